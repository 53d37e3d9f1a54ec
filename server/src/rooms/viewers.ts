import { ClockPing, RoomCommand, RoomJoin, RoomLeave, type RoomSaid } from '@tucano/contract/room'
import { Compile } from 'typebox/compile'
import type { DatabaseClock } from '#platform/database-clock'
import { Fault, toFault } from '#platform/fault'
import type { PageTalk } from '#platform/hub-options'
import { type Page, isHere, send } from '#platform/page'
import type { PageSender } from '#platform/page-sender'
import { RoomAsks, framesOf, seatsOf } from './asks.ts'
import { RoomRefusal } from './errors.ts'
import type { ToldFrame, Views } from './frames.ts'
import type { RoomKind } from './kind.ts'
import { TOLD_EVERY_MS } from './presence.ts'
import type { RoomsServices } from './rooms.ts'
import { readHeads } from './store.ts'
import { type Seat, ViewedRoom, type Viewer } from './viewed-room.ts'

/** A room that nobody looks at any more is kept for so long: pages come back. */
const KEPT_MS = 10_000
/** Frames that were lost between processes are found again by comparing with the database. */
const COMPARED_EVERY_MS = 5000
const BEHIND_EVERY_MS = 250
/** Pages whose views are asked for together. */
const VIEWS_AT_ONCE = 500
/** A list of rooms shows them all. */
const ROOMS_PER_PAGE = 24

interface Options {
  kinds: ReadonlyMap<string, RoomKind>
  sender: PageSender
  clock: DatabaseClock
}

/** A room that is looked at here, and how not to hear of it any more. */
interface Open {
  room: ViewedRoom
  unsubscribe: (() => void)[]
  /** Forgets it when nobody came back. */
  timer: NodeJS.Timeout | undefined
}

/** The pages of this process that look at rooms, whichever process has those. */
export class RoomViewers implements PageTalk {
  readonly schemas = { join: RoomJoin, leave: RoomLeave, command: RoomCommand, ping: ClockPing }
  #services: RoomsServices
  #options: Options
  #asks: RoomAsks
  #opening = new Map<string, Promise<Open | undefined>>()
  #open = new Map<string, Open>()
  #pages = new Map<Page, Set<string>>()
  #checks = new Map<string, ReturnType<typeof Compile>>()
  #timers: NodeJS.Timeout[] = []
  #onMissed: (() => void) | undefined
  #stopped = false

  constructor(services: RoomsServices, options: Options) {
    this.#services = services
    this.#options = options
    this.#asks = new RoomAsks(services.bus)
    for (const { name, commands } of options.kinds.values()) if (commands) this.#checks.set(name, Compile(commands.said))
  }

