import { randomUUID } from 'node:crypto'
import { Fault, isTransient } from '#platform/fault'
import type { Services } from '#platform/services'
import type { RoomKind } from './kind.ts'
import type { Answer, Asked } from './batch.ts'
import { type Frame, Room } from './room.ts'
import { type Claimed, claimRooms, releaseRooms, renewLeases } from './store.ts'

const CLAIM_MS = 1000
const RENEW_MS = 1500
const CLAIMED_AT_ONCE = 50

type RoomsServices = Pick<Services, 'db' | 'log'>

/** The rooms that this process has. It looks for rooms that nobody has, keeps its own, and gives them up when it stops. */
export class Rooms {
  readonly owner = randomUUID()
  #services: RoomsServices
  #kinds: ReadonlyMap<string, RoomKind>
  #onFrame: (frame: Frame) => void
  #rooms = new Map<string, Room>()
  #timers: NodeJS.Timeout[] = []
  #underWay = new Set<Promise<void>>()
  #stopped = false

  constructor(services: RoomsServices, kinds: readonly RoomKind[], onFrame: (frame: Frame) => void = () => undefined) {
    this.#services = services
    this.#kinds = new Map(kinds.map((kind) => [kind.name, kind]))
    this.#onFrame = onFrame
  }

  start(): void {
    if (this.#kinds.size === 0) return
    this.#timers = [setInterval(() => this.#do(() => this.claim()), CLAIM_MS), setInterval(() => this.#do(() => this.renew()), RENEW_MS)]
    this.#do(() => this.claim())
  }

  async stop(): Promise<void> {
    this.#stopped = true
    for (const timer of this.#timers) clearInterval(timer)
    await Promise.all(this.#underWay)
    const rooms = [...this.#rooms.values()]
    await Promise.all(rooms.map((room) => room.end()))
    await releaseRooms(this.#services.db, this.owner, epochsOf(rooms)).catch((error: unknown) => {
      if (!isTransient(error)) throw error
    })
    this.#rooms.clear()
  }

  room(id: string): Room | undefined {
    return this.#rooms.get(id)
  }

  submit(id: string, asked: Asked): Promise<Answer> {
    const room = this.#rooms.get(id)
    return room ? room.submit(asked) : Promise.reject(new Fault('system.busy', { retryAfterSeconds: 1 }))
  }

  /** Takes rooms that nobody has. One that cannot be read back keeps no other one waiting. */
  async claim(): Promise<void> {
    const { db, log } = this.#services
    for (const claimed of await claimRooms(db, this.owner, { kinds: [...this.#kinds.keys()], limit: CLAIMED_AT_ONCE })) {
      try {
        await this.#open(claimed)
      } catch (error) {
        log.error({ err: error, room: claimed.id }, 'a room cannot be read back')
      }
    }
  }

  async #open(claimed: Claimed): Promise<void> {
    const room: Room = await Room.open(this.#services, {
      owner: this.owner,
      kind: this.#kinds.get(claimed.kind)!,
      claimed,
      onFrame: this.#onFrame,
      onEnd: () => {
        if (this.#rooms.get(claimed.id) === room) this.#rooms.delete(claimed.id)
      },
    })
    this.#rooms.set(claimed.id, room)
    this.#services.log.info({ room: claimed.id, epoch: String(claimed.epoch) }, 'room taken')
  }

  /** Keeps the rooms that it has. One whose lease is over is forgotten: somebody else may have it. */
  async renew(): Promise<void> {
    if (this.#rooms.size === 0) return
    const rooms = [...this.#rooms.values()]
    const kept = await renewLeases(this.#services.db, this.owner, epochsOf(rooms))
    for (const room of rooms) {
      if (kept.has(room.id)) continue
      if (this.#rooms.get(room.id) === room) this.#rooms.delete(room.id)
      await room.end()
    }
  }

  #do(work: () => Promise<void>): void {
    if (this.#stopped) return
    const done = work()
      .catch((error: unknown) => this.#services.log.warn({ err: error }, 'rooms are looked after later'))
      .finally(() => this.#underWay.delete(done))
    this.#underWay.add(done)
  }
}

const epochsOf = (rooms: readonly Room[]): Map<string, bigint> => new Map(rooms.map(({ id, epoch }) => [id, epoch]))
