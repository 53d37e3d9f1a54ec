import type { SportModel } from '../model.ts'
import type { FootballCell } from './cells.ts'
import { countPart } from './counts.ts'
import { SecondHalves } from './kernel.ts'
import { PLAYS } from './play.ts'
import { Rates, chancesByMinute } from './rates.ts'
import { type FootballRules, RULES } from './rules.ts'
import { gridOf } from './run.ts'
import { type Prepared, scorePart } from './score-part.ts'
import { FOOTBALL_START, type FootballState, footballStanding } from './state.ts'
import type { FootballStrengths } from './strengths.ts'
import { footballTransitions } from './transitions.ts'

/** Football by minutes. Other rules than those that are played are for comparing with closed forms. */
export function footballModel(rules: FootballRules): SportModel<FootballState, FootballStrengths, FootballCell> {
  const known = new WeakMap<FootballStrengths, Prepared>()
  const prepare = (strengths: FootballStrengths): Prepared => {
    const found = known.get(strengths)
    if (found) return found
    const rates = new Rates(rules, strengths)
    const chances = chancesByMinute(rates)
    const grid = gridOf(rules.goalsMost)
    const prepared = { rates, grid, chances, secondHalves: new SecondHalves(chances, grid) }
    known.set(strengths, prepared)
    return prepared
  }
  return {
    sport: 'football',
    sportId: 1,
    beatSeconds: 6,
    maths: { version: 1, rules, plays: PLAYS.map(({ kind, x, y, weight }) => [kind, x, y, weight]) },
    start: () => FOOTBALL_START,
    transitions: (state, strengths) => footballTransitions(state, strengths, prepare(strengths).rates),
    outlook: (state, strengths) => [
      scorePart(state, prepare(strengths)),
      countPart(state, strengths, { of: 'corners', most: rules.cornersMost }),
      countPart(state, strengths, { of: 'cards', most: rules.cardsMost }),
    ],
    standing: footballStanding,
  }
}

export const FOOTBALL_MODEL = footballModel(RULES)
