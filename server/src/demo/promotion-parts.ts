import type { Definition, DefinitionOf, PromotionKind, Reward } from '@tucano/contract/promotions'

export const cash = (amount: number): Reward => ({ type: 'cash', amount: String(amount) })
export const points = (many: number): Reward => ({ type: 'points', points: many })
export const EVERY_BET = { products: null, vendors: null, games: null, minStake: null }
export const CASINO = { ...EVERY_BET, products: ['RNG' as const] }

export const TERMS = {
  multiple: 10,
  base: 'bonus',
  contribution: {},
  maxStake: '500',
  maxConversion: 5,
  days: 7,
  products: null,
  convert: 'all',
  onWithdrawal: 'forfeit',
} as const
export const bonus = (amount: number, multiple = 10): Reward => ({ type: 'bonus', amount: String(amount), terms: { ...TERMS, multiple } })

type Common = 'startsAt' | 'endsAt' | 'audience' | 'claimDays' | 'optIn' | 'claim' | 'budget'
type Written<Kind extends PromotionKind> = Omit<DefinitionOf<Kind>, Common> & Partial<Pick<Definition, Common>>
export type AnyWritten = { [Kind in PromotionKind]: Written<Kind> }[PromotionKind]

/** What earlier ones are called by, in those that come after them. */
export interface Made {
  wheel: string | undefined
  firstMission: string | undefined
  goods: (name: string) => string | undefined
  game: string | undefined
}

interface DemoPromotion {
  key: string
  of: (made: Made) => AnyWritten
}

export const one = (key: string, of: AnyWritten | ((made: Made) => AnyWritten)): DemoPromotion => ({
  key,
  of: typeof of === 'function' ? of : () => of,
})
export const ticket = ({ wheel }: Made, count = 1): Reward => (wheel ? { type: 'ticket', promotionId: wheel, count } : points(20 * count))
export const freeRounds = ({ game }: Made, rounds: number): Reward =>
  game ? { type: 'freeRounds', game, rounds, stake: '100', days: 7 } : points(10 * rounds)
