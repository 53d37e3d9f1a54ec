/** What a team came to in a period, as far as an agreement asks for it. Amounts are in minor units. */
export interface TermFigures {
  turnover: bigint
  /** Only dividends ask for it: a salary is paid for what was staked, whoever won. */
  netLoss?: bigint | undefined
  active: number
}

export type RateType = 'percent' | 'amount'

/** What is paid when all its conditions hold. */
export interface Tier {
  turnover: bigint
  active: number
  /** Dividends only. */
  netLoss: bigint
  /** Basis points, or an amount in minor units. */
  rate: bigint
}

export interface Terms {
  rateType: RateType
  /** Each asks for no less than the one before it, and pays more. */
  tiers: readonly Tier[]
}

const TIERS_MAX = 10
/** Nobody gives more than everything. */
const BP_MAX = 10_000n
export const AMOUNT_MAX = 1_000_000_000_000n
const ACTIVE_MAX = 1_000_000

/** What is wrong with terms: which tier, and which of its fields. */
export interface TermsProblem {
  tier: number
  field: keyof Tier
}

const isAmount = (value: bigint): boolean => value >= 0n && value <= AMOUNT_MAX

function wrongIn({ turnover, netLoss, active, rate }: Tier, rateType: RateType): keyof Tier | undefined {
  if (!isAmount(turnover)) return 'turnover'
  if (!isAmount(netLoss)) return 'netLoss'
  if (!Number.isSafeInteger(active) || active < 0 || active > ACTIVE_MAX) return 'active'
  return rate < 1n || rate > (rateType === 'percent' ? BP_MAX : AMOUNT_MAX) ? 'rate' : undefined
}

function wrongAfter(tier: Tier, before: Tier): keyof Tier | undefined {
  if (tier.turnover < before.turnover) return 'turnover'
  if (tier.netLoss < before.netLoss) return 'netLoss'
  if (tier.active < before.active) return 'active'
  return tier.rate <= before.rate ? 'rate' : undefined
}

/** The first thing that is wrong; nothing, if the terms can be offered. */
export function findProblem({ rateType, tiers }: Terms): TermsProblem | undefined {
  if (tiers.length === 0 || tiers.length > TIERS_MAX) return { tier: tiers.length === 0 ? 0 : TIERS_MAX, field: 'rate' }
  for (const [n, tier] of tiers.entries()) {
    const field = wrongIn(tier, rateType) ?? (n > 0 ? wrongAfter(tier, tiers[n - 1]!) : undefined)
    if (field) return { tier: n, field }
  }
  return undefined
}

const holds = (tier: Tier, { turnover, netLoss, active }: TermFigures): boolean =>
  turnover >= tier.turnover && (netLoss === undefined || netLoss >= tier.netLoss) && active >= tier.active

/** The highest tier whose conditions all hold, by its place; -1 if none does. */
export const tierFor = ({ tiers }: Terms, figures: TermFigures): number => tiers.findLastIndex((tier) => holds(tier, figures))

/** What is missing to the next tier, and what that one pays; nothing below zero. Nothing at all if there is none. */
export function missingToNext(terms: Terms, figures: TermFigures): Tier | undefined {
  const next = terms.tiers[tierFor(terms, figures) + 1]
  if (!next) return undefined
  const rest = (asked: bigint, has: bigint): bigint => (asked > has ? asked - has : 0n)
  return {
    rate: next.rate,
    turnover: rest(next.turnover, figures.turnover),
    netLoss: figures.netLoss === undefined ? 0n : rest(next.netLoss, figures.netLoss),
    active: Math.max(0, next.active - figures.active),
  }
}

/** Whether somebody would pay more than it gets itself, at the thresholds of any of the tiers. Whoever gets nothing pays more with anything. */
export const isHigher = (offered: Terms, own: Terms | undefined): boolean =>
  offered.tiers.some((tier) => {
    const reached = own && own.rateType === offered.rateType ? own.tiers[tierFor(own, tier)] : undefined
    return tier.rate > (reached?.rate ?? 0n)
  })
