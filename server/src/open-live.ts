import { Complaints } from '#platform/complaints'
import { DatabaseClock } from '#platform/database-clock'
import { Hub } from '#platform/hub'
import type { HubOptions } from '#platform/hub-options'
import { PageSender } from '#platform/page-sender'
import type { Services } from '#platform/services'
import type { RoomKind } from '#rooms/kind'
import { Rooms } from '#rooms/rooms'
import { RoomViewers } from '#rooms/viewers'

interface Live {
  hub: Hub
  start: () => Promise<void>
  /** Gives up the rooms that this process has; its pages go on looking. */
  stopRooms: () => Promise<void>
  stop: () => Promise<void>
}

/** What pages hear and say on their sockets: events, and rooms with what happens in them. */
export function openLive(
  services: Services,
  { roomKinds, ...options }: Omit<HubOptions, 'sender' | 'complaints' | 'talk'> & { roomKinds: readonly RoomKind[] },
): Live {
  const kinds = new Map(roomKinds.map((kind) => [kind.name, kind]))
  const rooms = new Rooms(services, kinds)
  const complaints = new Complaints(services.log)
  const sender = new PageSender(complaints)
  const clock = new DatabaseClock(services)
  const viewers = new RoomViewers(services, { kinds, sender, clock })
  const hub = new Hub(services, { ...options, sender, complaints, talk: viewers })
  return {
    hub,
    start: async () => {
      await clock.start()
      await viewers.start()
      await hub.start()
      rooms.start()
    },
    stopRooms: () => rooms.stop(),
    stop: async () => {
      await hub.stop()
      viewers.stop()
      await clock.stop()
      await services.bus.stop()
    },
  }
}
