import type { Side } from '../model.ts'
import { otherSide } from '../winners.ts'
import { driveChain, tryEnds } from './drives.ts'
import { type AmericanFootballState, type AmericanFootballStrengths, QUARTERS, driverAfter, drivesOf, firstOf, scoreNow } from './state.ts'

/** Who scores next, and how; or nobody does any more. */
interface NextScore {
  home: { touchdown: number; fieldGoal: number }
  away: { touchdown: number; fieldGoal: number }
  none: number
}

/** Less than this is not looked after. */
const HARDLY = 1e-18

/** Whose drives are to come in the four quarters, or in the overtime that is on: without the one that has begun. */
function drivesToCome({ period, first, received, drives, ball, isTry }: AmericanFootballState): Side[] {
  const sides: Side[] = []
  const last = Math.max(period, QUARTERS)
  for (let [now, from] = [period, drives + (ball || isTry ? 1 : 0)]; now <= last; now++, from = 0) {
    const begins = now === period ? first : received && firstOf(now, received)
    if (begins) for (let n = from; n < drivesOf(now); n++) sides.push(driverAfter(begins, n))
  }
  return sides
}

/** Will both be level if nobody scores any more? The try after a touchdown is still to come. */
function levelChance(state: AmericanFootballState, strengths: AmericanFootballStrengths): number {
  const { home, away } = scoreNow(state)
  if (!state.isTry || state.first === null) return home === away ? 1 : 0
  const side = driverAfter(state.first, state.drives)
  const short = side === 'home' ? away - home : home - away
  const { points, chances } = tryEnds(strengths[side])
  return chances[points.indexOf(short)] ?? 0
}

/** Goes through drives as long as nobody scores. */
class Search {
  readonly found: NextScore = { home: { touchdown: 0, fieldGoal: 0 }, away: { touchdown: 0, fieldGoal: 0 }, none: 0 }
  readonly #strengths: AmericanFootballStrengths

  constructor(strengths: AmericanFootballStrengths) {
    this.#strengths = strengths
  }

  /** One drive, from where the ball is; what is left of the chance. */
  drive(side: Side, left: number, ball: AmericanFootballState['ball'] = null): number {
    const [nothing, fieldGoal, touchdown] = driveChain(this.#strengths[side]).ends(ball)
    this.found[side].fieldGoal += left * fieldGoal
    this.found[side].touchdown += left * touchdown
    return left * nothing
  }

  drives(sides: readonly Side[], left: number): number {
    return sides.reduce((rest, side) => this.drive(side, rest), left)
  }

  /** Overtimes without end, the first of them begun by this side, the next by the other. */
  overtimes(first: Side, left: number): void {
    for (let [side, rest] = [first, left]; rest > HARDLY; side = otherSide(side)) rest = this.drives([side, otherSide(side)], rest)
  }
}

function afterToss(state: AmericanFootballState, strengths: AmericanFootballStrengths): NextScore {
  const { period, first, drives, ball } = state
  const search = new Search(strengths)
  const begun = first && ball ? search.drive(driverAfter(first, drives), 1, ball) : 1
  const left = search.drives(drivesToCome(state), begun)
  const level = left * levelChance(state, strengths)
  if (period > QUARTERS && first !== null) search.overtimes(otherSide(first), level)
  else for (const side of ['home', 'away'] as const) search.overtimes(side, level / 2)
  return { ...search.found, none: left - level }
}

export function nextScore(state: AmericanFootballState, strengths: AmericanFootballStrengths): NextScore {
  if (state.isOver) return { ...new Search(strengths).found, none: 1 }
  if (state.received !== null) return afterToss(state, strengths)
  const [one, other] = (['home', 'away'] as const).map((side) => afterToss({ ...state, received: side, first: side }, strengths))
  const mean = (of: (next: NextScore) => number): number => (of(one!) + of(other!)) / 2
  return {
    home: { touchdown: mean(({ home }) => home.touchdown), fieldGoal: mean(({ home }) => home.fieldGoal) },
    away: { touchdown: mean(({ away }) => away.touchdown), fieldGoal: mean(({ away }) => away.fieldGoal) },
    none: mean(({ none }) => none),
  }
}
