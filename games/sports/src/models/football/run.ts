import { BY_REDS, COLUMNS, GOAL_AWAY, GOAL_HOME, REDS, RED_AWAY, RED_HOME, situationOf } from './rates.ts'
import type { MostGoals } from './rules.ts'

/** Goals of a side from 0 to 10. */
const WIDTH = 11
const SCORES = WIDTH * WIDTH
export const scoreAt = (home: number, away: number): number => home * WIDTH + away
export const redsAt = (home: number, away: number): number => home * 3 + away

/** Scores that are counted, with the row of chances that holds at each. */
export interface Grid extends MostGoals {
  rows: Int32Array
}

const ROW = BY_REDS * COLUMNS

export function gridOf(most: MostGoals): Grid {
  const rows = new Int32Array(SCORES)
  for (let home = 0; home < WIDTH; home++)
    for (let away = 0; away < WIDTH; away++) rows[scoreAt(home, away)] = situationOf(home, away, most) * COLUMNS
  return { ...most, rows }
}

/** Where a run begins, as no score below it can be met, and how far it goes. */
export interface Bounds {
  home: number
  away: number
  grid: Grid
}

/** Chances of scores and reds, a row of nine for each score. */
const emptyRun = (): Float64Array => new Float64Array(SCORES * REDS)

/**
 * One minute on, in place, where so many goals can have been scored by then: one a minute at most. Scores and reds only rise, so that from the highest down
 * each is made of chances that are still those of the minute before.
 */
function stepRun(run: Float64Array, chances: Float64Array, { home: fromHome, away: fromAway, grid }: Bounds, goals: number): void {
  const { side, rows } = grid
  const both = Math.min(grid.both, goals)
  for (let home = Math.min(side, both - fromAway); home >= fromHome; home--)
    for (let away = Math.min(side, both - home); away >= fromAway; away--) {
      const score = home * WIDTH + away
      const at = score * REDS
      const own = rows[score]!
      const behind = home > fromHome ? rows[score - WIDTH]! + 1 + GOAL_HOME : -1
      const ahead = away > fromAway ? rows[score - 1]! + 1 + GOAL_AWAY : -1
      for (let redsHome = 2; redsHome >= 0; redsHome--)
        for (let redsAway = 2; redsAway >= 0; redsAway--) {
          const reds = redsHome * 3 + redsAway
          const now = at + reds
          const row = reds * ROW
          let sum = run[now]! * chances[own + row]!
          if (behind >= 0) sum += run[now - WIDTH * REDS]! * chances[behind + row]!
          if (ahead >= 0) sum += run[now - REDS]! * chances[ahead + row]!
          if (redsHome > 0) sum += run[now - 3]! * chances[own + row - 3 * ROW + 1 + RED_HOME]!
          if (redsAway > 0) sum += run[now - 1]! * chances[own + row - ROW + 1 + RED_AWAY]!
          run[now] = sum
        }
    }
}

/** Runs side by side, one for each number of reds that they begin with: by score, reds, and reds at the beginning. */
export const emptyRuns = (): Float64Array => new Float64Array(SCORES * REDS * REDS)
export const runAt = (score: number, reds: number, begun: number): number => (score * REDS + reds) * REDS + begun

/** One minute on, in place, for all of them at once: what a minute brings is looked up once for nine. No run has fewer reds than it began with. */
export function stepRuns(runs: Float64Array, chances: Float64Array, { home: fromHome, away: fromAway, grid }: Bounds, goals: number): void {
  const { side, rows } = grid
  const both = Math.min(grid.both, goals)
  for (let home = Math.min(side, both - fromAway); home >= fromHome; home--)
    for (let away = Math.min(side, both - home); away >= fromAway; away--) {
      const score = home * WIDTH + away
      const own = rows[score]!
      const hasBehind = home > fromHome
      const hasAhead = away > fromAway
      for (let reds = REDS - 1; reds >= 0; reds--) {
        const now = runAt(score, reds, 0)
        const row = reds * ROW
        const behind = hasBehind ? now - WIDTH * REDS * REDS : now
        const ahead = hasAhead ? now - REDS * REDS : now
        const fewerHome = reds > 2 ? now - 3 * REDS : now
        const fewerAway = reds % 3 > 0 ? now - REDS : now
        const stays = chances[own + row]!
        const byHome = hasBehind ? chances[rows[score - WIDTH]! + row + 1 + GOAL_HOME]! : 0
        const byAway = hasAhead ? chances[rows[score - 1]! + row + 1 + GOAL_AWAY]! : 0
        const redHome = reds > 2 ? chances[own + row - 3 * ROW + 1 + RED_HOME]! : 0
        const redAway = reds % 3 > 0 ? chances[own + row - ROW + 1 + RED_AWAY]! : 0
        for (let begun = 0; begun <= reds; begun++)
          runs[now + begun] =
            runs[now + begun]! * stays +
            runs[behind + begun]! * byHome +
            runs[ahead + begun]! * byAway +
            runs[fewerHome + begun]! * redHome +
            runs[fewerAway + begun]! * redAway
      }
    }
}

/** Runs that are told apart by who scores next: nobody has yet, the home side did, the away side did. */
export class NextGoalRun {
  readonly bounds: Bounds
  #goals: number
  none = new Float64Array(REDS)
  home = emptyRun()
  away = emptyRun()

  constructor(bounds: Bounds, none: Float64Array) {
    this.bounds = bounds
    this.#goals = bounds.home + bounds.away
    this.none.set(none)
  }

  step(chances: Float64Array): void {
    const { bounds, none, home, away } = this
    const at = bounds.grid.rows[scoreAt(bounds.home, bounds.away)]!
    const before = Float64Array.from(none)
    this.#goals++
    stepRun(home, chances, { ...bounds, home: bounds.home + 1 }, this.#goals)
    stepRun(away, chances, { ...bounds, away: bounds.away + 1 }, this.#goals)
    for (let reds = 0; reds < REDS; reds++) {
      const row = at + reds * ROW
      const byHome = chances[row + 1 + GOAL_HOME]!
      const byAway = chances[row + 1 + GOAL_AWAY]!
      if (byHome > 0) home[scoreAt(bounds.home + 1, bounds.away) * REDS + reds]! += before[reds]! * byHome
      if (byAway > 0) away[scoreAt(bounds.home, bounds.away + 1) * REDS + reds]! += before[reds]! * byAway
      none[reds] = before[reds]! * chances[row]!
      if (reds > 2) none[reds]! += before[reds - 3]! * chances[row - 3 * ROW + 1 + RED_HOME]!
      if (reds % 3 > 0) none[reds]! += before[reds - 1]! * chances[row - ROW + 1 + RED_AWAY]!
    }
  }
}
