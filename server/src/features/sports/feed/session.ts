import { setTimeout as wait } from 'node:timers/promises'
import { type FeedSubscriber, bindingsOf, subscribe } from '@tucano/feed'
import { Complaints } from '#platform/complaints'
import type { FeedConfiguration } from '#platform/configuration'
import type { Services } from '#platform/services'
import { FeedApi } from './catalogue/api.ts'
import { Catalogue } from './catalogue/catalogue.ts'
import { readProducers } from './catalogue/read-producers.ts'
import { ChangeTeller, tellResults } from './changes.ts'
import { type FeedMetrics, feedMetrics } from './metrics.ts'
import { silentAtMs, startingProducer } from './producers.ts'
import { FeedQueue, type Waiting } from './queue.ts'
import { type Heard, readHeard } from './read-heard.ts'
import { NODE, Recoveries } from './recover.ts'
import { type Lease, holdLease } from './store/lease.ts'
import { type DescribedProducer, keepProducers, readAsked, readProducers as readKnown } from './store/producers.ts'
import { FeedWriter, type Written } from './writer.ts'

/** What waits for longer than this is cut off, and asked for again. */
const WAITING_MAX = { messages: 20_000, bytes: 256 * 1024 * 1024 }
/** What is committed together: little enough that what is urgent does not wait for it. */
const TOGETHER_MAX = { messages: 200, bytes: 1024 * 1024 }
const RETRY_MS = { first: 500, most: 10_000 }
const LOOK_MS = 250

export type SessionServices = Pick<Services, 'db' | 'bus' | 'log'> & { metrics: Pick<Services['metrics'], 'registry'> }

export interface SessionOptions {
  feed: FeedConfiguration
  lease: Lease
  /** By the database's clock, as well as it is known here. */
  now: () => number
  /** The feed is not this process's any more, or it cannot go on with it. */
  onEnd: (error: unknown) => void
  /** There are results that bets have to follow. */
  onResults?: ((eventIds: readonly string[]) => void) | undefined
  waitingMax?: { messages: number; bytes: number } | undefined
}

type Queued = Heard | { is: 'up'; connection: number }

