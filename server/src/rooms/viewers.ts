import { ClockPing, RoomCommand, RoomJoin, RoomLeave, type RoomMessage, type RoomSaid } from '@tucano/contract/room'
import { Compile } from 'typebox/compile'
import type { DatabaseClock } from '#platform/database-clock'
import { Fault, toFault } from '#platform/fault'
import type { PageTalk } from '#platform/hub'
import { type Page, isHere, send, sendWritten, write } from '#platform/page'
import type { PageSender } from '#platform/page-sender'
import { RoomAsks, framesOf, seatsOf } from './asks.ts'
import { FrameRing, type ToldFrame, type Views } from './frames.ts'
import type { MemberCommands, RoomKind } from './kind.ts'
import { TOLD_EVERY_MS } from './presence.ts'
import { RoomRefusal } from './room.ts'
import type { RoomsServices } from './rooms.ts'
import { type RoomHead, readHeads } from './store.ts'

/** A room that nobody looks at any more is kept for so long: pages come back. */
const KEPT_MS = 10_000
/** Frames that were lost between processes are found again by comparing with the database. */
const COMPARED_EVERY_MS = 5000
const BEHIND_EVERY_MS = 250
/** Pages whose views are asked for together. */
const VIEWS_AT_ONCE = 500
const ROOMS_PER_PAGE = 8

/** A frame as its pages get it, written once for all who are told the same. */
interface WrittenFrame {
  from: number
  seq: number
  everybody: Buffer | undefined
  instead: Map<string, Buffer>
}

/** A page that looks at a room. */
interface Viewer {
  page: Page
  /** Who looks, and when that began: the newest page of a member has the seat. */
  memberId: bigint | undefined
  sinceMs: number
  /** Frames are not sent: it is shown the room anew when it can take it, or as soon as the room can be asked. */
  isBehind: boolean
}

/** A room that pages of this process look at. */
interface Viewed {
  id: string
  kind: RoomKind
  options: RoomHead['options']
  ring: FrameRing<WrittenFrame>
  viewers: Map<Page, Viewer>
  unsubscribe: (() => void)[]
  /** Forgets it when nobody came back. */
  timer: NodeJS.Timeout | undefined
}

interface Seat {
  memberId: string
  sinceMs: number
  page: string
}

interface Options {
  kinds: ReadonlyMap<string, RoomKind>
  sender: PageSender
  clock: DatabaseClock
}

/** The pages of this process that look at rooms, whichever process has those. */
export class RoomViewers implements PageTalk {
  readonly schemas = { join: RoomJoin, leave: RoomLeave, command: RoomCommand, ping: ClockPing }
  #services: RoomsServices
  #options: Options
  #asks: RoomAsks
  #rooms = new Map<string, Promise<Viewed | undefined>>()
  #open = new Map<string, Viewed>()
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
    this.#onMissed = this.#services.bus.onMissed(() => void this.compare())
    this.#timers = [
      setInterval(() => void this.compare(), COMPARED_EVERY_MS).unref(),
      setInterval(() => this.#lookAtBehind(), BEHIND_EVERY_MS).unref(),
      setInterval(() => this.#tellWhoIsHere(), TOLD_EVERY_MS).unref(),
    ]
  }

