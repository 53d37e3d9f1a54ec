import { setTimeout as wait } from 'node:timers/promises'
import { Complaints } from '#platform/complaints'
import { Repeating } from '#platform/repeating'
import type { Services } from '#platform/services'
import { FeedApi } from './catalogue/api.ts'
import { Catalogue } from './catalogue/catalogue.ts'
import { readProducers } from './catalogue/read-producers.ts'
import { ChangeTeller, tellResults } from './changes.ts'
import { Intake, type IntakeOptions } from './intake.ts'
import { MessageCounts } from './message-counts.ts'
import { type FeedMetrics, feedMetrics, measureHeard } from './metrics.ts'
import { silentAtMs, startingProducer } from './producers.ts'
import { Recoveries } from './recover.ts'
import { type Lease, holdLease } from './store/lease.ts'
import { readStale } from './store/load.ts'
import { type DescribedProducer, keepProducers, readAsked, readProducers as readKnown } from './store/producers.ts'
import type { Written } from './work.ts'
import { FeedWriter } from './writer.ts'

const RETRY_MS = { first: 500, most: 10_000 }
const LOOK_MS = 250
/** Matches of which nothing is heard are looked at so often. */
const STALE_MS = 60_000

export type SessionServices = Pick<Services, 'db' | 'bus' | 'log'> & { metrics: Pick<Services['metrics'], 'registry'> }

export interface SessionOptions extends Pick<IntakeOptions, 'feed' | 'now' | 'waitingMax'> {
  lease: Lease
  /** The feed is not this process's any more, or it cannot go on with it. */
  onEnd: (error: unknown) => void
  /** There are results that bets have to follow. */
  onResults?: ((eventIds: readonly string[]) => void) | undefined
}

/** The feed, in the process that has it: from the connection to what is committed. */
export class FeedSession {
  #services: SessionServices
  #options: SessionOptions
  #metrics: FeedMetrics
  #api: FeedApi
  #catalogue: Catalogue
  #teller: ChangeTeller
  #complaints: Complaints
  #intake: Intake
  #writer: FeedWriter | undefined
  #recoveries: Recoveries | undefined
  #running: Promise<void> | undefined
  /** Requests under way. */
  #sending = new Set<Promise<unknown>>()
  #timer: NodeJS.Timeout | undefined
  #stale: Repeating
  #counts: MessageCounts
  #closed = false

