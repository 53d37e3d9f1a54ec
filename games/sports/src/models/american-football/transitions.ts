import { type Side, type Transition, WEIGHTS } from '../model.ts'
import { type PlayWay, TRIES, driveChain, tryWeights } from './drives.ts'
import { type AmericanFootballState, type AmericanFootballStrengths, type ScoreType, afterDrive, driverAfter } from './state.ts'

type Next = Transition<AmericanFootballState>
type What = NonNullable<Next['what']>

function withPoints(state: AmericanFootballState, side: Side, points: number): AmericanFootballState {
  return {
    ...state,
    periods: state.periods.map((period, n) => (n === state.periods.length - 1 ? { ...period, [side]: period[side] + points } : period)),
  }
}

const scored = (state: AmericanFootballState, side: Side, [type, points]: readonly [ScoreType, number]): AmericanFootballState => ({
  ...withPoints(state, side, points),
  scores: [...state.scores, { side, type }],
})

function played(state: AmericanFootballState, side: Side, way: PlayWay): AmericanFootballState {
  switch (way.kind) {
    case 'play':
    case 'return':
      return { ...state, ball: way.ball }
    case 'touchdown':
      return { ...scored(state, side, ['touchdown', 6]), ball: null, isTry: true }
    case 'fieldGoal':
      return afterDrive(scored(state, side, ['fieldGoal', 3]), 'kickOff')
    case 'missedFieldGoal':
    case 'punt':
    case 'turnover':
      return afterDrive(state, way.kind)
  }
}

function told(state: AmericanFootballState, side: Side, way: PlayWay): What {
  const from = state.ball && { from: state.ball }
  if (way.kind === 'return') return { kind: 'return', side, after: state.after, ball: way.ball }
  if (way.kind === 'play') return { kind: 'play', side, how: way.how, gain: way.gain, ball: way.ball, ...from }
  if (way.kind === 'touchdown') return { kind: 'touchdown', side, how: way.how, gain: way.gain, ...from }
  return { kind: way.kind, side, ...from }
}

const tosses = (state: AmericanFootballState): Next[] =>
  (['home', 'away'] as const).map((side) => ({
    weight: WEIGHTS / 2,
    what: { kind: 'toss', side },
    next: { ...state, received: state.received ?? side, first: side, after: 'kickOff' },
  }))

export function americanFootballTransitions(state: AmericanFootballState, strengths: AmericanFootballStrengths): Next[] {
  const { first, drives, isTry, isOver, ball } = state
  if (isOver) return []
  if (first === null) return tosses(state)
  const side = driverAfter(first, drives)
  if (isTry)
    return tryWeights(strengths[side]).map((weight, n) => ({
      weight,
      what: { kind: 'try', side, points: TRIES[n]! },
      next: afterDrive(withPoints(state, side, TRIES[n]!), 'kickOff'),
    }))
  return driveChain(strengths[side])
    .ways(ball)
    .map(({ way, weight }) => ({ weight, what: told(state, side, way), next: played(state, side, way) }))
}
