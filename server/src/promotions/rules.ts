import { type DefinitionOf, type Filter, type Reward, partOf } from '@tucano/contract/promotions'
import type { BetFact } from '#betting/facts'
import type { Measure, Rules, RulesByKind } from './kind.ts'
import { dayOf } from '#platform/format'

const HUNDRED = 100n

/** Whether a bet is one of those that count. */
export function passes({ products, vendors, games, minStake }: Filter, fact: BetFact): boolean {
  return (
    (products === null || (products as readonly string[]).includes(fact.product)) &&
    (vendors === null || vendors.includes(fact.vendor)) &&
    (games === null || games.includes(fact.game)) &&
    (minStake === null || fact.name === 'betAdjusted' || fact.effectiveStake >= BigInt(minStake))
  )
}

const anyOf = (products: readonly string[] | null, { product }: BetFact): boolean => products === null || products.includes(product)

/** How many times its stake a bet has paid, in hundredths. */
export const multiplierOf = ({ stake, payout }: BetFact): bigint => (stake > 0n ? (payout * HUNDRED) / stake : 0n)

const capped = (amount: bigint, max: string | null): bigint => (max !== null && amount > BigInt(max) ? BigInt(max) : amount)

const cash = (amount: bigint): Reward | undefined => (amount > 0n ? { type: 'cash', amount: String(amount) } : undefined)

function missionMeasure({ measure, filter, target }: DefinitionOf<'mission'>, fact: BetFact, timeZone: string): Measure | undefined {
  if (!passes(filter, fact)) return undefined
  // What a correction changes is money, not how often.
  if (fact.name === 'betAdjusted') return measure === 'stake' ? { by: fact.effectiveStake } : undefined
  if (measure === 'count') return { by: 1n }
  if (measure === 'stake') return { by: fact.effectiveStake }
  if (measure === 'games') return { by: 1n, mark: fact.game }
  if (measure === 'days') return { by: 1n, mark: dayOf(fact.at, timeZone) }
  return measure === 'multiplier' && multiplierOf(fact) >= BigInt(target) * HUNDRED ? { by: 1n } : undefined
}

const mission = (timeZone: string): Rules<DefinitionOf<'mission'>> => ({
  window: ({ window }) => window,
  unit: 'count',
  earns: 'target',
  bet: (definition, fact) => missionMeasure(definition, fact, timeZone),
  money: ({ measure }, { heading, pocket, amount }) =>
    measure === 'deposit' && heading === 'deposits' && pocket === 'cash' ? { by: amount } : undefined,
  // A bet that has paid so many times its stake is enough.
  target: ({ measure, target }) => (measure === 'multiplier' ? 1n : BigInt(target)),
  reward: ({ reward }) => reward,
})

/** What a deposit brings: a part of it, on the promotion's terms or without any. */
const depositMatch: Rules<DefinitionOf<'depositMatch'>> = {
  window: () => 'campaign',
  unit: 'money',
  earns: 'target',
  money: ({ nth, minDeposit }, { heading, pocket, amount, isReversal, postingId }, { deposits }) => {
    if (heading !== 'deposits' || pocket !== 'cash' || isReversal || amount < BigInt(minDeposit)) return undefined
    const isMeant = nth.length === 0 ? deposits > 5 : nth.includes(deposits)
    return isMeant ? { by: amount, period: `p-${postingId}` } : undefined
  },
  target: () => 1n,
  reward: ({ matchBp, max, terms }, deposit) => {
    const amount = capped(partOf(deposit, matchBp), max)
    if (terms === null) return cash(amount)
    return amount > 0n ? { type: 'bonus', amount: String(amount), terms } : undefined
  },
}

const cashback: Rules<DefinitionOf<'cashback'>> = {
  window: ({ period }) => period,
  unit: 'money',
  earns: 'closing',
  bet: ({ products }, fact) => (anyOf(products, fact) ? { by: fact.effectiveStake - fact.payout } : undefined),
  reward: ({ bp, minLoss, max }, loss) => (loss >= BigInt(minLoss) ? cash(capped(partOf(loss, bp), max)) : undefined),
}

const rebate: Rules<DefinitionOf<'rebate'>> = {
  window: () => 'day',
  unit: 'money',
  earns: 'closing',
  bet: ({ products }, fact) => (anyOf(products, fact) ? { by: fact.effectiveStake } : undefined),
  reward: ({ bp, max }, staked) => cash(capped(partOf(staked, bp), max)),
}

const DAY_MS = 86_400_000

/** The period of what a friend brings to whoever has brought it. */
const friendPeriod = (friendId: bigint): string => `f-${friendId}`
/** The period of what the friend itself gets. */
export const FRIEND = 'friend'

/** What a friend stakes after a first deposit that is large enough, for whoever has brought it. Whether it is who it says is looked at later, by its documents. */
const referral: Rules<DefinitionOf<'referral'>> = {
  window: () => 'campaign',
  unit: 'money',
  earns: 'press',
  bet: ({ firstDeposit, withinDays }, { memberId, effectiveStake, at }, { first, referrerId }) => {
    if (referrerId === null || !first || first.amount < BigInt(firstDeposit)) return undefined
    const age = at.getTime() - first.at.getTime()
    return age >= 0 && age < withinDays * DAY_MS ? { by: effectiveStake, period: friendPeriod(memberId), memberId: referrerId } : undefined
  },
}

/** Kinds in which members press, are drawn, or are given something: nothing is measured by facts here. */
const byPress = { window: () => 'campaign' as const, unit: 'count', earns: 'press' } as const

/** The rules of every kind, in a brand's time zone. */
export const rulesIn = (timeZone: string): RulesByKind => ({
  depositMatch,
  cashback,
  rebate,
  mission: mission(timeZone),
  checkIn: { ...byPress, window: () => 'day' },
  wheel: { ...byPress, window: ({ daily }) => (daily ? 'day' : 'campaign') },
  envelopes: byPress,
  raffle: { ...byPress, window: ({ period }) => period },
  board: { ...byPress, window: ({ period }) => period },
  rankUp: byPress,
  rankSalary: { ...byPress, window: () => 'month' },
  birthday: byPress,
  referral,
  code: byPress,
  application: byPress,
  manual: byPress,
})