  stop(): void {
    this.#stopped = true
    this.#onMissed?.()
    for (const timer of this.#timers) clearInterval(timer)
    for (const viewed of this.#open.values()) this.#forget(viewed)
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
    for (const id of [...(this.#pages.get(page) ?? [])]) {
      const viewer = this.#open.get(id)?.viewers.get(page)
      if (viewer && viewer.memberId !== memberOf(page)) {
        this.#leave(page, id)
        void this.#join(page, { type: 'join', room: id })
      }
    }
  }

  gone(page: Page): void {
    for (const id of this.#pages.get(page) ?? []) this.#leave(page, id)
    this.#pages.delete(page)
  }

  async #join(page: Page, { room, seen }: RoomJoin): Promise<void> {
    const rooms = this.#pages.get(page) ?? new Set()
    this.#pages.set(page, rooms)
    if (rooms.size >= ROOMS_PER_PAGE && !rooms.has(room)) return left(page, room, 'request.too.many')
    rooms.add(room)
    const memberId = memberOf(page)
    try {
      const viewed = await this.#room(room)
      const code = viewed ? await viewed.kind.refuses?.(viewed.options, memberId) : 'room.unknown'
      if (!isHere(page) || !rooms.has(room)) return
      if (!viewed || code !== undefined) {
        rooms.delete(room)
        return left(page, room, code ?? 'room.unknown')
      }
      clearTimeout(viewed.timer)
      const viewer: Viewer = { page, memberId, sinceMs: this.#options.clock.nowMs(), isBehind: true }
      viewed.viewers.set(page, viewer)
      this.#takeSeat(viewed, viewer)
      const missed = seen && viewed.ring.after(seen.seq)
      if (missed) {
        viewer.isBehind = false
        for (const frame of missed) this.#sendFrame(viewer, frame)
        // Without an owner there is nothing to show yet: the next one says so when it begins.
      } else await this.#show(viewed, [viewer]).catch(() => undefined)
    } catch (error) {
      if (!isHere(page)) return
      rooms.delete(room)
      this.#open.get(room)?.viewers.delete(page)
      left(page, room, toFault(error).code)
    }
  }

  /** The room, opened for the first page that looks at it. */
  #room(id: string): Promise<Viewed | undefined> {
    const known = this.#rooms.get(id)
    if (known) return known
    const opening = this.#openRoom(id).catch((error: unknown) => {
      this.#rooms.delete(id)
      throw error
    })
    this.#rooms.set(id, opening)
    return opening
  }

  async #openRoom(id: string): Promise<Viewed | undefined> {
    const { db, bus } = this.#services
    const [head] = await readHeads(db, [id])
    const kind = head && this.#options.kinds.get(head.kind)
    if (!head || !kind || this.#stopped) {
      this.#rooms.delete(id)
      return undefined
    }
    const viewed: Viewed = {
      id,
      kind,
      options: head.options,
      ring: new FrameRing(Number(head.seq)),
      viewers: new Map(),
      unsubscribe: [],
      timer: undefined,
    }
    viewed.unsubscribe = await Promise.all([
      bus.subscribe(framesOf(id), (message) => this.#hearFrame(viewed, message as ToldFrame)),
      bus.subscribe(seatsOf(id), (message) => this.#hearSeat(viewed, message as Seat)),
    ])
    this.#open.set(id, viewed)
    return viewed
  }

  #leave(page: Page, id: string): void {
    this.#pages.get(page)?.delete(id)
    const viewed = this.#open.get(id)
    const viewer = viewed?.viewers.get(page)
    if (!viewed || !viewer) return
    viewed.viewers.delete(page)
    if (viewer.memberId !== undefined && viewed.kind.presence && !this.#stopped)
      void this.#asks.tell(id, { ask: 'gone', memberId: String(viewer.memberId) })
    if (viewed.viewers.size > 0) return
    clearTimeout(viewed.timer)
    viewed.timer = setTimeout(() => viewed.viewers.size === 0 && this.#forget(viewed), KEPT_MS).unref()
  }

  #forget(viewed: Viewed): void {
    clearTimeout(viewed.timer)
    for (const unsubscribe of viewed.unsubscribe) unsubscribe()
    this.#open.delete(viewed.id)
    this.#rooms.delete(viewed.id)
  }

  /** Every process hears who has come: an older page of the same member, wherever it is, is told so and left. */
  #takeSeat({ id, kind }: Viewed, { page, memberId, sinceMs }: Viewer): void {
    if (memberId === undefined) return
    const seat: Seat = { memberId: String(memberId), sinceMs, page: this.#nameOf(page) }
    void this.#services.bus.publish(seatsOf(id), seat)
    if (kind.presence) void this.#asks.tell(id, { ask: 'here', members: [seat.memberId] })
  }

  #hearSeat(viewed: Viewed, { memberId, sinceMs, page: name }: Seat): void {
    for (const { page, ...viewer } of viewed.viewers.values()) {
      if (String(viewer.memberId) !== memberId) continue
      const mine = this.#nameOf(page)
      const isOlder = viewer.sinceMs < sinceMs || (viewer.sinceMs === sinceMs && mine < name)
      if (mine === name || !isOlder) continue
      // Not `gone`: the member is there, by another page.
      viewed.viewers.delete(page)
      this.#pages.get(page)?.delete(viewed.id)
      left(page, viewed.id, 'room.elsewhere')
    }
  }

  #nameOf({ id }: Page): string {
    return `${this.#asks.process}.${String(id).padStart(12, '0')}`
  }

  async #command(page: Page, { room, id, body }: RoomCommand): Promise<void> {
    const answer = (more: { seq: number } | { code: string; field?: string }): void => send(page, { type: 'answer', room, id, ...more })
    const viewed = this.#open.get(room)
    const viewer = viewed?.viewers.get(page)
    const { commands } = viewed?.kind ?? {}
    if (!viewed || !viewer || !commands) return answer({ code: 'room.unknown' })
    const { memberId } = viewer
    if (memberId === undefined || memberId !== memberOf(page)) return answer({ code: 'login.not.session' })
    const problem = this.#problemOf(viewed.kind, body)
    if (problem !== undefined) return answer({ code: 'request.invalid', field: problem })
    try {
      answer({ seq: await this.#do(viewed, { commands, memberId, commandId: id, body }) })
    } catch (error) {
      answer({ code: error instanceof RoomRefusal ? error.code : toFault(error).code })
      if (!(error instanceof RoomRefusal) && !(error instanceof Fault))
        this.#services.log.warn({ err: error, room }, 'a command could not be taken')
    }
  }

  async #do(
    { id }: Viewed,
    { commands, memberId, commandId, body }: { commands: MemberCommands; memberId: bigint; commandId: string; body: unknown },
  ): Promise<number> {
    const command = await commands.toCommand(body, memberId)
    return this.#asks.ask<number>(id, { ask: 'command', commandId, memberId: String(memberId), command })
  }

  /** What is wrong with what a member does, by the field. */
  #problemOf({ name }: RoomKind, body: unknown): string | undefined {
    const check = this.#checks.get(name)!
    if (check.Check(body)) return undefined
    return check.Errors(body)[0]?.instancePath.slice(1) || 'body'
  }