  constructor(services: SessionServices, options: SessionOptions) {
    const { feed, lease, now, waitingMax } = options
    this.#services = services
    this.#options = options
    this.#metrics = feedMetrics(services.metrics.registry)
    this.#api = new FeedApi({ url: feed.api, token: feed.token })
    this.#teller = new ChangeTeller(services.bus, lease.epoch)
    this.#complaints = new Complaints(services.log)
    const { db, log } = services
    this.#stale = new Repeating(log, {
      everyMs: STALE_MS,
      run: () => this.#readStale(),
      failed: 'matches that are silent are looked at later',
    })
    this.#counts = new MessageCounts(services)
    this.#intake = new Intake({
      feed,
      now,
      waitingMax,
      metrics: this.#metrics,
      complaints: this.#complaints,
      onWork: () => this.#go(),
    })
    this.#catalogue = new Catalogue({
      db,
      log,
      api: this.#api,
      lease,
      now,
      onFixture: (fixture) => this.#intake.hear({ is: 'fixture', fixture }),
    })
  }

  /** Reads who tells odds, then listens. Until then nothing can be bet on. */
  async start(): Promise<void> {
    await this.#catalogue.open()
    const producers = await this.#describedProducers()
    if (this.#closed) return
    await this.#prepare(producers)
    for (const { id } of producers) this.#metrics.up.set({ producer: String(id) }, 0)
    if (this.#closed) return
    this.#intake.subscribe()
    this.#stale.start()
    this.#counts.start()
    this.#catalogue.start()
    this.#go()
  }

  /** Reads the fixtures of matches that should be played and are silent: what came while nobody listened may have been their end. */
  async #readStale(): Promise<void> {
    for (const urn of await readStale(this.#services.db)) this.#catalogue.readFixture(urn, { isOther: true })
  }

  async stop(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#api.stop()
    await this.#intake.stop()
    await this.#stale.stop()
    await this.#counts.stop()
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

  async #prepare(producers: readonly DescribedProducer[]): Promise<void> {
    const { db, log } = this.#services
    const { lease, now } = this.#options
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
    const { groupsOf } = this.#catalogue
    const writer = new FeedWriter({ db, lease, now, groupsOf, states, asked, isOver: () => this.#closed })
    this.#writer = writer
    this.#recoveries = new Recoveries({
      db,
      log,
      api: this.#api,
      lease,
      products,
      mayAskEvent: (producer) => writer.mayAskEvent(producer),
      onFailed: (producer, requestId) => this.#intake.hearFirst({ is: 'producer', producer, input: { is: 'failed', requestId } }),
    })
  }

  #go(): void {
    if (this.#running || this.#closed || !this.#writer) return
    this.#running = this.#run(this.#writer)
      .catch((error: unknown) => {
        if (!this.#closed) this.#options.onEnd(error)
      })
      .then(() => {
        this.#running = undefined
        if (!this.#intake.isEmpty) this.#go()
      })
  }

  async #run(writer: FeedWriter): Promise<void> {
    // What comes in the same turn is followed together.
    await Promise.resolve()
    while (!this.#closed && !this.#intake.isEmpty) {
      const heard = this.#intake.take()
      if (heard.length === 0) continue
      const measured = this.#metrics.batchSeconds.startTimer()
      const written = await writer.write(heard)
      measured()
      measureHeard(this.#metrics, heard, this.#options.now())
      this.#counts.count(heard)
      for (const one of written) this.#follow(one)
      this.#watchSilence(writer)
    }
  }

  /** What has to be done once something is committed. */
  #follow({ changes, producers, requests, results, unknown, otherFixtures, lost }: Written): void {
    this.#teller.tell(changes, producers)
    if (producers.some(({ isUp }) => isUp)) this.#track(this.#readStale())
    for (const { id, isUp } of producers) {
      this.#metrics.up.set({ producer: String(id) }, isUp ? 1 : 0)
      this.#services.log.info({ producer: id, isUp }, 'a producer of odds has changed')
    }
    if (results.length > 0) {
      tellResults(this.#services.bus, results)
      this.#options.onResults?.(results)
    }
    for (const request of requests) this.#track(this.#recoveries!.ask(request))
    for (const urn of unknown) this.#catalogue.readFixture(urn)
    for (const urn of otherFixtures) this.#catalogue.readFixture(urn, { isOther: true })
    for (const { markets } of changes) for (const { marketId, specifiers } of markets) this.#catalogue.meetMarket(marketId, specifiers)
    for (const urn of new Set(lost)) this.#track(this.#recoveries!.askEvent(urn))
  }

  /** Keeps what is under way until it is over. */
  #track(work: Promise<unknown>): void {
    const tracked = work
      .catch((error: unknown) => this.#complaints.note('the feed is not asked for what was missed', error))
      .finally(() => this.#sending.delete(tracked))
    this.#sending.add(tracked)
  }

  /** Looks again at the moment at which a producer has been silent for too long. */
  #watchSilence(writer: FeedWriter): void {
    clearTimeout(this.#timer)
    const moments = writer.states.flatMap((state) => silentAtMs(state) ?? [])
    if (moments.length === 0 || this.#closed) return
    const leftMs = Math.min(...moments) - this.#options.now()
    const look = (): void => (leftMs <= 0 ? this.#intake.hearFirst({ is: 'all', input: { is: 'tick' } }) : this.#watchSilence(writer))
    // The clock may be set meanwhile.
    this.#timer = setTimeout(look, Math.min(LOOK_MS, Math.max(1, leftMs))).unref()
  }
}
