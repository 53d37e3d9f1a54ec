import type { AgreementKind, Terms, Tier } from '@tucano/contract/agents/agreements'
import { readAmount } from '#platform/read-amount'

/** A tier as it is typed. */
export interface TypedTier {
  turnover: string
  active: string
  netLoss: string
  rate: string
}
export type TierField = keyof TypedTier
type RateType = Terms['rateType']

export const NO_TIER: TypedTier = { turnover: '', active: '', netLoss: '', rate: '' }

/** What is wrong with a field: no number, nothing above zero, more than there is, less than the tier before, or not more. */
export type TierProblem = 'wrongAmount' | 'wrongCount' | 'wrongRate' | 'wrongRateMax' | 'wrongLess' | 'wrongRise'
export type TierProblems = Partial<Record<TierField, TierProblem>>

const BP_MAX = 10_000n

/** An empty condition asks for nothing. */
const read = (typed: string): bigint | undefined => readAmount(typed.trim() || '0')
const count = (typed: string): bigint | undefined => (/^\d{0,6}$/.test(typed.trim()) ? BigInt(typed.trim() || '0') : undefined)

export const tierFields = (kind: AgreementKind): readonly TierField[] =>
  kind === 'dividend' ? ['turnover', 'active', 'netLoss', 'rate'] : ['turnover', 'active', 'rate']

type ReadTier = Record<TierField, bigint | undefined>
const readTier = (typed: TypedTier): ReadTier => ({
  turnover: read(typed.turnover),
  active: count(typed.active),
  netLoss: read(typed.netLoss),
  rate: read(typed.rate),
})

function problemsOf(tier: ReadTier, before: ReadTier | undefined, rateType: RateType): TierProblems {
  const problems: TierProblems = {}
  for (const field of ['turnover', 'active', 'netLoss'] as const) {
    const value = tier[field]
    if (value === undefined) problems[field] = field === 'active' ? 'wrongCount' : 'wrongAmount'
    else if (value < (before?.[field] ?? 0n)) problems[field] = 'wrongLess'
  }
  const { rate } = tier
  if (rateType === 'percent' && (rate === undefined || rate < 1n || rate > BP_MAX)) problems.rate = 'wrongRateMax'
  else if (rate === undefined || rate < 1n) problems.rate = 'wrongRate'
  else if (before?.rate !== undefined && rate <= before.rate) problems.rate = 'wrongRise'
  return problems
}

/** What is wrong with each tier, as the server would say. */
export function findProblems(typed: readonly TypedTier[], rateType: RateType): TierProblems[] {
  const tiers = typed.map(readTier)
  return tiers.map((tier, n) => problemsOf(tier, tiers[n - 1], rateType))
}

/** The tiers, when nothing is wrong with them. */
export function readTiers(typed: readonly TypedTier[], rateType: RateType): Tier[] | undefined {
  if (findProblems(typed, rateType).some((problems) => Object.keys(problems).length > 0)) return undefined
  return typed.map(readTier).map((tier) => ({
    turnover: String(tier.turnover),
    active: Number(tier.active),
    netLoss: String(tier.netLoss),
    rate: String(tier.rate),
  }))
}

/** Tiers as somebody would type them; what they do not ask for stays empty. */
export const typeTiers = (tiers: readonly Tier[], write: (minor: string) => string): TypedTier[] =>
  tiers.map(({ turnover, active, netLoss, rate }) => ({
    turnover: turnover === '0' ? '' : write(turnover),
    active: active === 0 ? '' : String(active),
    netLoss: netLoss === '0' ? '' : write(netLoss),
    rate: write(rate),
  }))
