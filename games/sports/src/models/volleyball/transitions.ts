import { type Side, type Transition, WEIGHTS } from '../model.ts'
import { letterOf, otherSide, scoreOf } from '../winners.ts'
import { type VolleyballState, type VolleyballStrengths, firstAfter, goalOf, isMatchOver, serverNow, setWinner, setsWon } from './state.ts'

/** Of a thousand rallies that whoever serves wins, or receives and wins, how many end so. */
export const WAYS = {
  serving: { ace: 170, attack: 390, block: 200, error: 240 },
  receiving: { serviceError: 230, attack: 520, block: 110, error: 140 },
}

function afterRally(state: VolleyballState, side: Side): { next: VolleyballState; ends: 'rally' | 'set' | 'match' } {
  const at = state.sets.length - 1
  const rallies = state.sets[at]! + letterOf(side)
  const next: VolleyballState = { ...state, sets: [...state.sets.slice(0, at), rallies] }
  if (state.first === null || setWinner(scoreOf(rallies), goalOf(at)) === undefined) return { next, ends: 'rally' }
  if (isMatchOver(setsWon(next))) return { next, ends: 'match' }
  return { next: { first: firstAfter(state.first, at), sets: [...next.sets, ''] }, ends: 'set' }
}

function rallyOf(
  state: VolleyballState,
  { side, server, wins }: { side: Side; server: Side; wins: number },
): Transition<VolleyballState>[] {
  const { next, ends } = afterRally(state, side)
  return Object.entries(side === server ? WAYS.serving : WAYS.receiving).map(([how, share]) => ({
    // Millionths times thousandths: whole.
    weight: wins * share,
    what: { kind: 'rally', side, server, how, ends },
    next,
  }))
}

export function volleyballTransitions(state: VolleyballState, strengths: VolleyballStrengths): Transition<VolleyballState>[] {
  if (isMatchOver(setsWon(state))) return []
  const server = serverNow(state)
  if (server === null)
    return (['home', 'away'] as const).map((side) => ({
      weight: WEIGHTS / 2,
      what: { kind: 'toss', side },
      next: { ...state, first: side },
      goesOn: true,
    }))
  const receiver = otherSide(server)
  const wins = strengths[receiver]
  return [...rallyOf(state, { side: server, server, wins: 1_000_000 - wins }), ...rallyOf(state, { side: receiver, server, wins })]
}
