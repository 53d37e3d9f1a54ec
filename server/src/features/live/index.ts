import { type TableOfHouse, liveTables, sharedLive } from '@tucano/live'
import { contentChanged } from '@tucano/contract/content'
import { refusedWords } from '#content/refused-words'
import type { DrawServices, DrawnGame, DrawnGames } from '#draws/advance'
import { Beacon } from '#draws/beacon'
import type { Catalogue } from '#catalogue/catalogue'
import { writtenDigest } from '#fairness/maths'
import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import type { RoomKind } from '#rooms/kind'
import { blackjackRoom } from './blackjack/blackjack-room.ts'
import { flightRoom } from './flight/flight-room.ts'
import { listLiveTables } from './list-live-tables.ts'
import { type LiveOffice, carryOutUndone, liveOffice } from './office/index.ts'
import { openTables } from './open-tables.ts'
import { tableRoom } from './room/table-room.ts'
import { readMoves } from './store.ts'
import { betMsOf } from './tables.ts'
import { tableTalk, talkRoom } from './talk/index.ts'

export { liveLauncher } from './launcher.ts'
export { liveBets } from './tell-bet.ts'

/** So long a round waits for its beacon. */
const WAIT_MS = 600_000

/** Tables, as shared draws have them: a result is told when its round has been played. */
export const liveDraws: readonly DrawnGame[] = sharedLive.map((game) => ({ game, waitMs: WAIT_MS, played: readMoves }))

const drawnTables: DrawnGames = new Map(liveDraws.map((one) => [one.game.code, one]))

/** What draws the rounds of tables; nothing without a beacon. */
function drawsOf({ db, vault, configuration, workerPool }: Services): DrawServices | undefined {
  return configuration.beacon && { db, vault, games: drawnTables, beacon: new Beacon(configuration.beacon, workerPool) }
}

/** The rooms of the tables. Without a beacon there is nothing to draw from, and no table opens. */
export function liveRooms(services: Services): RoomKind[] {
  const draws = drawsOf(services)
  if (!draws || !services.configuration.liveTables) return []
  const maths = new Map(sharedLive.map((game) => [game.code, writtenDigest(game)]))
  const pools = new Set(
    services.brand.cockfight === 'pool' ? liveTables.flatMap(({ kind, code }) => (kind === 'cockfight' ? [code] : [])) : [],
  )
  const tables = { draws, maths, pools, betMs: (table: TableOfHouse) => betMsOf(services, table) }
  return [tableRoom(services, tables), flightRoom(services, tables), blackjackRoom(services, tables), talkRoom(services)]
}

export const live = (services: Services, catalogue: Catalogue): Feature => {
  const words = refusedWords(services)
  const office: LiveOffice = { services, catalogue, draws: () => drawsOf(services) }
  return {
    answers: [listLiveTables(services, catalogue), ...liveOffice(office), ...tableTalk({ services, catalogue }, words)],
    jobs: [{ name: 'live.voids', schedule: '* * * * *', run: () => carryOutUndone(office) }],
    onEvent: [{ event: contentChanged, run: () => words.forget() }],
    start: () => {
      const opening = openTables(services)
      return () => opening.stop()
    },
  }
}