  #hearFrame(viewed: Viewed, told: ToldFrame): void {
    const frame = writeFrame(viewed.id, told)
    const before = viewed.ring.seq
    if (!viewed.ring.add(frame)) {
      // Something was lost on the way. The room as it is says more than what was missed.
      viewed.ring.reset(frame.seq)
      for (const viewer of viewed.viewers.values()) viewer.isBehind = true
      return this.#lookAtBehind()
    }
    if (frame.seq <= before) return
    const viewers = [...viewed.viewers.values()].filter(({ isBehind }) => !isBehind)
    const byPage = new Map(viewers.map((viewer) => [viewer.page, viewer]))
    this.#options.sender.toMany([...byPage.keys()], (page) => {
      const viewer = byPage.get(page)!
      if (viewed.viewers.get(page) === viewer) this.#sendFrame(viewer, frame)
    })
  }

  #sendFrame(viewer: Viewer, { everybody, instead }: WrittenFrame): void {
    const { page, memberId } = viewer
    const written = instead.get(String(memberId)) ?? everybody
    if (!written || viewer.isBehind) return
    const { sender } = this.#options
    if (sender.isBehind(page)) viewer.isBehind = true
    else if (sender.reads(page)) sendWritten(page, written)
  }

  /** Shows the room as it is to pages that are behind, where they can take it. */
  #lookAtBehind(): void {
    const { sender } = this.#options
    for (const viewed of this.#open.values()) {
      const behind = [...viewed.viewers.values()].filter(({ page, isBehind }) => isBehind && sender.reads(page) && !sender.isBehind(page))
      // Without an owner there is nothing to show: the next one says so when it begins.
      if (behind.length > 0) this.#show(viewed, behind).catch(() => undefined)
    }
  }

  async #show(viewed: Viewed, viewers: readonly Viewer[]): Promise<void> {
    for (let first = 0; first < viewers.length; first += VIEWS_AT_ONCE) {
      const some = viewers.slice(first, first + VIEWS_AT_ONCE)
      const members = some.map(({ memberId }) => (memberId === undefined ? null : String(memberId)))
      const views = await this.#asks.ask<Views>(viewed.id, { ask: 'views', members })
      this.#sendViews(viewed, some, views)
    }
  }

  #sendViews(viewed: Viewed, viewers: readonly Viewer[], { epoch, seq, everybody, instead }: Views): void {
    const writeView = (view: unknown): Buffer => write({ type: 'room', room: viewed.id, epoch, seq, view })
    const shared = writeView(everybody)
    if (viewed.ring.seq < seq) viewed.ring.reset(seq)
    const since = viewed.ring.after(seq)
    for (const viewer of viewers) {
      const { page, memberId } = viewer
      if (viewed.viewers.get(page) !== viewer || !viewer.isBehind) continue
      // More has come meanwhile than is kept here: it is shown the room again.
      if (!since) continue
      const mine = memberId === undefined ? undefined : instead[String(memberId)]
      viewer.isBehind = false
      sendWritten(page, mine === undefined ? shared : writeView(mine))
      for (const frame of since) this.#sendFrame(viewer, frame)
    }
  }

  /** Compares with the database how far the rooms have come that pages look at: frames may have been lost between processes. */
  async compare(): Promise<void> {
    const looked = [...this.#open.values()].filter(({ viewers }) => viewers.size > 0)
    if (looked.length === 0) return
    const before = new Map(looked.map(({ id, ring }) => [id, ring.seq]))
    try {
      for (const { id, seq } of await readHeads(this.#services.db, [...before.keys()])) {
        const viewed = this.#open.get(id)
        // What is on its way is not lost: only who has not moved since then is behind.
        if (!viewed || viewed.ring.seq !== before.get(id) || Number(seq) <= viewed.ring.seq) continue
        viewed.ring.reset(Number(seq))
        for (const viewer of viewed.viewers.values()) viewer.isBehind = true
      }
      this.#lookAtBehind()
    } catch (error) {
      this.#services.log.warn({ err: error }, 'rooms could not be compared')
    }
  }

  #tellWhoIsHere(): void {
    for (const { id, kind, viewers } of this.#open.values()) {
      if (!kind.presence) continue
      const members = [...viewers.values()].flatMap(({ memberId }) => (memberId === undefined ? [] : [String(memberId)]))
      if (members.length > 0) void this.#asks.tell(id, { ask: 'here', members })
    }
  }
}

/** Who may do something on a page. Whoever has to change the password first is nobody yet. */
const memberOf = ({ member }: Page): bigint | undefined => (member && !member.passwordChangeRequired ? member.memberId : undefined)

const left = (page: Page, room: string, code: string): void => send(page, { type: 'left', room, code })

function writeFrame(room: string, { epoch, from, seq, everybody, instead = {} }: ToldFrame): WrittenFrame {
  const writeFacts = (facts: unknown[]): Buffer => {
    const message: RoomMessage = { type: 'frame', room, epoch, seq, facts }
    return write(message)
  }
  return {
    from,
    seq,
    everybody: everybody.length > 0 ? writeFacts(everybody) : undefined,
    instead: new Map(Object.entries(instead).map(([memberId, facts]) => [memberId, writeFacts(facts)])),
  }
}
