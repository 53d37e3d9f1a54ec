import type { KeyObject } from 'node:crypto'
import { type Alive, BadSaid, type Said, type Signed, StudioClock, type StudioEvent, publicKeyOf, readSaid } from '@tucano/live-studio'
import { clock } from '#draws/advance'
import type { Services } from '#platform/services'
import { WebSocket } from 'ws'
import { type KeptEvent, keepEvent, readBody, readEventsAfter } from './events.ts'
import type { Away, StudioTimes } from './state.ts'
import type { StudioTable } from './tables.ts'

const AGAIN_MS = [300, 1000, 3000]
const HANDSHAKE_MS = 5000
const ASK_AGAIN_MS = 1000
const CLOCK_MS = 5000
const LINE_MAX = 4096
/** As many lines as may wait for the database. */
const WAITING_MAX = 5000
/** Events that are held in memory. */
const KEPT_MAX = 5000

type LinkServices = Pick<Services, 'db' | 'log'>

/** What is heard from a studio about one table: verified, put in order, kept, and held until somebody takes it. */
export class StudioLink {
  #services: LinkServices
  #table: StudioTable
  #times: StudioTimes
  #key: KeyObject
  #socket: WebSocket | undefined
  #timer: NodeJS.Timeout | undefined
  #attempts = 0
  #isStopped = false
  #isBegun = false
  #work: Promise<void> = Promise.resolve()
  #waiting = 0
  #next: number
  #events = new Map<number, KeptEvent>()
  #studioClock = new StudioClock()
  #ours = { atMs: 0, readMs: -Infinity }
  #heardMs = -Infinity
  #gapSinceMs: number | undefined
  #askedMs = -Infinity
  #complained = new Set<string>()
  #wake: (() => void) | undefined
  /** Numbers that the studio has signed twice, with two stories. */
  readonly stories: number[] = []

  constructor(services: LinkServices, { table, after, times }: { table: StudioTable; after: number; times: StudioTimes }) {
    this.#services = services
    this.#table = table
    this.#times = times
    this.#key = publicKeyOf(table.studio.publicKey)
    this.#next = after + 1
    this.#then(() => this.#begin(after))
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
    this.#socket?.terminate()
    this.#wake?.()
  }

