import type { Json } from '@tucano/round'
import type { Presence } from './kind.ts'

/** Processes say who is there every few seconds; whoever was not heard of for longer than two of those is away. */
export const TOLD_EVERY_MS = 4000
const AWAY_MS = 10_000

/** Who is there, as the owner of a room hears it from the processes that have the pages. What changes, the room is told. */
export class RoomPresence {
  #presence: Presence
  #room: { state: () => Json; tell: (command: Json) => void }
  /** When each was heard of last. */
  #heard = new Map<bigint, number>()
  #sinceMs = performance.now()
  #timer: NodeJS.Timeout

  constructor(presence: Presence, room: { state: () => Json; tell: (command: Json) => void }) {
    this.#presence = presence
    this.#room = room
    this.#timer = setInterval(() => this.#look(), TOLD_EVERY_MS / 2).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  here(members: readonly bigint[]): void {
    const known = new Set(this.#presence.here(this.#room.state()))
    for (const memberId of members) {
      this.#heard.set(memberId, performance.now())
      if (!known.has(memberId)) this.#room.tell(this.#presence.changed(memberId, true))
    }
  }

  gone(memberId: bigint): void {
    this.#heard.delete(memberId)
    if (this.#presence.here(this.#room.state()).includes(memberId)) this.#room.tell(this.#presence.changed(memberId, false))
  }

  /** Whoever comes to own a room has heard of nobody yet, and waits as long for each. */
  #look(): void {
    const now = performance.now()
    for (const memberId of this.#presence.here(this.#room.state()))
      if (now - (this.#heard.get(memberId) ?? this.#sinceMs) > AWAY_MS) this.gone(memberId)
  }
}
