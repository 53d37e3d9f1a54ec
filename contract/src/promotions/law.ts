// Which rules of a jurisdiction a promotion breaks. Both sides ask: the editor while somebody types, the server before it runs.
import Type, { type Static } from 'typebox'
import type { Definition } from './definition.ts'
import type { BonusTerms, Reward } from './terms.ts'

/** Rules of a jurisdiction that a promotion can break. */
export const lawRules = ['beforeBet', 'deposit', 'multiple', 'products', 'raffle'] as const
export type LawRule = (typeof lawRules)[number]

/** What a jurisdiction asks of promotions. */
export const PromotionLaw = Type.Object({
  /** Whether something may be given before a bet was settled (not in Brazil: Lei 14.790, art. 29). */
  beforeBet: Type.Boolean(),
  /** Whether something may be given for a deposit (not in Brazil: Portaria 1.231, art. 42). */
  deposit: Type.Boolean(),
  /** The most times that a bonus has to be staked, and whether the deposit may be part of what is. */
  multipleMax: Type.Integer(),
  depositInBase: Type.Boolean(),
  /** Whether one promotion may be about several products. */
  severalProducts: Type.Boolean(),
  /** Whether raffles may be drawn: in Brazil with an authorisation (Lei 5.768). */
  raffle: Type.Boolean(),
})
export type PromotionLaw = Static<typeof PromotionLaw>

/** Which rules of a law a promotion breaks; none where it may run. */
export function rulesBroken(definition: Definition, law: PromotionLaw): LawRule[] {
  const broken: Record<LawRule, boolean> = {
    beforeBet: !law.beforeBet && isBeforeBet(definition),
    deposit: !law.deposit && isForDeposit(definition),
    multiple: termsIn(definition).some(
      ({ multiple, base }) => multiple > law.multipleMax || (base === 'bonusAndDeposit' && !law.depositInBase),
    ),
    products: !law.severalProducts && isAboutSeveral(definition),
    raffle: !law.raffle && definition.kind === 'raffle',
  }
  return lawRules.filter((rule) => broken[rule])
}
/** Kinds that give only to those who have bet. */
const AFTER_BETS: ReadonlySet<Definition['kind']> = new Set(['cashback', 'rebate', 'board', 'raffle', 'rankUp', 'rankSalary', 'birthday'])

/** Whether members can get something without having had a bet settled. */
function isBeforeBet(definition: Definition): boolean {
  if (definition.kind === 'mission') return definition.measure === 'deposit'
  if (definition.kind === 'wheel') return definition.daily
  return !AFTER_BETS.has(definition.kind)
}

/** Whether a deposit is part of what has to be done; a friend's, too. */
const isForDeposit = (definition: Definition): boolean =>
  definition.kind === 'depositMatch' ||
  definition.kind === 'referral' ||
  (definition.kind === 'mission' && definition.measure === 'deposit')

/** Whether it is about bets on several products: those that count, and those that its rewards are staked on. */
function isAboutSeveral(definition: Definition): boolean {
  const named = [
    countedIn(definition),
    ...termsIn(definition).map(({ products }) => products),
    ...rewardsIn(definition).map((reward) =>
      reward.type === 'freeBet' ? reward.products : reward.type === 'freeRounds' ? ROUNDS : undefined,
    ),
  ]
  return named.includes(null) || new Set(named.flatMap((products) => products ?? [])).size > 1
}

/** Rounds are given of slots and of what is filed with them. */
const ROUNDS = ['RNG'] as const

/** The products whose bets count; null is all of them, nothing where no bets are asked for. */
function countedIn(definition: Definition): readonly string[] | null | undefined {
  if (definition.kind === 'mission' && definition.measure === 'deposit') return undefined
  if ('filter' in definition) return definition.filter.products
  return 'products' in definition ? definition.products : undefined
}

/** Every reward that a promotion names. */
export function rewardsIn(definition: Definition): Reward[] {
  if ('reward' in definition) return [definition.reward]
  if ('ladder' in definition) return definition.ladder
  if ('segments' in definition) return definition.segments.flatMap(({ reward }) => reward ?? [])
  if ('prizes' in definition) return definition.prizes.map(({ reward }) => reward)
  if ('rewards' in definition) return definition.rewards.flatMap((reward) => reward ?? [])
  return definition.kind === 'referral' ? [definition.forReferrer, ...(definition.forFriend ? [definition.forFriend] : [])] : []
}

function termsIn(definition: Definition): BonusTerms[] {
  const own = definition.kind === 'depositMatch' && definition.terms ? [definition.terms] : []
  return [...own, ...rewardsIn(definition).flatMap((reward) => (reward.type === 'bonus' ? reward.terms : []))]
}
