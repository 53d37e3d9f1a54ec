import type { SportModel, Standing } from '../model.ts'
import { STATUSES } from '../statuses.ts'
import { type BasketballCell, basketballOutlook } from './outlook.ts'
import {
  type BasketballState,
  type BasketballStrengths,
  OVERTIME_POSSESSIONS,
  QUARTERS,
  RACES,
  ballAfter,
  possessionsOf,
  scoreOfPeriods,
  startBasketball,
} from './state.ts'
import { ASSISTED, ENDS, basketballTransitions } from './transitions.ts'

const QUARTER_SECONDS = 600
const OVERTIME_SECONDS = 300

/** A quarter or an overtime is before us that has not begun. */
const isBetween = ({ period, done, open, isOver }: BasketballState): boolean => !isOver && !open && done === 0 && period > 1

function matchStatus(state: BasketballState): number {
  const { period, tipOff } = state
  if (tipOff === null) return STATUSES.notStarted
  if (state.isOver) return period > QUARTERS ? STATUSES.endedAfterOvertime : STATUSES.ended
  if (isBetween(state) && period <= QUARTERS) return period === QUARTERS / 2 + 1 ? STATUSES.halfTime : STATUSES.firstBreak + period - 2
  return period > QUARTERS ? STATUSES.overtime : STATUSES.firstQuarter + period - 1
}

/** How far the clock has run, as if all possessions of a period were equally long. */
function clockSeconds(state: BasketballState): number {
  const { period, done } = state
  const length = period > QUARTERS ? OVERTIME_SECONDS : QUARTER_SECONDS
  const before = Math.min(period - 1, QUARTERS) * QUARTER_SECONDS + Math.max(period - 1 - QUARTERS, 0) * OVERTIME_SECONDS
  return before + Math.floor((length * done) / (2 * possessionsOf(period, state)))
}

function basketballStanding(state: BasketballState): Standing {
  const { first, open, isOver } = state
  return {
    phase: state.tipOff === null ? 'before' : isOver ? 'over' : isBetween(state) ? 'break' : 'live',
    score: scoreOfPeriods(state.periods),
    periods: state.periods,
    clockSeconds: clockSeconds(state),
    matchStatus: matchStatus(state),
    more: { ball: first === null || isOver || open ? null : ballAfter(first, state.done), tipOff: state.tipOff, box: state.box },
  }
}

/** Possessions in turn, each by itself: points of a side are sums, and those of both sides are independent until overtime. */
export const basketball: SportModel<BasketballState, BasketballStrengths, BasketballCell> = {
  sport: 'basketball',
  sportId: 2,
  beatSeconds: 3,
  maths: {
    version: 1,
    ends: ENDS.map((end) => ({ ...end })),
    assisted: ASSISTED,
    races: [...RACES],
    quarters: QUARTERS,
    overtimePossessions: OVERTIME_POSSESSIONS,
  },
  start: startBasketball,
  transitions: basketballTransitions,
  outlook: basketballOutlook,
  standing: basketballStanding,
}
