import type { Side } from '../model.ts'
import type { Points } from '../scoring/score-cells.ts'
import { otherSide } from '../winners.ts'

/** Of a million drives, those that end with so many points: 6, 7 and 8 are touchdowns, by what the try after them brings. */
export type Drive = { 0: number; 3: number; 6: number; 7: number; 8: number }

export type AmericanFootballStrengths = { home: Drive; away: Drive }

/** Where the ball is, from the goal line of whoever has it; which down it is; how far it is to a new first one. */
export type Ball = { yard: number; down: number; toGo: number }

export type ScoreType = 'touchdown' | 'fieldGoal'

export type AmericanFootballState = {
  /** 1 to 4, then overtimes of one drive each. */
  period: number
  /** Drives of this period that are over, of both sides together. */
  drives: number
  /** Who received after the first toss; who has the first drive of this period. Nobody before a toss. */
  received: Side | null
  first: Side | null
  /** The last one is that of all overtimes. */
  periods: Points[]
  scores: { side: Side; type: ScoreType }[]
  /** Nothing before a kick or another change of sides. */
  ball: Ball | null
  /** How the ball came to whoever has it next. */
  after: 'kickOff' | 'punt' | 'turnover' | 'missedFieldGoal'
  /** A touchdown is scored, and the try after it to come. */
  isTry: boolean
  isOver: boolean
}

export const QUARTERS = 4
/** Of both sides together, in turns. */
export const DRIVES = 6
export const OVERTIME_DRIVES = 2

export const drivesOf = (period: number): number => (period > QUARTERS ? OVERTIME_DRIVES : DRIVES)

export const startAmericanFootball = (): AmericanFootballState => ({
  period: 1,
  drives: 0,
  received: null,
  first: null,
  periods: [{ home: 0, away: 0 }],
  scores: [],
  ball: null,
  after: 'kickOff',
  isTry: false,
  isOver: false,
})

/** Whose drive it is after so many of a period. */
export const driverAfter = (first: Side, drives: number): Side => (drives % 2 === 0 ? first : otherSide(first))

/** Whoever did not receive first does so after half-time. Quarters of one half go on in turns. */
export const firstOf = (period: number, received: Side): Side => (period <= QUARTERS / 2 ? received : otherSide(received))

export function scoreNow({ periods }: Pick<AmericanFootballState, 'periods'>): Points {
  const score = { home: 0, away: 0 }
  for (const { home, away } of periods) {
    score.home += home
    score.away += away
  }
  return score
}

/** The state once a drive is over, and its period if that is. */
export function afterDrive(state: AmericanFootballState, after: AmericanFootballState['after']): AmericanFootballState {
  const next: AmericanFootballState = { ...state, drives: state.drives + 1, ball: null, isTry: false, after }
  const { period, drives, received, first } = next
  if (drives < drivesOf(period)) return next
  const { home, away } = scoreNow(next)
  if (period >= QUARTERS && home !== away) return { ...next, isOver: true }
  const begun = { ...next, period: period + 1, drives: 0 }
  if (period > QUARTERS) return { ...begun, first: first && otherSide(first), after: 'kickOff' }
  return {
    ...begun,
    first: period === QUARTERS || received === null ? null : firstOf(period + 1, received),
    periods: [...next.periods, { home: 0, away: 0 }],
    after: period === 1 || period === 3 ? after : 'kickOff',
  }
}
