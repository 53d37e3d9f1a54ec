import { type RateType, type TermFigures, type Terms, tierFor } from './terms.ts'

const WHOLE = 10_000n
const orNothing = (amount: bigint): bigint => (amount > 0n ? amount : 0n)

/** What a team lost to the house, after what the house gave it: stake less payout, rebates, promotions, salaries and a fee on what was won of it. */
export interface TeamResult {
  stake: bigint
  payout: bigint
  rebate: bigint
  promotion: bigint
  salary: bigint
}

/** The house's part for its costs. */
export const feeOf = ({ stake, payout }: Pick<TeamResult, 'stake' | 'payout'>, feeBp: bigint): bigint =>
  (orNothing(stake - payout) * feeBp) / WHOLE

export const netLossOf = (result: TeamResult, feeBp: bigint): bigint =>
  result.stake - result.payout - result.rebate - result.promotion - result.salary - feeOf(result, feeBp)

/** What a period comes to by its terms. */
export interface Due {
  /** The place of the tier that was reached; -1 is none. */
  tier: number
  rate: bigint
  /** What the rate was applied to. */
  base: bigint
  due: bigint
  /** What goes on into the next period: a loss of the payer, or parts of a cent (in hundredths of a basis point of a minor unit). */
  carried: bigint
}

/** A dividend: the part of the net loss. With `carry` what was negative before is made up for first, and the sum chooses the tier as well. */
export function dividendOf(
  terms: Terms,
  figures: TermFigures & { netLoss: bigint },
  { carry, carried }: { carry: boolean; carried: bigint },
): Due {
  const base = figures.netLoss + (carry ? carried : 0n)
  const tier = tierFor(terms, { ...figures, netLoss: base })
  const rate = terms.tiers[tier]?.rate ?? 0n
  const due = (orNothing(base) * rate) / WHOLE
  return { tier, rate, base, due, carried: carry && base < 0n ? base : 0n }
}

/** A salary of a whole period: a part of the turnover, or an amount. */
export function salaryOf(terms: Terms, figures: TermFigures): Due {
  const tier = tierFor(terms, { ...figures, netLoss: undefined })
  const rate = terms.tiers[tier]?.rate ?? 0n
  return { tier, rate, base: figures.turnover, due: amountOf(terms.rateType, rate, figures.turnover), carried: 0n }
}

const amountOf = (rateType: RateType, rate: bigint, turnover: bigint): bigint =>
  rateType === 'percent' ? (orNothing(turnover) * rate) / WHOLE : rate

/**
 * A salary of a slot of the day. The day so far chooses the tier, which holds from that slot on; what is below a cent is kept for the next one, below zero after bets were undone.
 * At one rate, slots come to what one payment on their sum would. An amount is paid once a day for each tier that is reached: what is more than the day was paid so far.
 */
export function slotOf(
  terms: Terms,
  { day, staked, carried, paidToday }: { day: TermFigures; staked: bigint; carried: bigint; paidToday: bigint },
): Due {
  const tier = tierFor(terms, { ...day, netLoss: undefined })
  const rate = terms.tiers[tier]?.rate ?? 0n
  if (terms.rateType === 'amount') return { tier, rate, base: day.turnover, due: orNothing(rate - paidToday), carried: 0n }
  const kept = carried + staked * rate
  const due = orNothing(kept) / WHOLE
  return { tier, rate, base: staked, due, carried: kept - due * WHOLE }
}

/**
 * A rebate on somebody's turnover: the member gets its rate and everybody above the difference to the one below, by floors of the whole, so that all of them together
 * cost what the highest rate alone would. From the member up; a rate that is lower than one below it gives nothing.
 */
export function rebatesOf(turnover: bigint, ratesBp: readonly bigint[]): bigint[] {
  let below = 0n
  return ratesBp.map((rate) => {
    const upTo = (orNothing(turnover) * rate) / WHOLE
    const amount = orNothing(upTo - below)
    if (upTo > below) below = upTo
    return amount
  })
}

/** What a member came to for the house, and what of an earlier win is still to be made up for by it. */
export interface FencedMember {
  memberId: bigint
  result: bigint
  /** Zero or below. */
  fenced: bigint
}

/**
 * A member who has won more than the threshold counts by itself from then on: what it has won waits for what it loses later, and takes nothing from what
 * the others bring. Returns what counts, and what is fenced afterwards.
 */
export function fence(members: readonly FencedMember[], threshold: bigint): { counted: bigint; fenced: Map<bigint, bigint> } {
  const fenced = new Map<bigint, bigint>()
  let counted = 0n
  for (const { memberId, result, fenced: before } of members) {
    const sum = before + result
    if (before < 0n || result < -threshold) {
      if (sum < 0n) fenced.set(memberId, sum)
      counted += orNothing(sum)
    } else counted += result
  }
  return { counted, fenced }
}
