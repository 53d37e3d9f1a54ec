import type { Definition, DefinitionOf, PromotionKind, Reward } from '@tucano/contract/promotions'

export const cash = (amount: bigint): Reward => ({ type: 'cash', amount: String(amount) })
export const ANY_BET = { products: null, vendors: null, games: null, minStake: null }

const COMMON = {
  title: 'Promoção de teste',
  summary: 'Feita por um teste',
  scene: 'gift',
  startsAt: 0,
  endsAt: null,
  audience: { rankFrom: 0, newDays: null, labelIds: null },
  optIn: false,
  claim: 'press',
  claimDays: 7,
  budget: { amount: null, rewards: null, isShown: false },
} as const

export type OwnFields<Kind extends PromotionKind> = Omit<DefinitionOf<Kind>, keyof typeof COMMON | 'kind'> & Partial<Definition>

/** A promotion that says what a test is about, and nothing else. */
export const promotionOf = <Kind extends PromotionKind>(kind: Kind, own: OwnFields<Kind>): DefinitionOf<Kind> =>
  ({ kind, ...structuredClone(COMMON), ...own }) as unknown as DefinitionOf<Kind>
