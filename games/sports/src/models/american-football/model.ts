import type { SportModel, Standing } from '../model.ts'
import { STATUSES } from '../statuses.ts'
import { FIELD_GOALS, GAINS, STARTS } from './drives.ts'
import { type AmericanFootballCell, americanFootballOutlook } from './outlook.ts'
import {
  type AmericanFootballState,
  type AmericanFootballStrengths,
  DRIVES,
  OVERTIME_DRIVES,
  QUARTERS,
  driverAfter,
  drivesOf,
  scoreNow,
  startAmericanFootball,
} from './state.ts'
import { americanFootballTransitions } from './transitions.ts'

const QUARTER_SECONDS = 900

/** A quarter is before us that has not begun. */
const isBetween = ({ period, drives, ball, isTry, isOver }: AmericanFootballState): boolean =>
  !isOver && period > 1 && period <= QUARTERS && drives === 0 && !ball && !isTry

function matchStatus(state: AmericanFootballState): number {
  const { period, received } = state
  if (received === null) return STATUSES.notStarted
  if (state.isOver) return period > QUARTERS ? STATUSES.endedAfterOvertime : STATUSES.ended
  if (isBetween(state)) return period === QUARTERS / 2 + 1 ? STATUSES.halfTime : STATUSES.firstBreak + period - 2
  return period > QUARTERS ? STATUSES.overtime : STATUSES.firstQuarter + period - 1
}

/** How far the clock has run, as if all drives were equally long; overtime has none. */
const clockSeconds = ({ period, drives }: AmericanFootballState): number =>
  period > QUARTERS
    ? QUARTERS * QUARTER_SECONDS
    : (period - 1) * QUARTER_SECONDS + Math.floor((QUARTER_SECONDS * drives) / drivesOf(period))

function americanFootballStanding(state: AmericanFootballState): Standing {
  const { received, first, drives, ball, isTry, isOver, scores } = state
  return {
    phase: received === null ? 'before' : isOver ? 'over' : isBetween(state) ? 'break' : 'live',
    score: scoreNow(state),
    periods: state.periods,
    clockSeconds: clockSeconds(state),
    matchStatus: matchStatus(state),
    more: { drives: first === null || isOver ? null : driverAfter(first, drives), ball, isTry, scores },
  }
}

/** Drives in turn, of plays over the field: what a drive ends with is the side's strength, and how it gets there a walk that fits it. */
export const americanFootball: SportModel<AmericanFootballState, AmericanFootballStrengths, AmericanFootballCell> = {
  sport: 'american-football',
  sportId: 16,
  beatSeconds: 3,
  maths: {
    version: 1,
    quarters: QUARTERS,
    drives: DRIVES,
    overtimeDrives: OVERTIME_DRIVES,
    gains: GAINS.map((gain) => ({ ...gain })),
    starts: STARTS.map((start) => ({ ...start })),
    fieldGoals: FIELD_GOALS.map((range) => ({ ...range })),
  },
  start: startAmericanFootball,
  transitions: americanFootballTransitions,
  outlook: americanFootballOutlook,
  standing: americanFootballStanding,
}
