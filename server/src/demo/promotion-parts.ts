import type { Definition, DefinitionOf, PromotionKind, Reward } from '@tucano/contract/promotions'
import type { PromotionLaw } from '@tucano/contract/promotions/law'

export const cash = (amount: number): Reward => ({ type: 'cash', amount: String(amount) })
export const points = (many: number): Reward => ({ type: 'points', points: many })
/** The one product of promotions where the law does not let them be about several. */
const ONE = ['RNG' as const]
const EVERY_BET = { products: null, vendors: null, games: null, minStake: null }
export const CASINO = { ...EVERY_BET, products: ONE }
export const productsOf = ({ law }: Made): typeof ONE | null => (law.severalProducts ? null : ONE)
export const everyBet = (made: Made) => ({ ...EVERY_BET, products: productsOf(made) })

const TERMS = {
  multiple: 10,
  base: 'bonus',
  contribution: {},
  maxStake: '500',
  maxConversion: 5,
  days: 7,
  convert: 'all',
  onWithdrawal: 'forfeit',
} as const
export const termsOf = (made: Made, multiple = 10) => ({ ...TERMS, multiple, products: productsOf(made) })
export const bonus = (made: Made, amount: number, multiple: number): Reward => ({
  type: 'bonus',
  amount: String(amount),
  terms: termsOf(made, multiple),
})

type Common = 'startsAt' | 'endsAt' | 'audience' | 'claimDays' | 'optIn' | 'claim' | 'budget'
type Written<Kind extends PromotionKind> = Omit<DefinitionOf<Kind>, Common> & Partial<Pick<Definition, Common>>
export type AnyWritten = { [Kind in PromotionKind]: Written<Kind> }[PromotionKind]

/** What earlier ones are called by, in those that come after them, and the law that all of them keep. */
export interface Made {
  law: PromotionLaw
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
