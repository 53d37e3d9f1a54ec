import { type Side, type Transition, WEIGHTS } from '../model.ts'
import { fightPlays } from './play.ts'
import { BREAK_BEATS, type FightEnd, type FightState, ROUND_BEATS, clockOf, isLate } from './state.ts'
import type { FightStrengths } from './strengths.ts'

type Way = Transition<FightState>

interface Ending {
  winner: Side
  method: 'knockout' | 'submission'
  weight: number
}

/** How this beat can end the fight: the round's chances, spread so that each of its beats is as likely to be the last as any other. */
export function endingsAt({ rounds }: FightStrengths, round: number, beat: number): Ending[] {
  const chances = rounds[round - 1]
  if (!chances) throw new RangeError(`there is no round ${round}`)
  const of = (method: Ending['method'], winner: Side): Ending => ({ winner, method, weight: chances[method][winner] * 1000 })
  const whole = [of('knockout', 'home'), of('knockout', 'away'), of('submission', 'home'), of('submission', 'away')]
  const gone = (beat * whole.reduce((sum, { weight }) => sum + weight, 0)) / ROUND_BEATS / WEIGHTS
  return whole.map(({ weight, ...ending }) => ({ ...ending, weight: Math.round(weight / ROUND_BEATS / (1 - gone)) }))
}

const surely = (way: Omit<Way, 'weight'>): Way[] => [{ weight: WEIGHTS, ...way }]

const over = (state: FightState, end: FightEnd): FightState => ({ ...state, phase: 'over', stage: 'end', end })

function endTransitions(state: FightState, strengths: FightStrengths): Way[] {
  const { round, beat } = state
  const endings = endingsAt(strengths, round, beat)
  const left = endings.reduce((left, { weight }) => left - weight, WEIGHTS)
  return [
    ...endings.map(({ winner, method, weight }) => ({
      weight,
      what: { kind: 'finish', side: winner, method, round, clock: clockOf(state) },
      next: over(state, { winner, method, round, isLate: isLate(beat) }),
    })),
    { weight: left, next: { ...state, stage: 'play' }, goesOn: true as const },
  ]
}

/** Every beat but the last of a round is followed by another. */
const afterPlay = (state: FightState): Pick<Way, 'next' | 'goesOn'> => {
  const next = { ...state, beat: state.beat + 1 }
  return next.beat < ROUND_BEATS ? { next: { ...next, stage: 'end' } } : { next: { ...next, stage: 'horn' }, goesOn: true }
}

function horn(state: FightState, { rounds }: FightStrengths): Way[] {
  const what = { kind: 'round-end', round: state.round }
  return state.round === rounds.length
    ? surely({ what, next: { ...state, stage: 'judges' }, goesOn: true })
    : surely({ what, next: { ...state, phase: 'break', round: state.round + 1, beat: 0, stage: 'bell' } })
}

const judges = (state: FightState, { decision }: FightStrengths): Way[] =>
  (['home', 'away', 'draw'] as const).map((winner) => ({
    weight: decision[winner] * 1000,
    what: { kind: 'decision', ...(winner !== 'draw' && { side: winner }), winner },
    next: over(state, { winner, method: 'decision', round: state.round, isLate: true }),
  }))

function breakTransitions(state: FightState): Way[] {
  const beat = state.beat + 1
  return surely({ next: beat < BREAK_BEATS ? { ...state, beat } : { ...state, phase: 'round', beat: 0 } })
}

export function fightTransitions(state: FightState, strengths: FightStrengths): Way[] {
  if (state.phase === 'over') return []
  if (state.phase === 'break') return breakTransitions(state)
  switch (state.stage) {
    case 'bell':
      return surely({ what: { kind: 'round', round: state.round }, next: { ...state, stage: 'end' }, goesOn: true })
    case 'end':
      return endTransitions(state, strengths)
    case 'play':
      return fightPlays(state, strengths, afterPlay)
    case 'horn':
      return horn(state, strengths)
    case 'judges':
      return judges(state, strengths)
  }
}
