import { type Part, type Side, WEIGHTS } from '../model.ts'
import { remembered } from '../remembered.ts'
import { matchPart, periodPart } from '../scoring/score-outlook.ts'
import { type Ends, levelsOf, sumsByCount } from '../scoring/sums.ts'
import type { ScoreCell } from '../scoring/score-cells.ts'
import { playersOutlook } from './players.ts'
import { raceOutlooks } from './races.ts'
import {
  type BasketballState,
  type BasketballStrengths,
  OVERTIME_POSSESSIONS,
  QUARTERS,
  RACES,
  ballAfter,
  possessionsOf,
  scoreOfPeriods,
} from './state.ts'

/** A score, as points of both sides; what a player has; or who won a race: 0 nobody, 1 home, 2 away. */
export type BasketballCell = ScoreCell

/** All parts hang on the same possessions. */
const CHANCE = 'match'

function endsOf({ 1: one, 2: two, 3: three }: BasketballStrengths[Side]): Ends {
  const all = WEIGHTS / 1000
  return { points: [0, 1, 2, 3], chances: [(all - one - two - three) / all, one / all, two / all, three / all] }
}

const none = { home: 0, away: 0 }

/** Possessions that each side still has in a period. */
function leftIn(period: number, state: BasketballState): Record<Side, number> {
  const each = possessionsOf(period, state)
  if (period < state.period || state.isOver) return none
  if (period > state.period || state.first === null) return { home: each, away: each }
  const left = { home: each, away: each }
  for (let done = 0; done < state.done; done++) left[ballAfter(state.first, done)]--
  return left
}

function leftUpTo(last: number, state: BasketballState): Record<Side, number> {
  const left = { home: 0, away: 0 }
  for (let period = 1; period <= last; period++) {
    const { home, away } = leftIn(period, state)
    left.home += home
    left.away += away
  }
  return left
}

/** What follows from the strengths alone: how possessions of a side end, and what so many of them come to. */
const possessionsOfSides = remembered(({ home, away }: BasketballStrengths) => {
  const ends = { home: endsOf(home), away: endsOf(away) }
  return { ends, sums: { home: sumsByCount(ends.home), away: sumsByCount(ends.away) } }
})

export function basketballOutlook(state: BasketballState, strengths: BasketballStrengths): Part<BasketballCell>[] {
  const { ends, sums } = possessionsOfSides(strengths)
  const grow = ({ home, away }: Record<Side, number>): Record<Side, Float64Array> => ({ home: sums.home(home), away: sums.away(away) })
  const regulation = leftUpTo(QUARTERS, state)
  const overtime = state.period > QUARTERS
  const quarters = Array.from({ length: QUARTERS }, (_, n) =>
    periodPart(
      { part: 'quarter', place: { quarternr: String(n + 1) }, chance: CHANCE },
      state.periods[n] ?? none,
      grow(leftIn(n + 1, state)),
    ),
  )
  return [
    matchPart(
      { part: 'match', chance: CHANCE },
      {
        score: scoreOfPeriods(state.periods),
        growth: grow(overtime ? leftIn(state.period, state) : regulation),
        overtime,
        extra: () => grow({ home: OVERTIME_POSSESSIONS, away: OVERTIME_POSSESSIONS }),
      },
    ),
    periodPart({ part: 'half', chance: CHANCE }, scoreOfPeriods(state.periods.slice(0, QUARTERS / 2)), grow(leftUpTo(QUARTERS / 2, state))),
    ...quarters,
    ...raceParts(state, ends),
    ...playerParts(state, strengths, regulation),
  ]
}

const raceParts = (state: BasketballState, ends: Record<Side, Ends>): Part<BasketballCell>[] =>
  raceOutlooks(state, ends).map(({ none, home, away }, n) => ({
    part: 'race',
    place: { pointnr: String(RACES[n]!) },
    chance: CHANCE,
    cells: [0, 1, 2],
    chances: Float64Array.of(none, home, away),
  }))

const playerParts = (state: BasketballState, strengths: BasketballStrengths, left: Record<Side, number>): Part<BasketballCell>[] =>
  playersOutlook(state, strengths, left).map(({ id, share, has, growth }) => {
    const { points, chances } = levelsOf(growth)
    return {
      part: share,
      place: { player: id },
      chance: CHANCE,
      cells: Array.from(points, (more) => has + more),
      chances,
    }
  })
