import type { Bus } from '#platform/bus'
import { type Draft, committed } from './apply/draft.ts'
import type { StoredEvent, StoredMarket } from './apply/stored.ts'

/** A market as pages are told of it. */
export type ToldMarket = Omit<StoredMarket, 'toldAtMs'>

/** What has changed of an event. */
export interface EventChange {
  eventId: string
  /** Of the event by itself; each market has its own. The newest wins. */
  version: number
  /** There when the event itself is another one: how it stands, or its fixture. */
  event?: Pick<StoredEvent, 'state' | 'standing'>
  /** Markets that are other ones now, whole. */
  markets: ToldMarket[]
}

/** What the process that has the feed tells the others. A gap between numbers of one epoch, or another epoch: something was missed. */
export interface FeedChange {
  epoch: string
  number: number
  events: EventChange[]
  /** Producers that have gone up or down. */
  producers: { id: number; isUp: boolean }[]
}

const CHANGES = 'sports.changes'
const RESULTS = 'sports.results'
/** An event that goes on changing is told of so often. */
const APART_MS = 250

const toldMarket = ({ toldAtMs: _, ...market }: StoredMarket): ToldMarket => market

/** What can be seen of a draft. */
export function changeOf(draft: Draft): EventChange | undefined {
  const { before, event } = draft
  const after = committed(draft)
  const markets = Array.from(draft.markets.keys(), (key) => after.markets.get(key)!).filter(
    ({ marketId, specifiers, version }) => before.markets.get(`${marketId}/${specifiers}`)?.version !== version,
  )
  const isOther = event.version !== before.version
  if (event.fixture.refused !== null || (!isOther && markets.length === 0)) return undefined
  return {
    eventId: event.id,
    version: event.version,
    ...(isOther ? { event: { state: event.state, standing: event.standing } } : {}),
    markets: markets.map(toldMarket),
  }
}

/** Two changes of one event as one: the later wins, market by market. */
function mergeChanges(first: EventChange, second: EventChange): EventChange {
  const markets = new Map([...first.markets, ...second.markets].map((market) => [`${market.marketId}/${market.specifiers}`, market]))
  return { ...first, ...second, markets: [...markets.values()] }
}

/** Tells what has changed: of each event at once, and then at most four times a second what came meanwhile. */
export class ChangeTeller {
  #bus: Bus
  #epoch: string
  #number = 0
  #waiting = new Map<string, EventChange>()
  /** When each event was told of last. */
  #toldMs = new Map<string, number>()
  #timer: NodeJS.Timeout | undefined

  constructor(bus: Bus, epoch: bigint) {
    this.#bus = bus
    this.#epoch = String(epoch)
  }

  tell(events: readonly EventChange[], producers: FeedChange['producers']): void {
    for (const change of events) {
      const waiting = this.#waiting.get(change.eventId)
      this.#waiting.set(change.eventId, waiting ? mergeChanges(waiting, change) : change)
    }
    this.#flush(producers)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #flush(producers: FeedChange['producers'] = []): void {
    const now = performance.now()
    for (const [id, toldMs] of this.#toldMs) if (toldMs + APART_MS <= now) this.#toldMs.delete(id)
    const ready = [...this.#waiting.values()].filter(({ eventId }) => !this.#toldMs.has(eventId))
    for (const { eventId } of ready) {
      this.#waiting.delete(eventId)
      this.#toldMs.set(eventId, now)
    }
    if (ready.length > 0 || producers.length > 0) this.#publish({ epoch: this.#epoch, number: ++this.#number, events: ready, producers })
    clearTimeout(this.#timer)
    if (this.#waiting.size === 0) return
    const first = Math.min(...Array.from(this.#waiting.keys(), (id) => this.#toldMs.get(id)!))
    this.#timer = setTimeout(() => this.#flush(), Math.max(1, first + APART_MS - now)).unref()
  }

  #publish(change: FeedChange): void {
    this.#bus.publish(CHANGES, change).catch(() => undefined)
  }
}

/** Hears what changes, in any process of the site, until the returned function is called. What was missed is read from the tables. */
export const subscribeToChanges = (bus: Bus, hear: (change: FeedChange) => void): Promise<() => void> =>
  bus.subscribe(CHANGES, (change) => hear(change as FeedChange))

/** Tells that there are results which bets have to follow. They stand in `sports.results`: whoever misses this finds them there. */
export const tellResults = (bus: Bus, eventIds: readonly string[]): void => {
  bus.publish(RESULTS, eventIds).catch(() => undefined)
}

/** Hears of which events there are new results. */
export const subscribeToResults = (bus: Bus, hear: (eventIds: readonly string[]) => void): Promise<() => void> =>
  bus.subscribe(RESULTS, (eventIds) => hear(eventIds as readonly string[]))
