import { REDS } from './rates.ts'
import { HALF, MINUTES } from './rules.ts'
import { type Bounds, type Grid, emptyRun, scoreAt, stepRun } from './run.ts'

/**
 * How the second half ends from each score and number of reds at its beginning. It does not depend on the first, so that it is worked out once a match, and
 * only from where a match can still get.
 */
export class SecondHalves {
  #chances: readonly Float64Array[]
  #grid: Grid
  #known = new Map<number, Float64Array>()

  constructor(chances: readonly Float64Array[], grid: Grid) {
    this.#chances = chances
    this.#grid = grid
  }

  /** Chances of the scores at the end in the order of `eachEnd`, without a red card in the match and with one. */
  from(home: number, away: number, reds: number): Float64Array {
    const key = scoreAt(home, away) * REDS + reds
    const known = this.#known.get(key)
    if (known) return known
    const bounds = { home, away, grid: this.#grid }
    const sent = { home: Math.floor(reds / 3), away: reds % 3 }
    const run = emptyRun()
    run[key] = 1
    for (let minute = HALF; minute < MINUTES; minute++)
      stepRun(run, this.#chances[minute]!, bounds, { sent, goals: home + away + minute - HALF + 1 })
    const ends = endsOf(run, bounds)
    this.#known.set(key, ends)
    return ends
  }
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
