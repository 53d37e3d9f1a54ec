import { type Side, type Transition, WEIGHTS } from '../model.ts'
import { type FootballState, clockOf, withOne } from './state.ts'
import type { FootballStrengths } from './strengths.ts'

/** What the ball does in a minute: it is told and drawn, and changes no score. Places are hundredths of the pitch, as the home side attacks to the right. */
interface Play {
  kind: 'possession' | 'attack' | 'danger' | 'shot-off' | 'shot-saved' | 'shot-blocked' | 'free-kick' | 'throw-in' | 'goal-kick' | 'offside'
  x: number
  y: number
  /** Of a thousand. */
  weight: number
}

const play = (kind: Play['kind'], x: number, y: number, weight: number): Play => ({ kind, x, y, weight })

export const PLAYS: readonly Play[] = [
  play('possession', 25, 50, 80),
  play('possession', 40, 25, 85),
  play('possession', 40, 75, 85),
  play('possession', 52, 50, 110),
  play('attack', 66, 18, 85),
  play('attack', 66, 82, 85),
  play('attack', 70, 48, 90),
  play('danger', 84, 30, 45),
  play('danger', 84, 68, 45),
  play('danger', 88, 50, 30),
  play('shot-off', 86, 42, 35),
  play('shot-off', 78, 60, 25),
  play('shot-saved', 88, 55, 25),
  play('shot-saved', 80, 40, 15),
  play('shot-blocked', 82, 52, 25),
  play('free-kick', 62, 35, 30),
  play('free-kick', 74, 64, 20),
  play('throw-in', 55, 0, 25),
  play('throw-in', 60, 100, 25),
  play('goal-kick', 6, 50, 20),
  play('offside', 78, 45, 15),
]

const isShot = (kind: Play['kind']): boolean => kind === 'shot-off' || kind === 'shot-saved' || kind === 'shot-blocked'
const THOUSAND = PLAYS.reduce((sum, { weight }) => sum + weight, 0)

/** Whoever is stronger has more of the ball. */
function shareOfBall({ goals, corners }: Pick<FootballStrengths, 'goals' | 'corners'>): number {
  const [home, away] = [goals.home + corners.home, goals.away + corners.away]
  return home / (home + away)
}

/** What the minute looks like, and the states after it: `after` says what comes next. */
export function playTransitions(
  state: FootballState,
  strengths: FootballStrengths,
  after: (state: FootballState) => Pick<Transition<FootballState>, 'next' | 'goesOn'>,
): Transition<FootballState>[] {
  const clock = clockOf(state)
  const quiet = after(state)
  const withShot = {
    home: after({ ...state, shots: withOne(state.shots, 'home') }),
    away: after({ ...state, shots: withOne(state.shots, 'away') }),
  }
  const home = Math.round(shareOfBall(strengths) * WEIGHTS)
  const of = (side: Side, all: number): Transition<FootballState>[] => {
    let left = all
    return PLAYS.map(({ kind, x, y, weight: share }, n) => {
      const weight = n === PLAYS.length - 1 ? left : Math.floor((all * share) / THOUSAND)
      left -= weight
      const place = side === 'home' ? { x, y } : { x: 100 - x, y: 100 - y }
      return { weight, what: { kind, side, ...place, ...clock }, ...(isShot(kind) ? withShot[side] : quiet) }
    })
  }
  return [...of('home', home), ...of('away', WEIGHTS - home)]
}
