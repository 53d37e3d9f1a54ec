import { Complaints } from '#platform/complaints'
import { DatabaseClock } from '#platform/database-clock'
import { Hub } from '#platform/hub'
import type { HubOptions, PageTalk } from '#platform/hub-options'
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

/** What is said is heard by whoever knows its type. */
function together(talks: readonly PageTalk[]): PageTalk {
  const hears = new Map(talks.flatMap((talk) => Object.keys(talk.schemas).map((type) => [type, talk])))
  return {
    schemas: Object.assign({}, ...talks.map(({ schemas }) => schemas)) as PageTalk['schemas'],
    hear: (page, said) => hears.get(said.type)?.hear(page, said),
    identified: (page) => talks.forEach((talk) => talk.identified(page)),
    gone: (page) => talks.forEach((talk) => talk.gone(page)),
  }
}

/** What pages hear and say on their sockets: events, and rooms with what happens in them. */
export function openLive(
  services: Services,
  {
    roomKinds,
    talks,
    ...options
  }: Omit<HubOptions, 'sender' | 'complaints' | 'talk'> & { roomKinds: readonly RoomKind[]; talks: readonly PageTalk[] },
): Live {
  const kinds = new Map(roomKinds.map((kind) => [kind.name, kind]))
  const rooms = new Rooms(services, kinds)
  const complaints = new Complaints(services.log)
  const sender = new PageSender(complaints)
  const clock = new DatabaseClock(services)
  const viewers = new RoomViewers(services, { kinds, sender, clock })
  const hub = new Hub(services, { ...options, sender, complaints, talk: together([viewers, ...talks]) })
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
