import { type Side, type Transition, WEIGHTS } from '../model.ts'
import { type FightState, clockOf } from './state.ts'
import type { FightStrengths } from './strengths.ts'

/** What a quarter of a minute looks like: it is told and drawn, and decides nothing. */
interface Play {
  kind:
    | 'feeling-out'
    | 'strikes'
    | 'leg-kick'
    | 'clinch'
    | 'takedown'
    | 'takedown-stopped'
    | 'ground-control'
    | 'submission-attempt'
    | 'knockdown'
  /** Blows that land. */
  strikes: number
  takedowns: number
  /** Of all of them together. */
  weight: number
}

const play = (kind: Play['kind'], weight: number, { strikes = 0, takedowns = 0 } = {}): Play => ({ kind, strikes, takedowns, weight })

export const FIGHT_PLAYS: readonly Play[] = [
  play('feeling-out', 150),
  play('strikes', 180, { strikes: 2 }),
  play('strikes', 150, { strikes: 4 }),
  play('strikes', 70, { strikes: 7 }),
  play('leg-kick', 110, { strikes: 1 }),
  play('clinch', 90, { strikes: 1 }),
  play('takedown', 60, { takedowns: 1 }),
  play('takedown-stopped', 55),
  play('ground-control', 95, { strikes: 3 }),
  play('submission-attempt', 22),
  play('knockdown', 18, { strikes: 1 }),
]

const ALL = FIGHT_PLAYS.reduce((sum, { weight }) => sum + weight, 0)

/** Whoever is nearer to winning does more. */
function shareOfHome({ rounds, decision }: FightStrengths): number {
  const of = (side: Side): number =>
    rounds.reduce((sum, { knockout, submission }) => sum + knockout[side] + submission[side], decision[side])
  return of('home') / (of('home') + of('away'))
}

export function fightPlays(
  state: FightState,
  strengths: FightStrengths,
  after: (state: FightState) => Pick<Transition<FightState>, 'next' | 'goesOn'>,
): Transition<FightState>[] {
  const home = Math.round(shareOfHome(strengths) * WEIGHTS)
  const facts = { round: state.round, clock: clockOf(state) }
  const of = (side: Side, all: number): Transition<FightState>[] => {
    let left = all
    return FIGHT_PLAYS.map(({ kind, strikes, takedowns, weight: share }, n) => {
      const weight = n === FIGHT_PLAYS.length - 1 ? left : Math.floor((all * share) / ALL)
      left -= weight
      const next = {
        ...state,
        strikes: { ...state.strikes, [side]: state.strikes[side] + strikes },
        takedowns: { ...state.takedowns, [side]: state.takedowns[side] + takedowns },
      }
      return { weight, what: { kind, side, ...facts, ...(strikes > 0 && { strikes }) }, ...after(next) }
    })
  }
  return [...of('home', home), ...of('away', WEIGHTS - home)]
}
