import type { Side } from '../model.ts'
import { type Score, type Winners, otherSide, scoreOf } from '../winners.ts'
import { firstServes } from './chances.ts'

export const TIE_BREAK = 7
export const MATCH_TIE_BREAK = 10

/** Of a million points on their own serve, those that each wins; what the match is played to. */
export type TennisStrengths = {
  home: number
  away: number
  bestOf: 3 | 5
  /** A tie-break to ten may stand for the last set: it counts as a set and as one game. */
  lastSet: 'set' | 'matchTieBreak'
}

export type TennisState = {
  bestOf: 3 | 5
  lastSet: TennisStrengths['lastSet']
  /** Who serves the first game; nobody before the toss. */
  first: Side | null
  /** Who won each game, set by set, the present set last. */
  sets: Winners[]
  /** Of the present game, home first. Deuce is 3:3, however often. */
  points: [home: number, away: number]
}

export const startTennis = ({ bestOf, lastSet }: TennisStrengths): TennisState => ({
  bestOf,
  lastSet,
  first: null,
  sets: [''],
  points: [0, 0],
})

export const setsToWin = ({ bestOf }: Pick<TennisState, 'bestOf'>): number => (bestOf + 1) / 2

/** Whether the set of this number, from 0, is a tie-break alone. */
export const isMatchTieBreak = ({ bestOf, lastSet }: Pick<TennisState, 'bestOf' | 'lastSet'>, set: number): boolean =>
  lastSet === 'matchTieBreak' && set === bestOf - 1

/** Who has won the set of these games; nobody yet. */
export function setWinner({ home, away }: Score, isTieBreakAlone: boolean): Side | undefined {
  const most = Math.max(home, away)
  const isOver = isTieBreakAlone ? most === 1 : most === 7 || (most === 6 && Math.abs(home - away) >= 2)
  return isOver ? (home > away ? 'home' : 'away') : undefined
}

/** Sets that each has won. */
export function setsWon(state: TennisState): Score {
  const won = { home: 0, away: 0 }
  for (const [n, set] of state.sets.entries()) {
    const winner = setWinner(scoreOf(set), isMatchTieBreak(state, n))
    if (winner) won[winner]++
  }
  return won
}

export function isOver(state: TennisState): boolean {
  const { home, away } = setsWon(state)
  return Math.max(home, away) === setsToWin(state)
}

/** The present game: a game, or a tie-break to so many points. */
export function tieBreakGoal(state: TennisState): number | undefined {
  const set = state.sets.length - 1
  if (isMatchTieBreak(state, set)) return MATCH_TIE_BREAK
  const { home, away } = scoreOf(state.sets[set]!)
  return home === 6 && away === 6 ? TIE_BREAK : undefined
}

/** Who serves the game after so many: they take turns from set to set, a tie-break being one game. */
export const serverAfter = (first: Side, games: number): Side => (games % 2 === 0 ? first : otherSide(first))

export const gamesPlayed = ({ sets }: TennisState): number => sets.reduce((sum, set) => sum + set.length, 0)

/** Who serves the next point. */
export function serverNow(state: TennisState): Side | null {
  if (state.first === null || isOver(state)) return null
  const server = serverAfter(state.first, gamesPlayed(state))
  const isTurned = tieBreakGoal(state) !== undefined && !firstServes(state.points[0] + state.points[1])
  return isTurned ? otherSide(server) : server
}
