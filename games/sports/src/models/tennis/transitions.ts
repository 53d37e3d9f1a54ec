import { type Side, type Transition, WEIGHTS } from '../model.ts'
import { letterOf, otherSide, scoreOf } from '../winners.ts'
import { type TennisState, type TennisStrengths, isMatchTieBreak, isOver, serverNow, setWinner, tieBreakGoal } from './state.ts'

/** Of a thousand points that whoever serves wins, or receives and wins, how many end so. */
export const WAYS = {
  serving: { ace: 130, unreturned: 270, winner: 280, forcedError: 180, unforcedError: 140 },
  receiving: { doubleFault: 95, returnWinner: 70, winner: 245, forcedError: 160, unforcedError: 430 },
} as const

type Ends = 'point' | 'game' | 'set' | 'match'

/** The state after a point, and what the point has ended. */
function afterPoint(state: TennisState, side: Side): { next: TennisState; ends: Ends } {
  const [home, away] = side === 'home' ? [state.points[0] + 1, state.points[1]] : [state.points[0], state.points[1] + 1]
  const goal = tieBreakGoal(state)
  const isGame = Math.max(home, away) >= (goal ?? 4) && Math.abs(home - away) >= 2
  if (!isGame) {
    const isDeuce = goal === undefined && home === away && home > 3
    return { next: { ...state, points: isDeuce ? [3, 3] : [home, away] }, ends: 'point' }
  }
  const at = state.sets.length - 1
  const set = state.sets[at]! + letterOf(side)
  const next: TennisState = { ...state, sets: [...state.sets.slice(0, at), set], points: [0, 0] }
  if (setWinner(scoreOf(set), isMatchTieBreak(state, at)) === undefined) return { next, ends: 'game' }
  return isOver(next) ? { next, ends: 'match' } : { next: { ...next, sets: [...next.sets, ''] }, ends: 'set' }
}

function pointOf(state: TennisState, { side, server, wins }: { side: Side; server: Side; wins: number }): Transition<TennisState>[] {
  const { next, ends } = afterPoint(state, side)
  const ways = side === server ? WAYS.serving : WAYS.receiving
  return Object.entries(ways).map(([how, share]) => ({
    // Millionths times thousandths: whole.
    weight: wins * share,
    what: { kind: 'point', side, server, how, ends },
    next,
  }))
}

export function tennisTransitions(state: TennisState, strengths: TennisStrengths): Transition<TennisState>[] {
  if (state.first === null)
    return (['home', 'away'] as const).map((side) => ({
      weight: WEIGHTS / 2,
      what: { kind: 'toss', side },
      next: { ...state, first: side },
      goesOn: true,
    }))
  const server = serverNow(state)
  if (server === null) return []
  const wins = strengths[server]
  return [...pointOf(state, { side: server, server, wins }), ...pointOf(state, { side: otherSide(server), server, wins: 1_000_000 - wins })]
}

/** Whether this point can end the game, the set or the match, and for whom: what a page announces. */
export function pointAt(state: TennisState): { side: Side; of: Ends } | null {
  const server = serverNow(state)
  if (server === null) return null
  const [serving, receiving] = [server, otherSide(server)].map((side) => ({ side, of: afterPoint(state, side).ends }))
  const rank = (of: Ends): number => ['point', 'game', 'set', 'match'].indexOf(of)
  const most = rank(serving!.of) >= rank(receiving!.of) ? serving! : receiving!
  const isBreakPoint = most.of === 'game' && most.side !== server
  return most.of === 'set' || most.of === 'match' || isBreakPoint ? most : null
}
