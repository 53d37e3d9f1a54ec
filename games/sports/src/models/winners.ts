import type { Side } from './model.ts'

/** Who won each of several points, games, sets or rounds, in order: `hah`. */
export type Winners = string

export const letterOf = (side: Side): 'h' | 'a' => (side === 'home' ? 'h' : 'a')
export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home')

/** Who won the one of this number, from 0. */
export function winnerAt(winners: Winners, at: number): Side | undefined {
  const letter = winners[at]
  return letter === undefined ? undefined : letter === 'h' ? 'home' : 'away'
}

export interface Score {
  home: number
  away: number
}

/** How many each has won, of the first so many. */
export function scoreOf(winners: Winners, upTo = winners.length): Score {
  let home = 0
  const end = Math.min(upTo, winners.length)
  for (let at = 0; at < end; at++) if (winners[at] === 'h') home++
  return { home, away: end - home }
}

/** Winners as a whole number: digits of two behind a leading one, the home side's being ones. */
export function codeOf(winners: Winners): number {
  let code = 1
  for (let at = 0; at < winners.length; at++) code = code * 2 + (winners[at] === 'h' ? 1 : 0)
  return code
}
