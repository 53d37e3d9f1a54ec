import { randomUUID } from 'node:crypto'
import type { Json } from '@tucano/round'
import type { Bus } from '#platform/bus'
import { isTransient } from '#platform/fault'
import type { Services } from '#platform/services'
import { type Ask, type Asked as AskedHere, answerAsk, asksOf, framesOf } from './asks.ts'
import type { Answer, Asked } from './batch.ts'
import { busy } from './errors.ts'
import type { RoomKind } from './kind.ts'
import { Leases } from './leases.ts'
import { RoomPresence } from './presence.ts'
import { Room } from './room.ts'
import { type Claimed, claimRooms, releaseRooms } from './store.ts'

const CLAIM_MS = 500
const RENEW_MS = 1500
const CLAIMED_AT_ONCE = 50
/** So many are read back at a time: after a takeover there are as many as the other process had. */
const OPENED_TOGETHER = 4

export type RoomsServices = Pick<Services, 'db' | 'pool' | 'log'> & { bus: Bus }

/** A room that this process has. */
interface Owned {
  room: Room
  presence: RoomPresence | undefined
  unsubscribe: () => void
}

/** The rooms that this process has. It looks for rooms that nobody has, keeps its own, and gives them up when it stops. */
export class Rooms {
  readonly owner = randomUUID()
  #services: RoomsServices
  #kinds: ReadonlyMap<string, RoomKind>
  #leases: Leases
  #owned = new Map<string, Owned>()
  /** Rooms that are being read back: they are this process's already, and stay so for as long as that takes. */
  #opening = new Map<string, Claimed>()
  #timers: NodeJS.Timeout[] = []
  #underWay = new Set<Promise<void>>()
  #stopped = false

  constructor(services: RoomsServices, kinds: ReadonlyMap<string, RoomKind>) {
    this.#services = services
    this.#kinds = kinds
    this.#leases = new Leases(services)
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
    const owned = [...this.#owned.values()]
    for (const one of owned) this.#let(one)
    await Promise.all(owned.map(({ room }) => room.end()))
    await this.#leases.stop()
    await releaseRooms(this.#services.db, this.owner, epochsOf(owned)).catch((error: unknown) => {
      if (!isTransient(error)) throw error
    })
  }

  room(id: string): Room | undefined {
    return this.#owned.get(id)?.room
  }

  submit(id: string, asked: Asked): Promise<Answer> {
    const room = this.room(id)
    return room ? room.submit(asked) : Promise.reject(busy())
  }

  /** Takes rooms that nobody has. One that cannot be read back keeps no other one waiting. */
  async claim(): Promise<void> {
    const { db } = this.#services
    const claimed = await claimRooms(db, this.owner, { kinds: [...this.#kinds.keys()], limit: CLAIMED_AT_ONCE })
    for (const one of claimed) this.#opening.set(one.id, one)
    const openSome = async (): Promise<void> => {
      for (let one = claimed.shift(); one; one = claimed.shift()) await this.#tryOpen(one)
    }
    await Promise.all(Array.from({ length: OPENED_TOGETHER }, openSome))
  }

  async #tryOpen(claimed: Claimed): Promise<void> {
    try {
      await this.#open(claimed)
    } catch (error) {
      this.#services.log.error({ err: error, room: claimed.id }, 'a room cannot be read back')
    } finally {
      if (this.#opening.get(claimed.id) === claimed) this.#opening.delete(claimed.id)
    }
  }

  async #open(claimed: Claimed): Promise<void> {
    const { bus, log } = this.#services
    const kind = this.#kinds.get(claimed.kind)!
    const room: Room = await Room.open(this.#services, {
      owner: this.owner,
      kind,
      claimed,
      onFrame: (frame) => void bus.publish(framesOf(claimed.id), frame),
      onEnd: () => {
        const owned = this.#owned.get(claimed.id)
        if (owned?.room === room) this.#let(owned)
      },
    })
    const unsubscribe = await bus.subscribe(asksOf(claimed.id), (message) => {
      const owned = this.#owned.get(claimed.id)
      if (owned?.room === room) void answerAsk(bus, message as AskedHere, (ask) => this.#answer(owned, ask))
    })
    const presence =
      kind.presence && new RoomPresence(kind.presence, { state: () => room.state, tell: (command: Json) => room.tell(command) })
    const before = this.#owned.get(claimed.id)
    // Its lease was over, and this process was the first to take it again: what it was here goes on no more.
    if (before) {
      this.#let(before)
      await before.room.end()
    }
    const owned = { room, presence, unsubscribe }
    // Somebody else has taken it while it was read back.
    if (this.#opening.get(claimed.id) !== claimed) return this.#let(owned)
    this.#owned.set(claimed.id, owned)
    // Only now: a room that goes on may be lost, and what is lost has to be let go.
    room.start()
    log.info({ room: claimed.id, epoch: String(claimed.epoch) }, 'room taken')
  }

  async #answer({ room, presence }: Owned, ask: Ask): Promise<Json> {
    switch (ask.ask) {
      case 'views':
        return room.views(ask.members.map((id) => (id === null ? undefined : BigInt(id))))
      case 'command': {
        const { commandId, command } = ask
        const { seq } = await room.submit({ commandId, memberId: BigInt(ask.memberId), command })
        return Number(seq)
      }
      case 'tell':
        room.tell(ask.command)
        return null
      case 'here':
        presence?.here(ask.members.map(BigInt))
        return null
      case 'gone':
        presence?.gone(BigInt(ask.memberId))
        return null
    }
  }

  /** Nobody asks for the room here any more. */
  #let(owned: Owned): void {
    owned.unsubscribe()
    owned.presence?.stop()
    if (this.#owned.get(owned.room.id) === owned) this.#owned.delete(owned.room.id)
  }

  /** Keeps the rooms that it has. One whose lease is over is forgotten: somebody else may have it. */
  async renew(): Promise<void> {
    const owned = [...this.#owned.values()]
    const opening = [...this.#opening.values()]
    if (owned.length + opening.length === 0) return
    const lost = await this.#leases.renew(
      this.owner,
      new Map([...epochsOf(owned), ...opening.map(({ id, epoch }) => [id, epoch] as const)]),
    )
    for (const one of opening) if (lost.has(one.id) && this.#opening.get(one.id) === one) this.#opening.delete(one.id)
    for (const one of owned) {
      if (!lost.has(one.room.id)) continue
      this.#let(one)
      await one.room.end()
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

const epochsOf = (owned: readonly Owned[]): Map<string, bigint> => new Map(owned.map(({ room: { id, epoch } }) => [id, epoch]))
