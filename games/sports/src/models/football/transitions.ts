import { type Side, type Transition, WEIGHTS } from '../model.ts'
import { playTransitions } from './play.ts'
import { BY_REDS, GOAL_AWAY, GOAL_HOME, RED_AWAY, RED_HOME, type Rates, situationOf } from './rates.ts'
import { type FootballRules, HALF, MINUTES } from './rules.ts'
import { redsAt } from './run.ts'
import { scorerWeights } from './scorers.ts'
import { type FootballState, type Stage, clockOf, isStretched, scoreOf, withOne } from './state.ts'
import type { FootballStrengths, Sides } from './strengths.ts'

type Way = Transition<FootballState>

const goOn = (state: FootballState, stage: Stage): Pick<Way, 'next' | 'goesOn'> => ({ next: { ...state, stage }, goesOn: true })

/** Nothing but what is said comes. */
const surely = (way: Omit<Way, 'weight'>): Way[] => [{ weight: WEIGHTS, ...way }]

/** Corners and cards of a minute are drawn once, in the first beat of one that is stretched. */
export const hasOwnDraws = (state: FootballState): boolean => !isStretched(state) || state.beat === 0

const afterScore = (state: FootballState): Pick<Way, 'next' | 'goesOn'> => goOn(state, hasOwnDraws(state) ? 'corners' : 'play')

/** What the score of this minute weighs now: home goal, away goal, home red, away red. */
function scoreWeights(state: FootballState, rates: Rates): number[] {
  const { home, away } = scoreOf(state)
  const situation = situationOf(home, away, rates.rules.goalsMost) + redsAt(state.reds.home, state.reds.away) * BY_REDS
  return isStretched(state) ? rates.lastMinute(state.minute, situation, state) : rates.minute(state.minute, situation)
}

function scoreTransitions(state: FootballState, strengths: FootballStrengths, rates: Rates): Way[] {
  const weights = scoreWeights(state, rates)
  const clock = clockOf(state)
  const isLast = isStretched(state)
  const goal = (side: Side): Omit<Way, 'weight'> => {
    const scored = { ...state, isLast, goals: [...state.goals, { side, minute: clock.minute }], shots: withOne(state.shots, side) }
    return strengths.scorers[side].length > 0 ? goOn(scored, 'scorer') : { what: { kind: 'goal', side, ...clock }, ...afterScore(scored) }
  }
  const red = (side: Side): Omit<Way, 'weight'> => ({
    what: { kind: 'red-card', side, ...clock },
    ...afterScore({ ...state, isLast, reds: withOne(state.reds, side) }),
  })
  return [
    { weight: weights[GOAL_HOME]!, ...goal('home') },
    { weight: weights[GOAL_AWAY]!, ...goal('away') },
    { weight: weights[RED_HOME]!, ...red('home') },
    { weight: weights[RED_AWAY]!, ...red('away') },
    { weight: weights.reduce((left, weight) => left - weight, WEIGHTS), ...afterScore(state) },
  ]
}

function scorerTransitions(state: FootballState, strengths: FootballStrengths): Way[] {
  const last = state.goals.at(-1)
  if (!last) throw new RangeError('nobody has scored')
  return [...scorerWeights(strengths, last.side)].map(([player, weight]) => ({
    weight,
    what: { kind: 'goal', side: last.side, player, ...clockOf(state) },
    ...afterScore({ ...state, goals: [...state.goals.slice(0, -1), { ...last, player }] }),
  }))
}

/** What one minute brings of something that is counted by side: at most one. */
export function countWeights(mean: Sides, counted: Sides, most: number): Sides {
  // Millionths in ninety minutes are so many billionths in one.
  const weight = (side: Side): number => (counted[side] < most ? Math.round((mean[side] * 1000) / MINUTES) : 0)
  return { home: weight('home'), away: weight('away') }
}

interface Counted {
  of: 'corners' | 'cards'
  kind: 'corner' | 'yellow-card'
  most: number
  after: Stage
}

function countTransitions(state: FootballState, strengths: FootballStrengths, { of, kind, most, after }: Counted): Way[] {
  const { home, away } = countWeights(strengths[of], state[of], most)
  const one = (side: Side): Omit<Way, 'weight'> => ({
    what: { kind, side, ...clockOf(state) },
    ...goOn({ ...state, [of]: withOne(state[of], side) }, after),
  })
  return [
    { weight: home, ...one('home') },
    { weight: away, ...one('away') },
    { weight: WEIGHTS - home - away, ...goOn(state, after) },
  ]
}

/** After the play of a minute: the next one, what is added to the half, or its end. */
function afterPlay(state: FootballState): Pick<Way, 'next' | 'goesOn'> {
  if (state.isLast || (isStretched(state) && state.beat === state.added)) return goOn(state, 'whistle')
  if (isStretched(state)) return { next: { ...state, stage: 'score', beat: state.beat + 1 } }
  const next = { ...state, stage: 'score' as const, minute: state.minute + 1 }
  return isStretched(next) ? goOn(next, 'added') : { next }
}

function addedTransitions(state: FootballState, { added }: FootballRules): Way[] {
  return added[state.phase === 'first' ? 'first' : 'second'].map(({ minutes, weight }) => ({
    weight,
    what: { kind: 'added-time', minutes },
    next: { ...state, stage: 'score', added: minutes },
  }))
}

function whistle(state: FootballState): Way[] {
  const score = scoreOf(state)
  const ended = { ...state, minute: state.minute + 1, beat: 0, added: 0, isLast: false }
  return state.phase === 'first'
    ? surely({ what: { kind: 'half-time', ...score }, next: { ...ended, phase: 'break', stage: 'score', half: score } })
    : surely({ what: { kind: 'full-time', ...score }, next: { ...ended, phase: 'over', stage: 'score' } })
}

function breakTransitions(state: FootballState, { breakBeats }: FootballRules): Way[] {
  const beat = state.beat + 1
  return surely({ next: beat < breakBeats ? { ...state, beat } : { ...state, phase: 'second', stage: 'kick-off', beat: 0 } })
}

export function footballTransitions(state: FootballState, strengths: FootballStrengths, rates: Rates): Way[] {
  const { rules } = rates
  if (state.phase === 'over') return []
  if (state.phase === 'break') return breakTransitions(state, rules)
  switch (state.stage) {
    case 'kick-off':
      return surely({ what: { kind: 'kick-off', half: state.minute < HALF ? 1 : 2 }, ...goOn(state, 'score') })
    case 'score':
      return scoreTransitions(state, strengths, rates)
    case 'scorer':
      return scorerTransitions(state, strengths)
    case 'corners':
      return countTransitions(state, strengths, { of: 'corners', kind: 'corner', most: rules.cornersMost, after: 'cards' })
    case 'cards':
      return countTransitions(state, strengths, { of: 'cards', kind: 'yellow-card', most: rules.cardsMost, after: 'play' })
    case 'play':
      return playTransitions(state, strengths, afterPlay)
    case 'added':
      return addedTransitions(state, rules)
    case 'whistle':
      return whistle(state)
  }
}
