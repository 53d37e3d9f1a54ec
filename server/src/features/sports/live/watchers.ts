import { type SportsSignal, SportsWatch } from '@tucano/contract/sports/live'
import type { PageTalk } from '#platform/hub-options'
import { type Page, isHere, sendWritten } from '#platform/page'
import type { Services } from '#platform/services'
import type { Descriptions } from '../board/describe.ts'
import { OVER_STATES } from '../board/events.ts'
import { type EventChange, type FeedChange, subscribeToChanges } from '../feed/changes.ts'
import { type Standing, readMatches, readStanding } from './read-matches.ts'
import { type KeptMatch, type Kind, keyOf, noteMains, tellMatch } from './told-match.ts'

/** A page is told at most so often; what came meanwhile is told together. */
const APART_MS = 250
const LOOK_MS = 25
/** A page that reads slowly is told later, and then how things are by then. */
const BEHIND_BYTES = 256 * 1024

interface Watching {
  page: Page
  kinds: Map<string, Kind>
  /** What has changed since it was told: markets by match; all of a match where nothing is named. */
  dirty: Map<string, Set<string> | undefined>
  toldMs: number
  /** What it was told of who tells odds. */
  signal?: SportsSignal
}

const isSame = (one: SportsSignal, other: SportsSignal): boolean => one.live === other.live && one.before === other.before

/** What was written for one page and is the same for others: of each match, and whole frames. */
const newWritten = () => ({ parts: new Map<string, string>(), frames: new Map<string, Buffer>() })

const CLOSINGS = 'sports.closings'
/** Tells every process that operators have closed or opened something. */
export const tellClosings = ({ bus }: Pick<Services, 'bus'>): void => void bus.publish(CLOSINGS, {}).catch(() => undefined)

/** The pages of this process that look at matches: each is told what has changed of them, newest last, whichever process has the feed. */
export class SportsWatchers implements PageTalk {
  readonly schemas = { sports: SportsWatch }
  #services: Pick<Services, 'db' | 'bus' | 'log'>
  #descriptions: Descriptions
  #pages = new Map<Page, Watching>()
  #watchers = new Map<string, Set<Watching>>()
  #matches = new Map<string, KeptMatch>()
  #urns = new Map<string, string>()
  #up: ReadonlySet<number> = new Set()
  #signal: SportsSignal = { live: true, before: true }
  #last: { epoch: string; number: number } | undefined
  #due = new Set<Watching>()
  /** Whoever is due is told as soon as all that is marked now is marked. */
  #isCalled = false
  #timer: NodeJS.Timeout | undefined
  #ends: (() => void)[] = []
  #reading: Promise<void> = Promise.resolve()

  constructor(services: Pick<Services, 'db' | 'bus' | 'log'>, descriptions: Descriptions) {
    this.#services = services
    this.#descriptions = descriptions
  }