/** The feed, in the process that has it: from the connection to what is committed. */
export class FeedSession {
  #services: SessionServices
  #options: SessionOptions
  #metrics: FeedMetrics
  #api: FeedApi
  #catalogue: Catalogue
  #teller: ChangeTeller
  #complaints: Complaints
  #queue: FeedQueue<Queued>
  /** What is followed before everything that waits. */
  #urgent: Heard[] = []
  #connection = 0
  #writer: FeedWriter | undefined
  #recoveries: Recoveries | undefined
  #subscriber: FeedSubscriber | undefined
  #running: Promise<void> | undefined
  #sending = new Set<Promise<unknown>>()
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(services: SessionServices, options: SessionOptions) {
    const { feed, lease, now, waitingMax = WAITING_MAX } = options
    this.#services = services
    this.#options = options
    this.#metrics = feedMetrics(services.metrics.registry)
    this.#api = new FeedApi({ url: feed.api, token: feed.token })
    this.#teller = new ChangeTeller(services.bus, lease.epoch)
    this.#complaints = new Complaints(services.log)
    this.#queue = new FeedQueue(waitingMax)
    this.#catalogue = new Catalogue({
      ...services,
      api: this.#api,
      lease,
      now,
      onFixture: (fixture) => this.#hear({ is: 'fixture', fixture }),
    })
  }

  /** Reads who tells odds, then listens. Until then nothing can be bet on. */
  async start(): Promise<void> {
    const { db } = this.#services
    const { lease } = this.#options
    await this.#catalogue.start()
    const producers = await this.#describedProducers()
    if (this.#closed) return
    const known = await db.transaction().execute(async (trx) => {
      await holdLease(trx, lease)
      await keepProducers(trx, producers)
      return readKnown(trx)
    })
    const products = new Map(producers.map(({ id, product }) => [id, product]))
    const own = known.filter(({ id }) => products.has(id))
    const asked = new Map(await Promise.all(own.map(async ({ id }) => [id, await readAsked(db, id)] as const)))
    const lastRequestMs = (id: number): number | undefined => asked.get(id)?.findLast(({ of }) => of !== 'event')?.atMs
    const states = own.map((one) => startingProducer({ ...one, lastRequestMs: lastRequestMs(one.id) }))
    const writer = new FeedWriter({ db, lease, now: this.#options.now, groupsOf: this.#catalogue.groupsOf, states, asked, isOver: () => this.#closed })
    this.#writer = writer
    this.#recoveries = new Recoveries({
      ...this.#services,
      api: this.#api,
      lease,
      products,
      mayAskEvent: (producer) => writer.mayAskEvent(producer),
      onFailed: (producer, requestId) => this.#hearFirst({ is: 'producer', producer, input: { is: 'failed', requestId } }),
    })
    for (const { id } of producers) this.#metrics.up.set({ producer: String(id) }, 0)
    if (this.#closed) return
    this.#subscribe()
    this.#go()
  }

  async stop(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#api.stop()
    await this.#subscriber?.stop()
    await this.#running
    await this.#catalogue.stop()
    await Promise.all(this.#sending)
    this.#teller.stop()
    this.#complaints.stop()
    this.#metrics.up.reset()
  }

  /** How much is still to be read of what the feed is asked for. */
  get reading(): number {
    return this.#catalogue.waiting
  }

  /** Asks for one match once more. */
  recoverEvent(urn: string): Promise<number> {
    return this.#recoveries?.askEvent(urn, { isForced: true }) ?? Promise.resolve(0)
  }

  async #describedProducers(): Promise<DescribedProducer[]> {
    for (let retryMs = RETRY_MS.first; ; retryMs = Math.min(retryMs * 2, RETRY_MS.most)) {
      try {
        return await readProducers(this.#api)
      } catch (error) {
        if (this.#closed) return []
        this.#complaints.note('the feed does not say who tells odds', error)
        await wait(retryMs)
      }
    }
  }

  #subscribe(): void {
    const { address, token, bookmaker } = this.#options.feed
    this.#subscriber = subscribe(
      { address, token, bindings: bindingsOf(NODE), ...(bookmaker === undefined ? {} : { vhost: `/unifiedfeed/${bookmaker}` }) },
      {
        onMessage: (key, body) => this.#take(key, body),
        onConnection: (state) => (state === 'up' ? this.#connected() : this.#disconnected()),
        onTrouble: (error) => this.#complaints.note('the feed cannot be reached', error),
      },
    )
  }

  #connected(): void {
    this.#connection++
    this.#hear({ is: 'up', connection: this.#connection })
  }

  #disconnected(): void {
    this.#connection++
    this.#hearFirst({ is: 'all', input: { is: 'connection', up: false } })
  }

  #take(key: string, body: Buffer): void {
    if (this.#queue.isFull) this.#cutOff()
    else {
      this.#queue.push({ key, body })
      this.#go()
    }
  }

  /** More came than can be followed in time: it is a gap like any other, and closes everything until it was made up for. */
  #cutOff(): void {
    this.#metrics.cutOff.inc()
    this.#complaints.note('more came from the feed than may wait')
    this.#queue.dropMessages()
    this.#disconnected()
    const { promise: stopped } = track(this.#sending, this.#subscriber!.stop())
    void stopped.then(() => this.#closed || this.#subscribe())
  }

  #hear(other: Queued): void {
    this.#queue.push({ other })
    this.#go()
  }

  #hearFirst(heard: Heard): void {
    this.#urgent.push(heard)
    this.#go()
  }

  #go(): void {
    if (this.#running || this.#closed || !this.#writer) return
    this.#running = this.#run(this.#writer)
      .catch((error: unknown) => this.#closed || this.#options.onEnd(error))
      .then(() => {
        this.#running = undefined
        if (this.#urgent.length > 0 || this.#queue.length > 0) this.#go()
      })
  }

  async #run(writer: FeedWriter): Promise<void> {
    // What comes in the same turn is followed together.
    await Promise.resolve()
    while (!this.#closed && (this.#urgent.length > 0 || this.#queue.length > 0)) {
      const heard = [...this.#urgent.splice(0), ...this.#queue.take(TOGETHER_MAX).flatMap((one) => this.#read(one))]
      this.#metrics.waiting.set(this.#queue.length)
      if (heard.length === 0) continue
      const measured = this.#metrics.batchSeconds.startTimer()
      const written = await writer.write(heard)
      measured()
      this.#measure(heard)
      for (const one of written) this.#follow(one)
      this.#watchSilence(writer)
    }
  }

  #read(one: Waiting<Queued>): Heard[] {
    if ('body' in one) return [readHeard(one, this.#options.now())]
    const { other } = one
    if (other.is !== 'up') return [other]
    // A connection that is gone meanwhile is none.
    return other.connection === this.#connection ? [{ is: 'all', input: { is: 'connection', up: true } }] : []
  }

  /** What has to be done once something is committed. */
  #follow({ changes, producers, requests, results, unknown, otherFixtures, lost }: Written): void {
    this.#teller.tell(changes, producers)
    for (const { id, isUp } of producers) {
      this.#metrics.up.set({ producer: String(id) }, isUp ? 1 : 0)
      this.#services.log.info({ producer: id, isUp }, 'a producer of odds has changed')
    }
    if (results.length > 0) {
      tellResults(this.#services.bus, results)
      this.#options.onResults?.(results)
    }
    for (const request of requests) track(this.#sending, this.#recoveries!.ask(request))
    for (const urn of unknown) this.#catalogue.readFixture(urn)
    for (const urn of otherFixtures) this.#catalogue.readFixture(urn, { isOther: true })
    for (const { markets } of changes) for (const { marketId, specifiers } of markets) this.#catalogue.meetMarket(marketId, specifiers)
    for (const urn of new Set(lost)) {
      const asked = this.#recoveries!.askEvent(urn).catch((error: unknown) => this.#complaints.note('a match is not asked for again', error))
      track(this.#sending, asked)
    }
  }

  #measure(heard: readonly Heard[]): void {
    const now = this.#options.now()
    for (const one of heard) {
      if (one.is === 'message') {
        this.#metrics.messages.inc({ kind: one.message.kind })
        if (one.message.kind === 'odds_change' && one.message.requestId === undefined) {
          this.#metrics.lagSeconds.observe(Math.max(0, now - one.message.timestampMs) / 1000)
        }
      } else if (one.is === 'producer' && one.timestampMs !== undefined) this.#metrics.messages.inc({ kind: one.input.is })
      else if (one.is === 'refused') this.#metrics.refusals.inc({ cause: one.refusal.cause })
    }
  }

  /** Looks again at the moment at which a producer has been silent for too long. */
  #watchSilence(writer: FeedWriter): void {
    const { states } = writer
    clearTimeout(this.#timer)
    const moments = states.flatMap((state) => silentAtMs(state) ?? [])
    if (moments.length === 0 || this.#closed) return
    const leftMs = Math.min(...moments) - this.#options.now()
    const look = (): void => (leftMs <= 0 ? this.#hearFirst({ is: 'all', input: { is: 'tick' } }) : this.#watchSilence(writer))
    // The clock may be set meanwhile.
    this.#timer = setTimeout(look, Math.min(LOOK_MS, Math.max(1, leftMs))).unref()
  }
}

/** Keeps what is under way until it is over. */
function track<T>(underWay: Set<Promise<unknown>>, work: Promise<T>): { promise: Promise<T | undefined> } {
  const promise = work.catch(() => undefined)
  underWay.add(promise)
  void promise.then(() => underWay.delete(promise))
  return { promise }
}
