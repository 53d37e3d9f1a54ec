import { type Leg, type Slip, payoutRange, placeOddsOf } from '@tucano/sports/slips'
import { type Claim, claimsOfLegs } from './claims.ts'
import type { Place } from './each-way.ts'
import type { JudgedLeg, Judging } from './judge.ts'
import { type Limits, limitsOf } from './limits.ts'

/** What a line of this stake asks the house to take on by a selection, and the stake that one bet may have by it. */
interface BoundClaim extends Claim {
  most: bigint
}

export interface StakeBounds {
  stakeMin: bigint
  /** The most that the bet pays, and the stake of a line that wins no more. */
  cap: bigint
  payoutMost: bigint
  /** For a line of so many minor units. */
  claims: BoundClaim[]
}

/** Fine enough for everything that grows with the stake. */
const UNITS = 1_000_000n
const ANY = 10n ** 15n

const least = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => (a < b ? a : b))
const greatest = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => (a > b ? a : b))

/** How much may be staked on each line by what one bet may win and pay, less where the member has a factor. */
export function stakeBounds(
  { slip, legs, factorBp, isFree }: { slip: Slip; legs: readonly JudgedLeg[]; factorBp: number; isFree: boolean },
  judging: Judging,
): StakeBounds {
  const limits = legs.map(({ markets }) => markets.map((market) => limitsOf(judging.limits, judging.brandLimits, market)))
  const all = limits.flat()
  const factor = (amount: bigint): bigint => (amount * BigInt(factorBp)) / 10_000n
  const cap = least(all.map(({ payout }) => payout))
  const line: Slip = { ...slip, unit: UNITS }
  const pays = payoutRange(line, [], { free: isFree }).most
  const shares = claimsOfLegs(
    { ...line, eachWay: false },
    legs.map(({ chances }) => chances),
  )
  return {
    stakeMin: greatest(all.map(({ stakeMin }) => stakeMin)),
    cap,
    payoutMost: pays > 0n ? (factor(cap) * UNITS) / pays : ANY,
    claims: legs.flatMap(({ leg, markets, place }, at) => [
      ...leg.selections.map(({ outcome }, n): BoundClaim => {
        const { stake, payout } = shares[at]!
        const { betWin, market: most } = limits[at]![n]!
        const { eventId, marketId, specifiers } = markets[n]!
        const wins = payout - stake
        return {
          eventId,
          marketId,
          specifiers,
          outcome,
          leg: at,
          selection: n,
          stake,
          payout,
          cap: most,
          most: wins > 0n ? (factor(betWin) * UNITS) / wins : ANY,
        }
      }),
      ...(place && leg.terms
        ? [
            placeClaim(
              { leg, place, at, odds: placeOddsOf(leg.odds, leg.terms) },
              { limits: limitsOf(judging.limits, judging.brandLimits, place.market), factor },
            ),
          ]
        : []),
    ]),
  }
}

/** What a place asks for: a bet each way is a single, so that nothing else decides what it pays. */
function placeClaim(
  { leg, place, at, odds }: { leg: Leg; place: Place; at: number; odds: number },
  { limits, factor }: { limits: Limits; factor: (amount: bigint) => bigint },
): BoundClaim {
  const { eventId, marketId, specifiers } = place.market
  const payout = (UNITS * BigInt(odds)) / 1000n
  return {
    eventId,
    marketId,
    specifiers,
    outcome: leg.selections[0].outcome,
    leg: at,
    selection: leg.selections.length,
    stake: UNITS,
    payout,
    cap: limits.market,
    most: (factor(limits.betWin) * UNITS) / (payout - UNITS),
  }
}

/** What the house takes on by lines of this stake. */
export const claimsAt = ({ claims }: StakeBounds, unit: bigint): Claim[] =>
  claims.map(({ most: _, ...claim }) => ({ ...claim, stake: (claim.stake * unit) / UNITS, payout: (claim.payout * unit) / UNITS }))

/** The largest stake of a line, by all that bounds it, with what is on the markets already. */
export function mostUnit({ payoutMost, claims }: StakeBounds, left: (claim: Claim) => bigint): bigint {
  const fits = claims.map((claim) => {
    const wins = claim.payout - claim.stake
    const room = left(claim)
    return wins > 0n ? (room > 0n ? (room * UNITS) / wins : 0n) : ANY
  })
  return least([payoutMost, ...claims.map(({ most }) => most), ...fits])
}
