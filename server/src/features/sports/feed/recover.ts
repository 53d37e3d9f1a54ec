import type { Db } from '@tucano/database'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import type { FeedApi } from './catalogue/api.ts'
import { type Lease, holdLease } from './store/lease.ts'
import { noteFailed, numberRequest } from './store/producers.ts'

/** What the feed answers is marked with it. One process at a time has the feed. */
export const NODE = 1
/** A match of which a message was lost is asked for once in so long. */
const EVENT_APART_MS = 600_000

interface RecoverOptions extends Pick<Services, 'log'> {
  db: Db
  api: FeedApi
  lease: Lease
  /** By producer, what its recoveries are asked for by. */
  products: ReadonlyMap<number, string>
  mayAskEvent: (producer: number) => boolean
  onFailed: (producer: number, requestId: number) => void
}

/** Asks the feed for what was missed. */
export class Recoveries {
  #options: RecoverOptions
  #events = new Map<string, number>()

  constructor(options: RecoverOptions) {
    this.#options = options
  }

  /** Everything of a producer. It was written down before. */
  async ask({ id, producer, afterMs }: { id: number; producer: number; afterMs: number | undefined }): Promise<void> {
    const { api, log, products, onFailed } = this.#options
    log.info(
      { producer, requestId: id, after: afterMs === undefined ? null : new Date(afterMs).toISOString() },
      'the feed is asked for what was missed',
    )
    try {
      const product = products.get(producer) ?? String(producer)
      await api.post('recovery', { product, request_id: id, node_id: NODE, ...(afterMs === undefined ? {} : { after: afterMs }) })
    } catch (error) {
      await this.#fail(id, error)
      onFailed(producer, id)
    }
  }

  /** One match, of all who tell of it. Asked for lately it is not asked for again; returns how many requests were made. */
  async askEvent(urn: string, { isForced = false } = {}): Promise<number> {
    const now = performance.now()
    for (const [known, atMs] of this.#events) if (atMs + EVENT_APART_MS <= now) this.#events.delete(known)
    if (this.#events.has(urn) && !isForced) return 0
    this.#events.set(urn, now)
    const { db, products, mayAskEvent } = this.#options
    const { rows } = await sql<{ producer: number }>`
      select distinct m.producer from sports.markets m join sports.events e on e.id = m.event_id where e.urn = ${urn}`.execute(db)
    const told = rows.map(({ producer }) => producer).filter((producer) => products.has(producer))
    let made = 0
    for (const producer of told.length > 0 ? told : products.keys()) {
      if (!mayAskEvent(producer)) continue
      await this.#askOneEvent(producer, urn)
      made++
    }
    return made
  }

  async #askOneEvent(producer: number, event: string): Promise<void> {
    const { db, api, lease, products } = this.#options
    const id = await db.transaction().execute(async (trx) => {
      await holdLease(trx, lease)
      return numberRequest(trx, { producer, event })
    })
    try {
      const values = { product: products.get(producer)!, event, request_id: id, node_id: NODE }
      await api.post('oddsRecovery', values)
      await api.post('statefulRecovery', values)
    } catch (error) {
      await this.#fail(id, error)
    }
  }

  async #fail(id: number, error: unknown): Promise<void> {
    const { db, log } = this.#options
    log.warn({ err: error, requestId: id }, 'the feed does not take a request for what was missed')
    await noteFailed(db, id, error instanceof Error ? error.message : String(error)).catch(() => undefined)
  }
}
