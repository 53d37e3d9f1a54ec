import type { Services } from '#platform/services'
import type { RoomKind } from '#rooms/kind'
import { StudioLinks } from './links.ts'
import { TIMES } from './state.ts'
import { studioRoom } from './studio-room.ts'
import { studioTables } from './tables.ts'

export { getStudioRound } from './get-studio-round.ts'

/** One a server. */
const opened = new WeakMap<Services, StudioLinks>()

/** The kind of room of tables of studios; nothing where none is configured. */
export function studioRooms(services: Services): RoomKind[] {
  if (studioTables(services).size === 0) return []
  const links = new StudioLinks(services, TIMES)
  opened.set(services, links)
  return [studioRoom(services, { links, times: TIMES })]
}

/** Where a server stops, its lines to studios do, too. */
export const closeStudios = (services: Services): void => opened.get(services)?.stop()
