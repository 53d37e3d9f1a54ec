import type { Side, Standing } from '../model.ts'
import { STATUSES } from '../statuses.ts'
import { HALF } from './rules.ts'
import type { Sides } from './strengths.ts'

type Goal = { side: Side; minute: number; player?: string }

/** What is drawn next. A beat begins with the score, but for the first of a half, which begins with the kick-off. */
export type Stage = 'kick-off' | 'score' | 'scorer' | 'corners' | 'cards' | 'play' | 'added' | 'whistle'

export type FootballState = {
  phase: 'first' | 'break' | 'second' | 'over'
  /** Minutes that are over. */
  minute: number
  /** Beats that are over of the break, or of the last minute of a half, which is stretched over added time. */
  beat: number
  /** Minutes that are added to this half, once they are known. */
  added: number
  stage: Stage
  /** Something has come in the last minute of the half, which ends with this beat. */
  isLast: boolean
  goals: Goal[]
  reds: Sides
  corners: Sides
  cards: Sides
  shots: Sides
  /** The score at the break. */
  half: Sides | null
}

const NONE = { home: 0, away: 0 }

export const FOOTBALL_START: FootballState = {
  phase: 'first',
  minute: 0,
  beat: 0,
  added: 0,
  stage: 'kick-off',
  isLast: false,
  goals: [],
  reds: NONE,
  corners: NONE,
  cards: NONE,
  shots: NONE,
  half: null,
}

export function scoreOf({ goals }: Pick<FootballState, 'goals'>): Sides {
  const home = goals.filter(({ side }) => side === 'home').length
  return { home, away: goals.length - home }
}

export const withOne = (sides: Sides, side: Side): Sides => ({ ...sides, [side]: sides[side] + 1 })

/** The last minute of a half is under way, or about to begin. */
export const isStretched = ({ phase, minute }: FootballState): boolean =>
  (phase === 'first' && minute === HALF - 1) || (phase === 'second' && minute === 2 * HALF - 1)

/** What is written on the clock: 45+2 is the minute 45 and 2 added. */
export function clockOf(state: FootballState): { minute: number; added?: number } {
  const minute = state.minute + 1
  return isStretched(state) && state.beat > 0 ? { minute, added: state.beat } : { minute }
}

const MATCH_STATUS = {
  before: STATUSES.notStarted,
  first: STATUSES.firstHalf,
  break: STATUSES.halfTime,
  second: STATUSES.secondHalf,
  over: STATUSES.ended,
} as const

function phaseOf({ phase, minute, stage }: FootballState): keyof typeof MATCH_STATUS {
  return phase === 'first' && minute === 0 && stage === 'kick-off' ? 'before' : phase
}

function periodsOf(state: FootballState): Sides[] {
  const score = scoreOf(state)
  const { half } = state
  if (!half || state.phase === 'break') return phaseOf(state) === 'before' ? [] : [score]
  return [half, { home: score.home - half.home, away: score.away - half.away }]
}

export function footballStanding(state: FootballState): Standing {
  const phase = phaseOf(state)
  const { goals, reds, corners, cards, shots, added, half } = state
  const isLive = phase === 'first' || phase === 'second'
  return {
    phase: isLive ? 'live' : phase,
    score: scoreOf(state),
    periods: periodsOf(state),
    clockSeconds: 60 * (isStretched(state) ? state.minute + state.beat : state.minute),
    matchStatus: MATCH_STATUS[phase],
    more: { goals, reds, corners, cards, shots, added, half },
  }
}
