import { arcadeGames } from '@tucano/arcade'
import type { Game } from '@tucano/round'
import { lineGames, wayGames } from '@tucano/slots'
import { tableGames } from '@tucano/table'

/** Every game of our own. */
export const studioGames: readonly Game[] = [...lineGames, ...wayGames, ...tableGames, ...arcadeGames]