  async start(): Promise<void> {
    await this.#asks.start()
    this.#onMissed = this.#services.bus.onMissed(() => void this.#compare())
    this.#timers = [
      setInterval(() => void this.#compare(), COMPARED_EVERY_MS).unref(),
      setInterval(() => this.#showBehind(), BEHIND_EVERY_MS).unref(),
      setInterval(() => this.#tellWhoIsHere(), TOLD_EVERY_MS).unref(),
    ]
  }

  stop(): void {
    this.#stopped = true
    this.#onMissed?.()
    for (const timer of this.#timers) clearInterval(timer)
    for (const open of this.#open.values()) this.#forget(open)
    this.#asks.stop()
  }

  hear(page: Page, said: { type: string }): void {
    const one = said as RoomSaid
    switch (one.type) {
      case 'join':
        return void this.#join(page, one)
      case 'leave':
        return this.#leave(page, one.room)
      case 'command':
        return void this.#command(page, one)
      case 'ping':
        return send(page, { type: 'pong', n: one.n, atMs: this.#options.clock.nowMs() })
    }
  }

  /** Whoever is somebody else now is shown what that one may see. */
  identified(page: Page): void {
    const changed = [...(this.#pages.get(page) ?? [])].filter((id) => {
      const viewer = this.#open.get(id)?.room.viewers.get(page)
      return viewer && viewer.memberId !== memberOf(page)
    })
    for (const id of changed) {
      const isGlance = this.#open.get(id)?.room.viewers.get(page)?.isGlance
      this.#leave(page, id)
      void this.#join(page, isGlance ? { type: 'join', room: id, glance: true } : { type: 'join', room: id })
    }
  }

  gone(page: Page): void {
    for (const id of this.#pages.get(page) ?? []) this.#leave(page, id)
    this.#pages.delete(page)
  }

  async #join(page: Page, { room: id, seen, glance }: RoomJoin): Promise<void> {
    const rooms = this.#pages.get(page) ?? new Set()
    this.#pages.set(page, rooms)
    if (rooms.size >= ROOMS_PER_PAGE && !rooms.has(id)) return left(page, id, 'request.too.many')
    rooms.add(id)
    try {
      const open = await this.#openRoom(id)
      const memberId = memberOf(page)
      const code = open ? await open.room.kind.refuses?.(open.room.options, memberId) : 'room.unknown'
      if (!isHere(page) || !rooms.has(id)) return
      if (!open || code !== undefined) {
        rooms.delete(id)
        return left(page, id, code ?? 'room.unknown')
      }
      clearTimeout(open.timer)
      const viewer: Viewer = { page, memberId, sinceMs: this.#options.clock.nowMs(), isGlance: glance === true, isBehind: true }
      open.room.viewers.set(page, viewer)
      this.#takeSeat(open.room, viewer)
      if (!seen || !open.room.resume(viewer, seen.seq)) await this.#show(open.room, [viewer])
    } catch (error) {
      if (!isHere(page)) return
      rooms.delete(id)
      left(page, id, toFault(error).code)
    }
  }

  /** The room, opened for the first page that looks at it. */
  #openRoom(id: string): Promise<Open | undefined> {
    const known = this.#opening.get(id)
    if (known) return known
    const opening = this.#readRoom(id).catch((error: unknown) => {
      this.#opening.delete(id)
      throw error
    })
    this.#opening.set(id, opening)
    return opening
  }

  async #readRoom(id: string): Promise<Open | undefined> {
    const { db, bus } = this.#services
    const { kinds, sender } = this.#options
    const [head] = await readHeads(db, [id])
    const kind = head && kinds.get(head.kind)
    if (!head || !kind || this.#stopped) {
      this.#opening.delete(id)
      return undefined
    }
    const room = new ViewedRoom({ id, kind, options: head.options, seq: Number(head.seq) }, sender)
    const unsubscribe = await Promise.all([
      bus.subscribe(framesOf(id), (told) => room.take(told as ToldFrame) || this.#showBehind()),
      bus.subscribe(seatsOf(id), (seat) => this.#hearSeat(room, seat as Seat)),
    ])
    const open: Open = { room, unsubscribe, timer: undefined }
    this.#open.set(id, open)
    return open
  }

  #leave(page: Page, id: string): void {
    this.#pages.get(page)?.delete(id)
    const open = this.#open.get(id)
    const viewer = open?.room.viewers.get(page)
    if (!open || !viewer) return
    const { room } = open
    room.viewers.delete(page)
    if (viewer.memberId !== undefined && room.kind.presence && !this.#stopped)
      void this.#asks.tell(id, { ask: 'gone', memberId: String(viewer.memberId) })
    if (room.viewers.size > 0) return
    clearTimeout(open.timer)
    open.timer = setTimeout(() => room.viewers.size === 0 && this.#forget(open), KEPT_MS).unref()
  }

  #forget({ room: { id }, unsubscribe, timer }: Open): void {
    clearTimeout(timer)
    for (const leave of unsubscribe) leave()
    this.#open.delete(id)
    this.#opening.delete(id)
  }

  /** Every process hears who has come: an older page of the same member, wherever it is, is told so and left. */
  #takeSeat({ id, kind }: ViewedRoom, { page, memberId, sinceMs, isGlance }: Viewer): void {
    if (memberId === undefined || isGlance) return
    const seat: Seat = { memberId: String(memberId), sinceMs, page: this.#nameOf(page) }
    void this.#services.bus.publish(seatsOf(id), seat)
    if (kind.presence) void this.#asks.tell(id, { ask: 'here', members: [seat.memberId] })
  }

  #hearSeat(room: ViewedRoom, { memberId, sinceMs, page: name }: Seat): void {
    for (const { page, ...viewer } of room.viewers.values()) {
      if (viewer.isGlance || String(viewer.memberId) !== memberId) continue
      const mine = this.#nameOf(page)
      const isOlder = viewer.sinceMs < sinceMs || (viewer.sinceMs === sinceMs && mine < name)
      if (mine === name || !isOlder) continue
      // Not `gone`: the member is there, by another page.
      room.viewers.delete(page)
      this.#pages.get(page)?.delete(room.id)
      left(page, room.id, 'room.elsewhere')
    }
  }

  #nameOf({ id }: Page): string {
    return `${this.#asks.process}.${String(id).padStart(12, '0')}`
  }

  async #command(page: Page, { room: id, id: commandId, body }: RoomCommand): Promise<void> {
    const answer = (more: { seq: number } | { code: string; field?: string }): void =>
      send(page, { type: 'answer', room: id, id: commandId, ...more })
    const room = this.#open.get(id)?.room
    const viewer = room?.viewers.get(page)
    const commands = room?.kind.commands
    if (!room || !viewer || !commands) return answer({ code: 'room.unknown' })
    const { memberId } = viewer
    if (memberId === undefined || memberId !== memberOf(page)) return answer({ code: 'login.not.session' })
    const problem = this.#problemOf(room.kind, body)
    if (problem !== undefined) return answer({ code: 'request.invalid', field: problem })
    try {
      const command = await commands.toCommand(body, memberId, room.options)
      answer({ seq: await this.#asks.ask<number>(id, { ask: 'command', commandId, memberId: String(memberId), command }) })
    } catch (error) {
      answer({ code: error instanceof RoomRefusal ? error.code : toFault(error).code })
      if (!(error instanceof RoomRefusal) && !(error instanceof Fault))
        this.#services.log.warn({ err: error, room: id }, 'a command could not be taken')
    }
  }

  /** What is wrong with what a member does, by the field. */
  #problemOf({ name }: RoomKind, body: unknown): string | undefined {
    const check = this.#checks.get(name)!
    return check.Check(body) ? undefined : check.Errors(body)[0]?.instancePath.slice(1) || 'body'
  }

  /** Shows rooms as they are to pages that are behind, where they can take it. */
  #showBehind(): void {
    for (const { room } of this.#open.values()) {
      const behind = room.behind()
      if (behind.length > 0) void this.#show(room, behind)
    }
  }

  /** Without an owner there is nothing to show: the next one says so when it begins, and until then this is tried again. */
  async #show(room: ViewedRoom, viewers: readonly Viewer[]): Promise<void> {
    for (let first = 0; first < viewers.length; first += VIEWS_AT_ONCE) {
      const some = viewers.slice(first, first + VIEWS_AT_ONCE)
      const members = some.map(({ memberId }) => (memberId === undefined ? null : String(memberId)))
      const views = await this.#asks.ask<Views>(room.id, { ask: 'views', members }).catch(() => undefined)
      if (!views) return
      room.show(some, views)
    }
  }

  /** Compares with the database how far the rooms have come that pages look at: frames may have been lost between processes. */
  async #compare(): Promise<void> {
    const looked = [...this.#open.values()].filter(({ room }) => room.viewers.size > 0)
    if (looked.length === 0) return
    const before = new Map(looked.map(({ room: { id, seq } }) => [id, seq]))
    try {
      for (const { id, seq } of await readHeads(this.#services.db, [...before.keys()])) {
        const room = this.#open.get(id)?.room
        // What is on its way is not lost: only who has not moved since then is behind.
        if (room && room.seq === before.get(id) && Number(seq) > room.seq) room.loseTrack(Number(seq))
      }
      this.#showBehind()
    } catch (error) {
      this.#services.log.warn({ err: error }, 'rooms could not be compared')
    }
  }

  #tellWhoIsHere(): void {
    for (const { room } of this.#open.values()) {
      if (!room.kind.presence) continue
      const members = [...room.viewers.values()].flatMap(({ memberId }) => (memberId === undefined ? [] : [String(memberId)]))
      if (members.length > 0) void this.#asks.tell(room.id, { ask: 'here', members })
    }
  }
}

/** Who may do something on a page. Whoever has to change the password first is nobody yet. */
const memberOf = ({ member }: Page): bigint | undefined => (member && !member.passwordChangeRequired ? member.memberId : undefined)

const left = (page: Page, room: string, code: string): void => send(page, { type: 'left', room, code })
