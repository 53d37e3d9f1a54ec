import { COLUMNS, GOAL_AWAY, GOAL_HOME, REDS, RED_AWAY, RED_HOME, situationOf } from './rates.ts'

/** Goals of a side from 0 to 10. */
const WIDTH = 11
const SCORES = WIDTH * WIDTH
export const scoreAt = (home: number, away: number): number => home * WIDTH + away
export const redsAt = (home: number, away: number): number => home * 3 + away

/** Where a run begins: no score below it can be met. */
interface From {
  home: number
  away: number
}

/** Chances of scores and reds, a row of nine for each score. */
export const emptyRun = (): Float64Array => new Float64Array(SCORES * REDS)

/**
 * One minute on, in place. Scores and reds only rise, so that from the highest down each is made of chances that are still those of the minute before.
 */
export function stepRun(run: Float64Array, chances: Float64Array, { from, goalsMost }: { from: From; goalsMost: number }): void {
  const byReds = 2 * COLUMNS
  for (let home = goalsMost - from.away; home >= from.home; home--)
    for (let away = goalsMost - home; away >= from.away; away--) {
      const at = scoreAt(home, away) * REDS
      const own = situationOf(home - away, 0, home + away === goalsMost) * COLUMNS
      const behind = situationOf(home - 1 - away, 0, false) * COLUMNS + 1 + GOAL_HOME
      const ahead = situationOf(home - away + 1, 0, false) * COLUMNS + 1 + GOAL_AWAY
      for (let reds = REDS - 1; reds >= 0; reds--) {
        let sum = run[at + reds]! * chances[own + reds * byReds]!
        if (home > from.home) sum += run[at - WIDTH * REDS + reds]! * chances[behind + reds * byReds]!
        if (away > from.away) sum += run[at - REDS + reds]! * chances[ahead + reds * byReds]!
        if (reds > 2) sum += run[at + reds - 3]! * chances[own + (reds - 3) * byReds + 1 + RED_HOME]!
        if (reds % 3 > 0) sum += run[at + reds - 1]! * chances[own + (reds - 1) * byReds + 1 + RED_AWAY]!
        run[at + reds] = sum
      }
    }
}

/** Runs that are told apart by who scores next: nobody has yet, the home side did, the away side did. */
export class NextGoalRun {
  readonly from: From
  readonly goalsMost: number
  none = new Float64Array(REDS)
  home = emptyRun()
  away = emptyRun()

  constructor(from: From, none: Float64Array, goalsMost: number) {
    this.from = from
    this.goalsMost = goalsMost
    this.none.set(none)
  }

  step(chances: Float64Array): void {
    const { from, goalsMost, none } = this
    const isFull = from.home + from.away === goalsMost
    const at = situationOf(from.home - from.away, 0, isFull) * COLUMNS
    const before = Float64Array.from(none)
    stepRun(this.home, chances, { from, goalsMost })
    stepRun(this.away, chances, { from, goalsMost })
    for (let reds = 0; reds < REDS; reds++) {
      const row = at + reds * 2 * COLUMNS
      if (!isFull) {
        this.home[scoreAt(from.home + 1, from.away) * REDS + reds]! += before[reds]! * chances[row + 1 + GOAL_HOME]!
        this.away[scoreAt(from.home, from.away + 1) * REDS + reds]! += before[reds]! * chances[row + 1 + GOAL_AWAY]!
      }
      none[reds] = before[reds]! * chances[row]!
      if (reds > 2) none[reds]! += before[reds - 3]! * chances[row - 6 * COLUMNS + 1 + RED_HOME]!
      if (reds % 3 > 0) none[reds]! += before[reds - 1]! * chances[row - 2 * COLUMNS + 1 + RED_AWAY]!
    }
  }
}
