import { arcadeGames } from '@tucano/arcade'
import type { Game } from '@tucano/round'
import { lineGames, wayGames } from '@tucano/slots'
import { tableGames } from '@tucano/table'

/** Every game of our own, by its code: what can be run again here. */
export const games: ReadonlyMap<string, Game> = new Map(
  [...lineGames, ...wayGames, ...tableGames, ...arcadeGames].map((game) => [game.code, game]),
)
