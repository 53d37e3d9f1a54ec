import type { Side, Standing } from '../model.ts'
import { STATUSES } from '../statuses.ts'
import type { Sides } from './strengths.ts'

type Method = 'knockout' | 'submission' | 'decision'

/** How the fight has ended: in which round, and whether in the second half of it. */
export type FightEnd = { winner: Side | 'draw'; method: Method; round: number; isLate: boolean }

export type FightState = {
  phase: 'round' | 'break' | 'over'
  round: number
  /** Beats that are over of the round, or of the break before it. */
  beat: number
  /** What is drawn next of a round: it begins with the bell, and each beat with whether it ends the fight. */
  stage: 'bell' | 'end' | 'play' | 'horn' | 'judges'
  end: FightEnd | null
  strikes: Sides
  takedowns: Sides
}

/** A round of five minutes is twenty beats. */
export const ROUND_BEATS = 20
export const BREAK_BEATS = 6
const BEAT_SECONDS = 15

export const FIGHT_START: FightState = {
  phase: 'round',
  round: 1,
  beat: 0,
  stage: 'bell',
  end: null,
  strikes: { home: 0, away: 0 },
  takedowns: { home: 0, away: 0 },
}

export const isLate = (beat: number): boolean => beat >= ROUND_BEATS / 2

/** Time of the round that is gone. */
export const clockOf = ({ beat }: FightState): number => beat * BEAT_SECONDS

const isBefore = ({ round, beat, stage }: FightState): boolean => round === 1 && beat === 0 && stage === 'bell'

/** Rounds are periods, and the break after the first is the first break. */
function matchStatus({ phase, round }: FightState): number {
  if (phase === 'over') return STATUSES.ended
  return phase === 'break' ? STATUSES.firstBreak + round - 2 : STATUSES.firstPeriod + round - 1
}

export function fightStanding(state: FightState): Standing {
  const { end, round, strikes, takedowns } = state
  const before = isBefore(state)
  return {
    phase: before ? 'before' : state.phase === 'round' ? 'live' : state.phase,
    score: { home: end?.winner === 'home' ? 1 : 0, away: end?.winner === 'away' ? 1 : 0 },
    periods: [],
    clockSeconds: state.phase === 'break' ? 0 : clockOf(state),
    matchStatus: before ? STATUSES.notStarted : matchStatus(state),
    more: { round, strikes, takedowns, end },
  }
}
