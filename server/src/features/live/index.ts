import { sharedLive } from '@tucano/live'
import type { DrawnGame, DrawnGames } from '#draws/advance'
import { Beacon } from '#draws/beacon'
import type { Catalogue } from '#catalogue/catalogue'
import { writtenDigest } from '#fairness/maths'
import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import type { RoomKind } from '#rooms/kind'
import { listLiveTables } from './list-live-tables.ts'
import { openTables } from './open-tables.ts'
import { tableRoom } from './room/table-room.ts'
import { readMoves } from './store.ts'

export { liveLauncher } from './launcher.ts'
export { liveBets } from './tell-bet.ts'

/** So long a round waits for its beacon. */
const WAIT_MS = 600_000

/** Tables, as shared draws have them: a result is told when its round has been played. */
export const liveDraws: readonly DrawnGame[] = sharedLive.map((game) => ({ game, waitMs: WAIT_MS, played: readMoves }))

const drawnTables: DrawnGames = new Map(liveDraws.map((one) => [one.game.code, one]))

/** The rooms of the tables. Without a beacon there is nothing to draw from, and no table opens. */
export function liveRooms(services: Services): RoomKind[] {
  const { db, vault, configuration, workerPool } = services
  if (!configuration.beacon || !configuration.liveTables) return []
  const draws = { db, vault, games: drawnTables, beacon: new Beacon(configuration.beacon, workerPool) }
  const maths = new Map(sharedLive.map((game) => [game.code, writtenDigest(game)]))
  return [tableRoom(services, { draws, maths })]
}

export const live = (services: Services, catalogue: Catalogue): Feature => ({
  answers: [listLiveTables(services, catalogue)],
  start: () => {
    const opening = openTables(services)
    return () => opening.stop()
  },
})
