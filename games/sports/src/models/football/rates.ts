import { WEIGHTS } from '../model.ts'
import { type AddedTime, type FootballRules, HALF, MINUTES, type MostGoals } from './rules.ts'
import type { FootballStrengths } from './strengths.ts'

/** What one minute can bring to the score: at most one of these. */
export const GOAL_HOME = 0
export const GOAL_AWAY = 1
export const RED_HOME = 2
export const RED_AWAY = 3
const BRINGS = 4

/** Numbers of reds of both sides, three of each. */
export const REDS = 9
/** Of which sides no more goals are counted: 1 home, 2 away, 3 both. */
const FULL = 4
/** Behind, level or ahead; reds; and of which sides no more goals are counted. */
const SITUATIONS = 3 * REDS * FULL

/** The situation without reds: each of the nine numbers of reds is `BY_REDS` farther. */
export function situationOf(home: number, away: number, { side, both }: MostGoals): number {
  const full = home + away >= both ? 3 : (home >= side ? 1 : 0) + (away >= side ? 2 : 0)
  return (home > away ? 2 : home < away ? 0 : 1) * REDS * FULL + full
}
export const BY_REDS = FULL

/** What share of its goals a side has scored by then, other things being equal. */
const shareBy = (minute: number, late: number): number => {
  const x = minute / MINUTES
  return x + late * (x * x - x)
}

function factors(rules: FootballRules, situation: number): { home: number; away: number } {
  const reds = Math.floor(situation / FULL) % REDS
  const lead = Math.floor(situation / FULL / REDS) - 1
  const [redsHome, redsAway] = [Math.floor(reds / 3), reds % 3]
  const byScore = (lead: number): number => (lead < 0 ? rules.trailing : lead > 0 ? rules.leading : 1)
  return {
    home: byScore(lead) * rules.own[redsHome]! * rules.other[redsAway]!,
    away: byScore(-lead) * rules.own[redsAway]! * rules.other[redsHome]!,
  }
}

/** Weights of what each minute brings in each situation. */
export class Rates {
  readonly rules: FootballRules
  #weights: Float64Array[]

  constructor(rules: FootballRules, { goals }: Pick<FootballStrengths, 'goals'>) {
    this.rules = rules
    this.#weights = Array.from({ length: MINUTES }, (_, minute) => {
      const share = shareBy(minute + 1, rules.late) - shareBy(minute, rules.late)
      const weights = new Float64Array(SITUATIONS * BRINGS)
      for (let situation = 0; situation < SITUATIONS; situation++) {
        const [at, full, reds] = [situation * BRINGS, situation % FULL, Math.floor(situation / FULL) % REDS]
        const by = factors(rules, situation)
        const goal = (mean: number, by: number): number => Math.round(mean * 1000 * share * by)
        weights[at + GOAL_HOME] = full % 2 === 0 ? goal(goals.home, by.home) : 0
        weights[at + GOAL_AWAY] = full < 2 ? goal(goals.away, by.away) : 0
        weights[at + RED_HOME] = Math.floor(reds / 3) < rules.redsMost ? Math.round(WEIGHTS * rules.red) : 0
        weights[at + RED_AWAY] = reds % 3 < rules.redsMost ? Math.round(WEIGHTS * rules.red) : 0
      }
      return weights
    })
  }

  /** Of an ordinary minute. */
  minute(minute: number, situation: number): number[] {
    const [weights, at] = [this.#weights[minute]!, situation * BRINGS]
    return [weights[at]!, weights[at + 1]!, weights[at + 2]!, weights[at + 3]!]
  }

  /**
   * The last minute of a half is stretched over added time: it brings as much as any other, and which of its beats brings it is as likely one as the other.
   * Whatever it brings ends the half.
   */
  lastMinute(minute: number, situation: number, { beat, added }: { beat: number; added: number }): number[] {
    const whole = this.minute(minute, situation)
    const beats = added + 1
    const gone = (beat * whole.reduce((sum, weight) => sum + weight, 0)) / beats / WEIGHTS
    return whole.map((weight) => Math.round(weight / beats / (1 - gone)))
  }
}

/** Chances of what a minute brings, by situation: that it passes, and then as in its weights. */
export const COLUMNS = BRINGS + 1

function chancesFrom(weightsOf: (situation: number) => readonly number[]): Float64Array {
  const chances = new Float64Array(SITUATIONS * COLUMNS)
  for (let situation = 0; situation < SITUATIONS; situation++) {
    const [weights, at] = [weightsOf(situation), situation * COLUMNS]
    let passes = 1
    for (let n = 0; n < BRINGS; n++) {
      chances[at + 1 + n] = weights[n]! / WEIGHTS
      passes -= weights[n]! / WEIGHTS
    }
    chances[at] = passes
  }
  return chances
}

/** What the beats of a last minute that are left bring together. */
export function chancesOfRest(rates: Rates, minute: number, { beat, added }: { beat: number; added: number }): Float64Array {
  return chancesFrom((situation) => {
    const sums = Array.from({ length: BRINGS }, () => 0)
    let left = 1
    for (let now = beat; now <= added; now++) {
      const weights = rates.lastMinute(minute, situation, { beat: now, added })
      let passes = 1
      for (let n = 0; n < BRINGS; n++) {
        sums[n]! += left * weights[n]!
        passes -= weights[n]! / WEIGHTS
      }
      left *= passes
    }
    return sums
  })
}

/** Before it is known how much is added. */
function chancesOfLast(rates: Rates, minute: number, added: readonly AddedTime[]): Float64Array {
  const sum = new Float64Array(SITUATIONS * COLUMNS)
  for (const { minutes, weight } of added) {
    const chances = chancesOfRest(rates, minute, { beat: 0, added: minutes })
    for (let n = 0; n < sum.length; n++) sum[n]! += (chances[n]! * weight) / WEIGHTS
  }
  return sum
}

export const chancesByMinute = (rates: Rates): Float64Array[] =>
  Array.from({ length: MINUTES }, (_, minute) => {
    if (minute === HALF - 1) return chancesOfLast(rates, minute, rates.rules.added.first)
    if (minute === MINUTES - 1) return chancesOfLast(rates, minute, rates.rules.added.second)
    return chancesFrom((situation) => rates.minute(minute, situation))
  })
