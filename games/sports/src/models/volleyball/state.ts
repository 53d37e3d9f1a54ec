import type { Side } from '../model.ts'
import { type Score, type Winners, otherSide, scoreOf, winnerAt } from '../winners.ts'

export const SETS = 5
const SETS_TO_WIN = 3
export const SET_GOAL = 25
export const LAST_GOAL = 15

/** Of a million rallies that begin with the other side's serve, those that each wins. */
export type VolleyballStrengths = { home: number; away: number }

export type VolleyballState = {
  /** Who serves first in the present set; nobody before the toss. */
  first: Side | null
  /** Who won each rally, set by set, the present set last. */
  sets: Winners[]
}

export const startVolleyball = (): VolleyballState => ({ first: null, sets: [''] })

export const goalOf = (set: number): number => (set === SETS - 1 ? LAST_GOAL : SET_GOAL)

/** Who has won a set to so many points, two clear; nobody yet. */
export function setWinner({ home, away }: Score, goal: number): Side | undefined {
  if (Math.max(home, away) < goal || Math.abs(home - away) < 2) return undefined
  return home > away ? 'home' : 'away'
}

/** Who has won each set that is over. */
export const setsWon = ({ sets }: VolleyballState): Winners =>
  sets
    .map((rallies, set) => setWinner(scoreOf(rallies), goalOf(set)))
    .map((winner) => (winner === undefined ? '' : winner === 'home' ? 'h' : 'a'))
    .join('')

export function isMatchOver(winners: Winners): boolean {
  const { home, away } = scoreOf(winners)
  return Math.max(home, away) === SETS_TO_WIN
}

/** Who serves first in the set after this one: sides take turns, and the last set has a toss of its own. */
export const firstAfter = (first: Side, set: number): Side | null => (set === SETS - 2 ? null : otherSide(first))

/** Who serves: whoever won the rally before. */
export const serverNow = ({ first, sets }: VolleyballState): Side | null => {
  const rallies = sets.at(-1)!
  return rallies === '' ? first : winnerAt(rallies, rallies.length - 1)!
}
