import { type Ratio, ratio } from '@tucano/round'
import { type Grade, factorOf, placePriceOf, priceOf } from './factors.ts'
import { sumOfLines } from './lines.ts'
import type { Odds } from './odds.ts'
import { type Leg, type Slip, costOf, linesOfSlip } from './slip.ts'

/** How far a leg has come. What is not there is open. */
export interface LegState<Part = Grade> {
  win?: Part
  /** Of its second half, where it is bet each way. */
  place?: Part
  /** Of a builder that was priced again without a void selection. */
  odds?: Odds
}

/** What the lines pay together at such factors, exactly. Each factor comes of a price, and of how far the leg has come. */
export function totalOf<Part>(
  slip: Slip,
  states: readonly LegState<Part>[],
  factor: (price: Ratio, part: Part | undefined) => Ratio,
): Ratio {
  const lines = linesOfSlip(slip)
  const oddsOf = (leg: Leg, at: number): Odds => states[at]?.odds ?? leg.odds
  const won = sumOfLines(
    lines,
    slip.legs.map((leg, at) => factor(priceOf(oddsOf(leg, at)), states[at]?.win)),
  )
  if (!slip.eachWay) return { over: slip.unit * won.over, under: won.under }
  const placed = sumOfLines(
    lines,
    slip.legs.map((leg, at) => {
      if (!leg.terms) throw new RangeError('each way is bet on legs with terms')
      return factor(placePriceOf(oddsOf(leg, at), leg.terms), states[at]?.place)
    }),
  )
  return { over: slip.unit * (won.over * placed.under + placed.over * won.under), under: won.under * placed.under }
}

/** The one rounding of a bet. */
const halfUp = ({ over, under }: Ratio): bigint => (2n * over + under) / (2n * under)

export interface PayoutTerms {
  /** The most that a bet pays. */
  cap?: bigint
  /** A free bet pays what is won above its stake. */
  free?: boolean
}

function paid(slip: Slip, total: Ratio, { cap, free }: PayoutTerms): bigint {
  const gain = halfUp(total) - (free ? costOf(slip) : 0n)
  const above = gain > 0n ? gain : 0n
  return cap !== undefined && above > cap ? cap : above
}

const NOTHING = ratio(0)
export const atMost = (price: Ratio, grade: Grade | undefined): Ratio => (grade ? factorOf(price, grade) : price)
const atLeast = (price: Ratio, grade: Grade | undefined): Ratio => (grade ? factorOf(price, grade) : NOTHING)

/**
 * What a bet can still pay. Once the least is the most, the bet is decided, whatever is open: a multiple with a lost leg, or one that has reached its cap.
 * With no leg decided, the most is what a slip promises.
 */
export function payoutRange(slip: Slip, states: readonly LegState[], terms: PayoutTerms = {}): { least: bigint; most: bigint } {
  return { least: paid(slip, totalOf(slip, states, atLeast), terms), most: paid(slip, totalOf(slip, states, atMost), terms) }
}