  /** Why nothing can be relied on now. */
  away(): Away | null {
    const now = performance.now()
    if (now - this.#heardMs > this.#times.silentMs) return 'silent'
    return this.#gapSinceMs !== undefined && now - this.#gapSinceMs > this.#times.gapMs ? 'gap' : null
  }

  /** The event under a number, or where the studio's memory begins when that one is gone for good. */
  event(number: number): KeptEvent | undefined {
    for (const old of this.#events.keys()) if (old < number) this.#events.delete(old)
    return this.#events.get(number)
  }

  /** The first event that is there, where the studio has none before it any more. */
  get lostUpTo(): number | undefined {
    const first = this.#events.keys().next().value
    return first === undefined ? undefined : first - 1
  }

  /** Those that are there already, after a number. */
  later(number: number): StudioEvent[] {
    return [...this.#events.values()].flatMap(({ event }) => (event.number > number ? [event] : []))
  }

  /** A moment of the studio's by our clock. */
  toOurs(studioMs: number): number | undefined {
    return this.#studioClock.toOurs(studioMs)
  }

  nowMs(): number {
    return Math.round(this.#ours.atMs + performance.now() - this.#ours.readMs)
  }

  /** Until something is heard, or for so long. */
  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async #begin(after: number): Promise<void> {
    for (const kept of await readEventsAfter(this.#services.db, this.#table.house.code, after)) this.#add(kept)
    this.#isBegun = true
    this.#connect()
  }

  #add(kept: KeptEvent): void {
    const { number } = kept.event
    this.#events.set(number, kept)
    this.#next = number + 1
    this.#wake?.()
  }

  #connect(): void {
    if (this.#isStopped) return
    const { studio, configured } = this.#table
    const socket = new WebSocket(`${studio.events}?table=${encodeURIComponent(configured.table)}`, {
      headers: { authorization: `Bearer ${studio.token}` },
      handshakeTimeout: HANDSHAKE_MS,
      maxPayload: LINE_MAX,
      followRedirects: false,
    })
    this.#socket = socket
    socket.on('open', () => {
      this.#attempts = 0
      this.#ask()
    })
    socket.on('message', (data) => this.#hear(socket, (data as Buffer).toString()))
    socket.on('error', (error) => this.#complain('line', error.message))
    socket.on('close', () => {
      if (this.#isStopped) return
      const againMs = AGAIN_MS[Math.min(this.#attempts++, AGAIN_MS.length - 1)]
      this.#timer = setTimeout(() => this.#connect(), againMs)
    })
  }

  #hear(socket: WebSocket, line: string): void {
    const heardMs = performance.now()
    if (this.#waiting >= WAITING_MAX) return socket.terminate()
    this.#then(async () => {
      try {
        const { said, signed } = readSaid(this.#key, this.#table.configured.table, line)
        await this.#take(said, signed, heardMs)
      } catch (error) {
        if (!(error instanceof BadSaid)) throw error
        this.#complain(error.message, error.message)
      }
    })
  }

  /** One after the other. What the database did not take is asked for again. */
  #then(work: () => Promise<void>): void {
    this.#waiting++
    this.#work = this.#work
      .then(work)
      .catch((error: unknown) => {
        this.#services.log.warn({ err: error, table: this.#table.house.code }, 'a studio is heard later')
        if (this.#isBegun) return this.#ask()
        this.#timer = setTimeout(() => this.#then(() => this.#begin(this.#next - 1)), AGAIN_MS[1])
      })
      .finally(() => this.#waiting--)
  }

  async #take(said: Said, signed: Signed, heardMs: number): Promise<void> {
    if (said.type === 'alive') return this.#takeAlive(said, heardMs)
    const { number } = said
    if (number < this.#next) return this.#takeAgain(said, signed)
    if (number > this.#next) return this.#miss()
    // Nothing can be put in time before its clock is known.
    const atMs = this.toOurs(said.at)
    if (atMs === undefined) return this.#miss()
    const toldFromMs = atMs + this.#table.configured.video.latencyMs
    const kept = { event: said, signed, toldFromMs }
    await keepEvent(this.#services.db, { ...kept, code: this.#table.house.code, publicKey: this.#table.studio.publicKey })
    this.#gapSinceMs = undefined
    this.#add(kept)
  }

  async #takeAlive({ at, first, last }: Alive, heardMs: number): Promise<void> {
    if (performance.now() - this.#ours.readMs > CLOCK_MS) await this.#readClock()
    this.#studioClock.note(at, this.nowMs() - (performance.now() - heardMs))
    this.#heardMs = heardMs
    if (first > this.#next) {
      this.#complain('memory', 'a studio does not have any more what was missed')
      this.#next = first
    }
    if (last >= this.#next) this.#miss()
    else this.#gapSinceMs = undefined
    this.#wake?.()
  }

  /** The database's clock, at the middle of the time that asking for it took. */
  async #readClock(): Promise<void> {
    const askedMs = performance.now()
    const atMs = await clock(this.#services.db)
    this.#ours = { atMs, readMs: (askedMs + performance.now()) / 2 }
  }

  /** The same again is nothing new. Another story under a number that was told stands beside the first, and is believed as little. */
  async #takeAgain({ number }: StudioEvent, { body }: Signed): Promise<void> {
    const known = this.#events.get(number)?.signed.body ?? (await readBody(this.#services.db, this.#table.house.code, number))
    if (known === undefined || known === body) return
    this.stories.push(number)
    this.#services.log.error({ table: this.#table.house.code, number, known, other: body }, 'a studio has signed two stories')
    this.#wake?.()
  }

  #miss(): void {
    this.#gapSinceMs ??= performance.now()
    if (performance.now() - this.#askedMs > ASK_AGAIN_MS) this.#ask()
  }

  #ask(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN || this.#events.size > KEPT_MAX) return
    this.#askedMs = performance.now()
    this.#socket.send(JSON.stringify({ after: this.#next - 1 }))
  }

  /** Once a cause. */
  #complain(cause: string, said: string): void {
    if (this.#complained.has(cause)) return
    this.#complained.add(cause)
    this.#services.log.warn({ table: this.#table.house.code, said }, 'a studio is not understood')
  }
}
