import { randomUUID } from 'node:crypto'
import { DatabaseClock } from '#platform/database-clock'
import type { FeedConfiguration } from '#platform/configuration'
import { Repeating } from '#platform/repeating'
import { FeedSession, type SessionOptions, type SessionServices } from './session.ts'
import { type Lease, LeaseLost, releaseLease, renewLease, takeLease } from './store/lease.ts'
import { closeProducers } from './store/producers.ts'

const LOOK_MS = 500

interface FeedOptions extends Pick<SessionOptions, 'onResults' | 'waitingMax'> {
  /** Instead of the database's clock. */
  now?: () => number
}

/** The feed of odds, in one process at a time. Every process of the site has one of these; whoever has the lease follows the feed, and another takes over when it is gone. */
export class Feed {
  #services: SessionServices
  #configuration: FeedConfiguration
  #options: FeedOptions
  #clock: DatabaseClock
  /** Whether the database's time is known. */
  #isTimed = false
  #looking: Repeating
  #owner = randomUUID()
  #lease: Lease | undefined
  #session: FeedSession | undefined
  #starting: Promise<void> | undefined
  #ended = false

  constructor(services: SessionServices, configuration: FeedConfiguration, options: FeedOptions = {}) {
    this.#services = services
    this.#configuration = configuration
    this.#options = options
    this.#clock = new DatabaseClock(services)
    this.#looking = new Repeating(services.log, {
      everyMs: LOOK_MS,
      run: () => this.#look(),
      failed: 'the lease of the feed is looked at later',
    })
  }

  /** Looks for the lease from now on. */
  start(): void {
    this.#starting = this.#look()
      .catch((error: unknown) => this.#services.log.warn({ err: error }, 'the feed is looked for later'))
      .then(() => this.#looking.start())
  }

  async stop(): Promise<void> {
    this.#ended = true
    await this.#starting
    await this.#looking.stop()
    await this.#end()
    await this.#clock.stop()
  }

  /** Whether this process has the feed. */
  get isOurs(): boolean {
    return this.#session !== undefined
  }

  /** How much is still to be read of what the feed is asked for. */
  get reading(): number {
    return this.#session?.reading ?? 0
  }

  /** Asks for one match once more, if this process has the feed; returns how many requests were made. */
  recoverEvent(urn: string): Promise<number> {
    return this.#session?.recoverEvent(urn) ?? Promise.resolve(0)
  }

  /** Takes the feed, or keeps it. */
  async #look(): Promise<void> {
    const { db } = this.#services
    if (!this.#isTimed) {
      await this.#clock.start()
      this.#isTimed = true
    }
    if (this.#lease) {
      if (!(await renewLease(db, this.#lease))) await this.#lose()
      return
    }
    const lease = await db.transaction().execute(async (trx) => {
      const taken = await takeLease(trx, this.#owner)
      // Not for a moment is anything open that was told to somebody else.
      if (taken) await closeProducers(trx, 'starting')
      return taken
    })
    if (!lease) return
    this.#lease = lease
    if (this.#ended) return
    this.#services.log.info({ epoch: String(lease.epoch) }, 'the feed is taken')
    this.#begin(lease)
  }

  #begin(lease: Lease): void {
    const { log } = this.#services
    const session = new FeedSession(this.#services, {
      ...this.#options,
      feed: this.#configuration,
      lease,
      now: this.#options.now ?? (() => this.#clock.nowMs()),
      onEnd: (error) => void this.#fail(session, error),
    })
    this.#session = session
    // It is looked after meanwhile: reading the first documents may take longer than a lease.
    session.start().catch((error: unknown) => {
      log.warn({ err: error }, 'the feed does not begin')
      return this.#fail(session, error)
    })
  }

  async #fail(session: FeedSession, error: unknown): Promise<void> {
    if (this.#session !== session) return
    if (error instanceof LeaseLost) return this.#lose()
    this.#services.log.error({ err: error }, 'the feed cannot be followed, and is begun anew')
    await this.#end()
  }

  async #lose(): Promise<void> {
    this.#services.log.warn({ epoch: String(this.#lease?.epoch) }, 'another process may have the feed')
    await this.#end()
  }

  async #end(): Promise<void> {
    const [session, lease] = [this.#session, this.#lease]
    this.#session = undefined
    await session?.stop()
    if (!lease) return
    await releaseLease(this.#services.db, lease).catch(() => undefined)
    if (this.#lease === lease) this.#lease = undefined
  }
}
