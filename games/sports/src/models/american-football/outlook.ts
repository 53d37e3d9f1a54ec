import type { Part, Side } from '../model.ts'
import type { ScoreCell } from '../scoring/score-cells.ts'
import { type Growth, matchPart, periodPart } from '../scoring/score-outlook.ts'
import { sumsOf, together } from '../scoring/sums.ts'
import { driveEnds, tryEnds } from './drives.ts'
import { nextScore } from './next-score.ts'
import { type AmericanFootballState, type AmericanFootballStrengths, QUARTERS, driverAfter, drivesOf, scoreNow } from './state.ts'

/** A score, as points of both sides; or who scored, and how, as `SCORE_CELLS` says. */
export type AmericanFootballCell = ScoreCell

export const SCORE_CELLS = { none: 0, home: { touchdown: 1, fieldGoal: 2 }, away: { touchdown: 3, fieldGoal: 4 } } as const

/** All parts hang on the same drives. */
const CHANCE = 'match'
const NOTHING = { home: 0, away: 0 }
const SIDES = ['home', 'away'] as const

/** Drives of each side in a period that have not begun. */
function leftIn(period: number, { period: now, first, drives, ball, isTry, isOver }: AmericanFootballState): Record<Side, number> {
  const each = drivesOf(period) / 2
  if (period < now || isOver) return NOTHING
  if (period > now || first === null) return { home: each, away: each }
  const left = { home: each, away: each }
  for (let done = 0; done < drives + (ball || isTry ? 1 : 0); done++) left[driverAfter(first, done)]--
  return left
}

/** What the drive that has begun can still bring its side. */
function presentDrive(state: AmericanFootballState, strengths: AmericanFootballStrengths): { side: Side; sums: Float64Array } | undefined {
  const { first, drives, ball, isTry, isOver } = state
  if (first === null || isOver || !(ball || isTry)) return undefined
  const side = driverAfter(first, drives)
  return { side, sums: sumsOf(isTry ? tryEnds(strengths[side]) : driveEnds(strengths[side], ball), 1) }
}

/** What sides still add from one period to another. */
function growthIn([from, to]: readonly [number, number], state: AmericanFootballState, strengths: AmericanFootballStrengths): Growth {
  const left = { home: 0, away: 0 }
  for (let period = from; period <= to; period++) for (const side of SIDES) left[side] += leftIn(period, state)[side]
  const present = from <= state.period && state.period <= to ? presentDrive(state, strengths) : undefined
  const grow = (side: Side): Float64Array => {
    const whole = left[side] > 0 ? sumsOf(driveEnds(strengths[side], null), left[side]) : Float64Array.of(1)
    return present?.side === side ? together(whole, present.sums) : whole
  }
  return { home: grow('home'), away: grow('away') }
}

function wholeMatch(state: AmericanFootballState, strengths: AmericanFootballStrengths): Part<AmericanFootballCell> {
  const overtime = state.period > QUARTERS
  const extra = (side: Side): Float64Array => sumsOf(driveEnds(strengths[side], null), 1)
  return matchPart(
    { part: 'match', chance: CHANCE },
    {
      score: scoreNow(state),
      growth: growthIn(overtime ? [state.period, state.period] : [1, QUARTERS], state, strengths),
      overtime,
      extra: () => ({ home: extra('home'), away: extra('away') }),
    },
  )
}

/** One part for each score so far, and one for the next. */
function scoreParts(state: AmericanFootballState, strengths: AmericanFootballStrengths): Part<AmericanFootballCell>[] {
  const { home, away, none } = nextScore(state, strengths)
  const at = (n: number): Pick<Part<AmericanFootballCell>, 'part' | 'place' | 'chance'> => ({
    part: 'score',
    place: { scorenr: String(n + 1) },
    chance: CHANCE,
  })
  const known = state.scores.map(({ side, type }, n) => ({ ...at(n), cells: [SCORE_CELLS[side][type]], chances: Float64Array.of(1) }))
  return [
    ...known,
    {
      ...at(known.length),
      cells: [0, 1, 2, 3, 4],
      chances: Float64Array.of(none, home.touchdown, home.fieldGoal, away.touchdown, away.fieldGoal),
    },
  ]
}

export function americanFootballOutlook(state: AmericanFootballState, strengths: AmericanFootballStrengths): Part<AmericanFootballCell>[] {
  const half = scoreNow({ periods: state.periods.slice(0, QUARTERS / 2) })
  return [
    wholeMatch(state, strengths),
    periodPart({ part: 'half', chance: CHANCE }, half, growthIn([1, QUARTERS / 2], state, strengths)),
    ...Array.from({ length: QUARTERS }, (_, n) =>
      periodPart(
        { part: 'quarter', place: { quarternr: String(n + 1) }, chance: CHANCE },
        state.periods[n] ?? NOTHING,
        growthIn([n + 1, n + 1], state, strengths),
      ),
    ),
    ...scoreParts(state, strengths),
  ]
}
