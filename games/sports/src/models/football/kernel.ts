import { REDS } from './rates.ts'
import { HALF, MINUTES } from './rules.ts'
import { type Bounds, type Grid, emptyRuns, runAt, scoreAt, stepRuns } from './run.ts'

/**
 * How the second half ends from each score and number of reds at its beginning. It does not depend on the first, so that it is worked out once a match, and
 * only from where a match can still get.
 */
export class SecondHalves {
  #chances: readonly Float64Array[]
  #grid: Grid
  #known = new Map<number, readonly Float64Array[]>()

  constructor(chances: readonly Float64Array[], grid: Grid) {
    this.#chances = chances
    this.#grid = grid
  }

  /** Chances of the scores at the end in the order of `eachEnd`, without a red card in the match and with one. */
  from(home: number, away: number, reds: number): Float64Array {
    const score = scoreAt(home, away)
    const known = this.#known.get(score) ?? this.#fromScore(home, away)
    this.#known.set(score, known)
    return known[reds]!
  }

  /** By the reds that the half begins with. */
  #fromScore(home: number, away: number): Float64Array[] {
    const bounds = { home, away, grid: this.#grid }
    runs.fill(0)
    for (let reds = 0; reds < REDS; reds++) runs[runAt(scoreAt(home, away), reds, reds)] = 1
    for (let minute = HALF; minute < MINUTES; minute++) stepRuns(runs, this.#chances[minute]!, bounds, home + away + minute - HALF + 1)
    return Array.from({ length: REDS }, (_, begun) => endsFrom(bounds, begun))
  }
}

/** Nothing of it is looked at once it was read. */
const runs = emptyRuns()

/** Of each last score of the runs that began with so many reds: without a red card, and with one. */
function endsFrom(bounds: Bounds, begun: number): Float64Array {
  const ends: number[] = []
  eachEnd(bounds, (home, away) => {
    let sent = 0
    for (let reds = 1; reds < REDS; reds++) sent += runs[runAt(scoreAt(home, away), reds, begun)]!
    ends.push(runs[runAt(scoreAt(home, away), 0, begun)]!, sent)
  })
  return new Float64Array(ends)
}

/** Calls with each score that can be the last, in order. */
export function eachEnd({ home, away, grid: { side, both } }: Bounds, hear: (home: number, away: number) => void): void {
  for (let h = home; h <= Math.min(side, both - away); h++) for (let a = away; a <= Math.min(side, both - h); a++) hear(h, a)
}

/** Of each last score: without a red card, and with one. */
export function endsOf(run: Float64Array, bounds: Bounds): Float64Array {
  const ends: number[] = []
  eachEnd(bounds, (home, away) => {
    const at = scoreAt(home, away) * REDS
    let sent = 0
    for (let reds = 1; reds < REDS; reds++) sent += run[at + reds]!
    ends.push(run[at]!, sent)
  })
  return new Float64Array(ends)
}
