import type { Db } from '@tucano/database'
import type { Services } from '#platform/services'
import { type Close, type Closed, type Period, closePeriods } from './closings.ts'
import { type Fact, type FactsRead, type Position, readFacts } from './facts.ts'

/** Somebody who hears every fact once. What it writes goes into the given transaction, which also remembers how far it has heard. */
export interface Listener {
  name: string
  hear: (db: Db, facts: Fact[]) => Promise<void>
  /** Periods that it closes: each once, after all facts from before its end were heard and before any later one is. */
  closes?: { periods: readonly Period[]; close: Close }
}

const POSTINGS = 200
const POLL_MS = 250
/** So many hear at the same time. */
const AT_ONCE = 3
/** What was read is kept for those who come after, so much of it. */
const READS_KEPT = 8

type ListeningServices = Pick<Services, 'db' | 'log' | 'metrics'>

/** Lets listeners hear, on one of the running servers at a time each. What fails is tried again, and nothing is skipped. */
export class Listening {
  #services: ListeningServices
  #listeners: Listener[]
  /** When the first of a listener's open periods ends, as far as is known here. */
  #ends = new Map<string, Date>()
  #timer: NodeJS.Timeout | undefined
  #underWay: Promise<void> | undefined
  #closed = false

  constructor(services: ListeningServices, listeners: Listener[]) {
    this.#services = services
    this.#listeners = listeners
  }

  start(): void {
    if (this.#listeners.length > 0) this.#schedule()
  }

  async stop(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#underWay
  }

  /** Lets everybody hear what there is, now. Whoever fails is left for the next time; nobody waits for one who takes longer. */
  async catchUp(): Promise<void> {
    const positions = await readPositions(this.#services.db, this.#listeners)
    const reads = new FactsReads(this.#services.db)
    const waiting = this.#listeners.map((listener) => ({ listener, position: positions.get(listener.name)! }))
    const hearNext = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const position = await this.#hearSome(next.listener, next.position, reads)
        if (position && !this.#closed) waiting.push({ listener: next.listener, position })
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, hearNext))
  }

  /** One helping. Where it goes on, if there may be more. */
  async #hearSome(listener: Listener, position: Position, reads: FactsReads): Promise<Position | undefined> {
    try {
      const read = await reads.after(position)
      this.#measure(listener, read)
      if (!this.#hasWork(listener, read)) return undefined
      const taken = await take(this.#services.db, listener, position, read)
      // Somebody else has gone on with it, or is about to.
      if (!taken) return undefined
      if (taken.nextEnd) this.#ends.set(listener.name, taken.nextEnd)
      return taken.hasMore || !read.isAll ? (read.position ?? position) : undefined
    } catch (error) {
      if (!this.#closed) this.#services.log.warn({ err: error, listener: listener.name }, 'a listener could not hear')
      return undefined
    }
  }

  /** Without a new fact, and while none of its periods can be over, a listener is left alone. */
  #hasWork({ name, closes }: Listener, { position, at }: FactsRead): boolean {
    const ends = this.#ends.get(name)
    return position !== undefined || (closes !== undefined && (ends === undefined || at >= ends))
  }

  #measure({ name }: Listener, { isAll, lastAt, at }: FactsRead): void {
    const lag = isAll || !lastAt ? 0 : Math.max(0, at.getTime() - lastAt.getTime()) / 1000
    this.#services.metrics.listenerLag.set({ listener: name }, lag)
  }

  #schedule(): void {
    if (this.#closed) return
    this.#timer = setTimeout(() => {
      this.#underWay = this.catchUp()
        .catch((error: unknown) => {
          if (!this.#closed) this.#services.log.warn({ err: error }, 'listeners could not hear')
        })
        .finally(() => this.#schedule())
    }, POLL_MS).unref()
  }
}

/** Facts are read once for all who have come equally far. */
class FactsReads {
  #db: Db
  #reads = new Map<string, Promise<FactsRead>>()

  constructor(db: Db) {
    this.#db = db
  }

  after(position: Position): Promise<FactsRead> {
    const place = placeOf(position)
    const read = this.#reads.get(place) ?? readFacts(this.#db, position, POSTINGS)
    this.#reads.set(place, read)
    const [oldest] = this.#reads.keys()
    if (this.#reads.size > READS_KEPT) this.#reads.delete(oldest!)
    return read
  }
}

const placeOf = ({ xid, postingId }: Position): string => `${xid} ${postingId}`

async function readPositions(db: Db, listeners: Listener[]): Promise<Map<string, Position>> {
  const names = listeners.map(({ name }) => name)
  const read = () => db.selectFrom('platform.listeners').select(['name', 'xid', 'posting_id']).where('name', 'in', names).execute()
  let rows = await read()
  if (rows.length < names.length) {
    await db
      .insertInto('platform.listeners')
      .values(names.map((name) => ({ name })))
      .onConflict((clash) => clash.doNothing())
      .execute()
    rows = await read()
  }
  return new Map(rows.map(({ name, xid, posting_id }) => [name, { xid, postingId: posting_id }]))
}

/** Lets a listener take in facts that were read after a position, if it is still there; nothing where somebody else has it or has gone on. */
async function take(db: Db, { name, hear, closes }: Listener, after: Position, read: FactsRead): Promise<Closed | undefined> {
  const { facts, position } = read
  if (!position && !closes) return { hasMore: false }
  return db.transaction().execute(async (trx) => {
    const heard = await trx
      .selectFrom('platform.listeners')
      .selectAll()
      .where('name', '=', name)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!heard || placeOf({ xid: heard.xid, postingId: heard.posting_id }) !== placeOf(after)) return undefined
    if (facts.length > 0) await hear(trx, facts)
    if (position)
      await trx
        .updateTable('platform.listeners')
        .set({ xid: position.xid, posting_id: position.postingId })
        .where('name', '=', name)
        .execute()
    return closes ? closePeriods(trx, heard, read, closes) : { hasMore: false }
  })
}

/** One helping for one listener. Whether there may be more. */
export async function hearSome(db: Db, listener: Listener): Promise<boolean> {
  const positions = await readPositions(db, [listener])
  const position = positions.get(listener.name)!
  const read = await readFacts(db, position, POSTINGS)
  const taken = await take(db, listener, position, read)
  return taken?.hasMore === true || read.position !== undefined
}
