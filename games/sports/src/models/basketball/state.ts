import type { Side } from '../model.ts'
import type { Points } from '../scoring/score-cells.ts'
import { otherSide } from '../winners.ts'

/** Of a million possessions, those that end with so many points. */
export type Possession = { 0: number; 1: number; 2: number; 3: number }

/** In thousandths of the team's: who shoots, who passes, who gets the ball after a miss. */
export type BasketballPlayer = { id: string; points: number; assists: number; rebounds: number }

export type BasketballStrengths = {
  /** Of each side in four quarters. */
  possessions: number
  home: Possession
  away: Possession
  /** Without them nobody is named. */
  players: { home: BasketballPlayer[]; away: BasketballPlayer[] }
}

/** Points, assists and rebounds of each who has some. */
export type Box = Record<string, [points: number, assists: number, rebounds: number]>

/** What is still to be drawn of a possession that is over: who shot or lost the ball, who passed, who got the rebound. */
export type Open =
  | { of: 'player'; side: Side; points: number; end: string }
  | { of: 'assist'; side: Side; shooter: number }
  | { of: 'rebound'; side: Side }

export type BasketballState = {
  /** Of each side in four quarters. */
  possessions: number
  /** 1 to 4, then overtimes. */
  period: number
  /** Possessions of this period that are over, of both sides together. */
  done: number
  /** Who won the first tip-off; who has the ball first in this period. Nobody before a tip-off. */
  tipOff: Side | null
  first: Side | null
  periods: Points[]
  /** Who reached each of `RACES` first. */
  races: (Side | null)[]
  box: Box
  /** What it was after four quarters, once they are over. */
  boxOfRegulation: Box | null
  open: Open | null
  isOver: boolean
}

export const QUARTERS = 4
export const OVERTIME_POSSESSIONS = 11
/** Points that sides race to. */
export const RACES = [20, 40, 60, 80]

/** Of each side in this period. */
export function possessionsOf(period: number, { possessions }: Pick<BasketballState, 'possessions'>): number {
  if (period > QUARTERS) return OVERTIME_POSSESSIONS
  return Math.floor((possessions * period) / QUARTERS) - Math.floor((possessions * (period - 1)) / QUARTERS)
}

/** Whoever won the tip-off begins the first quarter and the last, the other side those between. */
export const firstOf = (period: number, tipOff: Side): Side => (period === 1 || period === QUARTERS ? tipOff : otherSide(tipOff))

/** Who has the ball after so many possessions of a period. */
export const ballAfter = (first: Side, done: number): Side => (done % 2 === 0 ? first : otherSide(first))

export function scoreOfPeriods(periods: readonly Points[]): Points {
  const score = { home: 0, away: 0 }
  for (const { home, away } of periods) {
    score.home += home
    score.away += away
  }
  return score
}

export const startBasketball = ({ possessions }: BasketballStrengths): BasketballState => ({
  possessions,
  period: 1,
  done: 0,
  tipOff: null,
  first: null,
  periods: [{ home: 0, away: 0 }],
  races: RACES.map(() => null),
  box: {},
  boxOfRegulation: null,
  open: null,
  isOver: false,
})

/** The state with its period behind it, if it is over. */
export function afterPossession(state: BasketballState): BasketballState {
  const { period, done, tipOff, box } = state
  if (done < 2 * possessionsOf(period, state)) return state
  const { home, away } = scoreOfPeriods(state.periods)
  const closed = period === QUARTERS ? { ...state, boxOfRegulation: box } : state
  if (period >= QUARTERS && home !== away) return { ...closed, isOver: true }
  return {
    ...closed,
    period: period + 1,
    done: 0,
    // Every overtime has a tip-off of its own.
    first: period < QUARTERS && tipOff !== null ? firstOf(period + 1, tipOff) : null,
    periods: [...state.periods, { home: 0, away: 0 }],
  }
}
