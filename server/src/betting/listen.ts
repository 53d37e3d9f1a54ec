import type { Db } from '@tucano/database'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
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

type ListeningServices = Pick<Services, 'db' | 'log' | 'metrics'>

/** Lets listeners hear, on one of the running servers at a time each. Facts are read once for all who have come equally far. What fails is tried again, and nothing is skipped. */
export class Listening {
  #services: ListeningServices
  #listeners: Listener[]
  /** When the first of a listener's open periods ends, as far as is known here. */
  #ends = new Map<string, Date>()
  /** Everybody has heard everything up to here, and has nothing to close before then. */
  #quiet: Quiet | undefined
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

  /** Lets everybody hear, if there is anything: most of the time one question answers that for all of them. */
  async look(): Promise<void> {
    if (!this.#quiet || (await isOver(this.#services.db, this.#quiet))) await this.catchUp()
  }

  /** Lets everybody hear what there is, now. Whoever fails is left for the next time, and keeps nobody else back. */
  async catchUp(): Promise<void> {
    let left = this.#listeners
    while (left.length > 0 && !this.#closed) left = await this.#hearSome(left)
  }

  /** Those who may hear more. */
  async #hearSome(listeners: Listener[]): Promise<Listener[]> {
    const positions = await readPositions(this.#services.db, listeners)
    const more: Listener[] = []
    this.#quiet = undefined
    let isQuiet = listeners.length === this.#listeners.length
    for (const group of Map.groupBy(listeners, ({ name }) => placeOf(positions.get(name)!)).values()) {
      const position = positions.get(group[0]!.name)!
      const read = await readFacts(this.#services.db, position, POSTINGS)
      isQuiet &&= read.position === undefined && read.isAll
      for (const listener of group) {
        try {
          if (this.#hasWork(listener, read)) {
            const { hasMore, nextEnd } = await take(this.#services.db, listener, position, read)
            if (nextEnd) this.#ends.set(listener.name, nextEnd)
            if (hasMore || !read.isAll) more.push(listener)
          }
          this.#measure(listener, read)
        } catch (error) {
          isQuiet = false
          if (!this.#closed) this.#services.log.warn({ err: error, listener: listener.name }, 'a listener could not hear')
        }
      }
    }
    if (isQuiet && more.length === 0) this.#quiet = this.#quietFrom([...positions.values()])
    return more
  }

  /** Nothing where it is not known of every listener when its next period ends. */
  #quietFrom(positions: readonly Position[]): Quiet | undefined {
    const closing = this.#listeners.filter(({ closes }) => closes !== undefined)
    const ends = closing.flatMap(({ name }) => this.#ends.get(name)?.getTime() ?? [])
    if (ends.length < closing.length) return undefined
    // Where nobody has anything to hear, whoever is furthest back has not either.
    const [after] = positions.toSorted((a, b) => (isBefore(a, b) ? -1 : 1))
    return after && { after, until: ends.length > 0 ? new Date(Math.min(...ends)) : undefined }
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
      this.#underWay = this.look()
        .catch((error: unknown) => {
          if (!this.#closed) this.#services.log.warn({ err: error }, 'listeners could not hear')
        })
        .finally(() => this.#schedule())
    }, POLL_MS).unref()
  }
}

interface Quiet {
  after: Position
  until: Date | undefined
}

const isBefore = (one: Position, other: Position): boolean =>
  BigInt(one.xid) === BigInt(other.xid) ? one.postingId < other.postingId : BigInt(one.xid) < BigInt(other.xid)

/** Whether there is a posting to hear of, or a period that may have ended. */
async function isOver(db: Db, { after, until }: Quiet): Promise<boolean> {
  const { rows } = await sql<{ isOver: boolean }>`
    select exists (
      select from ledger.postings p where (p.xid, p.id) > (${after.xid}::xid8, ${after.postingId}::bigint) and p.xid < pg_snapshot_xmin(pg_current_snapshot())
    ) or coalesce(platform.clock() >= ${until ?? null}::timestamptz, false) as "isOver"`.execute(db)
  return rows[0]!.isOver
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

/** Lets a listener take in facts that were read after a position, if it is still there; somebody else may have gone on. */
async function take(db: Db, { name, hear, closes }: Listener, after: Position, read: FactsRead): Promise<Closed> {
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
    if (!heard || placeOf({ xid: heard.xid, postingId: heard.posting_id }) !== placeOf(after)) return { hasMore: false }
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
  const { hasMore } = await take(db, listener, position, read)
  return hasMore || read.position !== undefined
}
