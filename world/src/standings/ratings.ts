import type { SportCode } from '../invented/index.ts'
import { MILLION, expectedScore } from './expectation.ts'
import type { Pair } from './results.ts'

/** How ratings of a sport move. In thousandths of a point. */
interface Movement {
  /** What a match is about. */
  stake: number
  /** What being at home is worth. */
  homeAdvantage: number
  /** How much more counts each goal, set or point of the difference after the first, in thousandths of the stake. */
  margin: number
}

const MOVEMENTS: Record<SportCode, Movement> = {
  football: { stake: 20_000, homeAdvantage: 60_000, margin: 200 },
  basketball: { stake: 18_000, homeAdvantage: 75_000, margin: 20 },
  tennis: { stake: 22_000, homeAdvantage: 0, margin: 100 },
  volleyball: { stake: 20_000, homeAdvantage: 45_000, margin: 100 },
  'american-football': { stake: 22_000, homeAdvantage: 50_000, margin: 20 },
  mma: { stake: 26_000, homeAdvantage: 0, margin: 0 },
  cs2: { stake: 22_000, homeAdvantage: 0, margin: 100 },
  valorant: { stake: 22_000, homeAdvantage: 0, margin: 100 },
  lol: { stake: 22_000, homeAdvantage: 0, margin: 100 },
  dota2: { stake: 22_000, homeAdvantage: 0, margin: 100 },
}
/** The largest difference counts so much, in thousandths of the stake. */
const MOST_MARGIN = 1_500

/** A match draws a rating back to what it started from by this part of the way: strengths wander, and do not run away. */
const PULL = 40
/** No rating is further than this from what it started from. */
export const REACH = 200_000

export const homeAdvantageOf = (sport: SportCode): number => MOVEMENTS[sport].homeAdvantage

/** Ratings of two before a match, what they started from, and how the match ended. */
export interface Rated {
  sport: SportCode
  ratings: Pair
  bases: Pair
  score: Pair
  isNeutral: boolean
}

function moved(rating: number, base: number, change: number): number {
  const pulled = rating + change - Math.trunc((rating - base) / PULL)
  return Math.min(base + REACH, Math.max(base - REACH, pulled))
}

/** Ratings after a match, by Elo's rule: what was scored less what was expected, times the stake. */
export function ratingsAfter({ sport, ratings, bases, score, isNeutral }: Rated): Pair {
  const { stake, homeAdvantage, margin } = MOVEMENTS[sport]
  const difference = score.home - score.away
  const scored = difference > 0 ? MILLION : difference < 0 ? 0 : MILLION / 2
  const expected = expectedScore(ratings.home - ratings.away + (isNeutral ? 0 : homeAdvantage))
  const weight = Math.min(MOST_MARGIN, 1000 + margin * Math.max(0, Math.abs(difference) - 1))
  const change = Math.trunc((stake * weight * (scored - expected)) / (1000 * MILLION))
  return { home: moved(ratings.home, bases.home, change), away: moved(ratings.away, bases.away, -change) }
}
