import type { Match } from '../markets/index.ts'

/**
 * A match in which these sides win the next points or rallies, in order, and the home side every toss: `hha`. Of the ways of a point, those in which whoever
 * serves wins come first.
 */
export function playOn(match: Match, winners: string): Match {
  let now = match
  for (const letter of winners) {
    while (now.standing.more['server'] === null) now = now.ways()[0]!.next
    const ways = now.ways()
    const isServer = now.standing.more['server'] === (letter === 'h' ? 'home' : 'away')
    now = (isServer ? ways[0]! : ways.at(-1)!).next
  }
  return now
}