  async start(): Promise<void> {
    const { bus } = this.#services
    this.#ends = [
      await subscribeToChanges(bus, (change) => this.#hearChange(change)),
      await bus.subscribe(CLOSINGS, () => this.#readAgain()),
      bus.onMissed(() => this.#readAgain()),
    ]
    this.#timer = setInterval(() => this.#tellDue(), LOOK_MS).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
    for (const end of this.#ends.splice(0)) end()
  }

  hear(page: Page, said: { type: string }): void {
    const { matches, rows } = said as SportsWatch
    this.gone(page)
    const kinds = new Map<string, Kind>([...rows.map((urn) => [urn, 'rows'] as const), ...matches.map((urn) => [urn, 'matches'] as const)])
    const watching: Watching = { page, kinds, dirty: new Map(), toldMs: 0 }
    this.#pages.set(page, watching)
    for (const urn of kinds.keys()) {
      const group = this.#watchers.get(urn) ?? new Set()
      this.#watchers.set(urn, group.add(watching))
    }
    const unknown = [...kinds.keys()].filter((urn) => !this.#matches.has(urn))
    void this.#read(unknown).then(() => {
      if (this.#pages.get(page) === watching) this.#tell(watching, [...kinds.keys()], true)
    })
  }

  /** Whoever it is: odds are the same for everybody. */
  identified(): void {}

  gone(page: Page): void {
    const watching = this.#pages.get(page)
    if (!watching) return
    this.#pages.delete(page)
    this.#due.delete(watching)
    for (const urn of watching.kinds.keys()) {
      const group = this.#watchers.get(urn)
      group?.delete(watching)
      if (group?.size === 0) this.#forget(urn)
    }
  }

  #forget(urn: string): void {
    this.#watchers.delete(urn)
    const match = this.#matches.get(urn)
    if (match) this.#urns.delete(match.id)
    this.#matches.delete(urn)
  }

  /** Reads matches one after the other with all else that is read; what changes meanwhile has greater versions. */
  #read(urns: readonly string[]): Promise<void> {
    this.#reading = this.#reading
      .then(async () => {
        const wanted = urns.filter((urn) => this.#watchers.has(urn))
        const [matches, standing] = await Promise.all([
          readMatches(this.#services.db, this.#descriptions, wanted),
          readStanding(this.#services.db),
        ])
        this.#stand(standing)
        for (const match of matches) {
          if (!this.#watchers.has(match.urn)) continue
          match.mains = this.#matches.get(match.urn)?.mains ?? match.mains
          this.#noteMains(match)
          this.#matches.set(match.urn, match)
          this.#urns.set(match.id, match.urn)
        }
      })
      .catch((error: unknown) => this.#services.log.warn({ err: error }, 'matches that pages look at were not read'))
    return this.#reading
  }

  /** What was missed is read from the tables, and told as a whole. */
  #readAgain(): void {
    void this.#read([...this.#watchers.keys()]).then(() => this.#markAll())
  }

  #markAll(): void {
    for (const watching of this.#pages.values()) {
      if (watching.signal !== this.#signal) this.#due.add(watching)
      for (const urn of watching.kinds.keys()) this.#mark(watching, urn, undefined)
    }
  }

  #hearChange({ epoch, number, events, producers }: FeedChange): void {
    const isNext = this.#last === undefined || (this.#last.epoch === epoch && this.#last.number + 1 === number)
    this.#last = { epoch, number }
    for (const event of events) this.#take(event)
    if (!isNext) this.#readAgain()
    else if (producers.length > 0) this.#readStanding()
  }

  /** Whatever a producer tells of is closed, or open again, with it, and its matches are as they were: pages are told at once, however lately they were told. */
  #readStanding(): void {
    this.#reading = this.#reading
      .then(async () => {
        this.#stand(await readStanding(this.#services.db))
        for (const watching of this.#pages.values()) watching.toldMs = -Infinity
        this.#markAll()
      })
      .catch(() => this.#readAgain())
  }

  #stand({ up, signal }: Standing): void {
    this.#up = up
    if (!isSame(signal, this.#signal)) this.#signal = signal
  }

  #take(change: EventChange): void {
    const urn = this.#urns.get(change.eventId)
    const match = urn === undefined ? undefined : this.#matches.get(urn)
    if (!urn || !match) return
    if (change.event && change.version >= match.version) {
      const { state, standing } = change.event
      const wasOver = (OVER_STATES as readonly string[]).includes(match.state ?? '')
      Object.assign(match, { version: change.version, state, standing, toldAt: new Date() })
      if (wasOver !== (OVER_STATES as readonly string[]).includes(state)) return this.#readAgain()
    }
    const changed = new Set<string>()
    for (const market of change.markets) {
      const key = keyOf(market)
      const known = match.markets.get(key)
      if (known && Number(known.version) >= market.version) continue
      // One that was never seen may be closed, or not described: the tables know.
      if (!known) return this.#readAgain()
      match.markets.set(key, { ...known, ...market, version: BigInt(market.version) })
      changed.add(key)
    }
    this.#noteMains(match)
    const inRows = new Set([...changed].filter((key) => match.mains.has(key)))
    for (const watching of this.#watchers.get(urn) ?? []) {
      const seen = watching.kinds.get(urn) === 'rows' ? inRows : changed
      if (change.event || seen.size > 0) this.#mark(watching, urn, seen)
    }
  }

  #noteMains = (match: KeptMatch): void => noteMains(match, (producer) => this.#up.has(producer), performance.now())

  #mark(watching: Watching, urn: string, markets: ReadonlySet<string> | undefined): void {
    const { dirty } = watching
    if (markets === undefined || (dirty.has(urn) && dirty.get(urn) === undefined)) dirty.set(urn, undefined)
    else dirty.set(urn, new Set([...(dirty.get(urn) ?? []), ...markets]))
    this.#due.add(watching)
    if (this.#isCalled || performance.now() - watching.toldMs < APART_MS) return
    this.#isCalled = true
    queueMicrotask(() => {
      this.#isCalled = false
      this.#tellDue()
    })
  }

  #tellDue(): void {
    const now = performance.now()
    const written = newWritten()
    for (const watching of this.#due) {
      if (now - watching.toldMs < APART_MS) continue
      if (watching.page.socket.bufferedAmount > BEHIND_BYTES) continue
      this.#due.delete(watching)
      this.#tell(watching, [...watching.dirty.keys()], false, written)
    }
  }

  /** Tells a page of some matches. What many are told is written once. */
  #tell(watching: Watching, urns: readonly string[], isWhole: boolean, { parts, frames } = newWritten()): void {
    const { page, kinds, dirty } = watching
    if (!isHere(page)) return
    const signal = watching.signal === this.#signal ? undefined : this.#signal
    const told = urns.flatMap((urn) => {
      const [kind, match] = [kinds.get(urn), this.#matches.get(urn)]
      if (!kind || !match) return []
      const changed = isWhole ? undefined : dirty.get(urn)
      const name = `${kind} ${urn} ${changed ? [...changed].toSorted().join(' ') : '*'}`
      if (!parts.has(name)) parts.set(name, JSON.stringify(this.#tellMatch(match, kind, changed)))
      return [name]
    })
    dirty.clear()
    watching.toldMs = performance.now()
    watching.signal = this.#signal
    if (told.length === 0 && !signal) return
    const head = signal ? `"signal":${JSON.stringify(signal)},` : ''
    const name = `${isWhole} ${head} ${told.join(', ')}`
    const frame =
      frames.get(name) ??
      Buffer.from(`{"type":"sports","whole":${isWhole},${head}"matches":[${told.map((part) => parts.get(part)).join(',')}]}`)
    frames.set(name, frame)
    sendWritten(page, frame)
  }

  #tellMatch(match: KeptMatch, kind: Kind, changed: ReadonlySet<string> | undefined) {
    const markets = changed ? [...changed].flatMap((key) => match.markets.get(key) ?? []) : match.markets.values()
    return tellMatch(match, { kind, markets, isUp: (producer) => this.#up.has(producer), isWhole: changed === undefined })
  }
}
