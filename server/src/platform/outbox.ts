import { type Audience, type Cursor, type LiveEvent, type NamedAudience, type PayloadOf, topicOf } from '@tucano/contract/event'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import pg from 'pg'
import type { Services } from './services.ts'

/** Writes an event in the transaction of the change that it tells of. It leaves when, and only when, that commits. */
export async function publish<E extends LiveEvent>(
  db: Db,
  event: E,
  payload: PayloadOf<E>,
  ...to: E['to'] extends NamedAudience ? [id: bigint] : []
): Promise<void> {
  await db
    .insertInto('platform.outbox')
    .values({ name: event.name, payload: JSON.stringify(payload), ...addressOf(event, (to as [bigint?])[0]) })
    .execute()
}

/** The same event to many, each with words of its own. */
export async function publishEach<E extends LiveEvent<string, NamedAudience>>(
  db: Db,
  event: E,
  letters: readonly { to: bigint; payload: PayloadOf<E> }[],
): Promise<void> {
  if (letters.length === 0) return
  const rows = letters.map(({ to, payload }) => ({ name: event.name, payload: JSON.stringify(payload), ...addressOf(event, to) }))
  await db.insertInto('platform.outbox').values(rows).execute()
}

/** An event that names its audience must have a name: without one it would reach everybody. */
function addressOf({ name, to: audience }: Pick<LiveEvent, 'name' | 'to'>, id: bigint | undefined): object {
  if ((audience === 'member' || audience === 'conversation') && id === undefined) throw new Error(`an event for a ${audience} names none`)
  switch (audience) {
    case 'public':
      return {}
    case 'member':
      return { member_id: id }
    case 'conversation':
      return { conversation_id: id }
    case 'lounge':
    case 'operators':
      return { audience }
    case 'topic':
      return { topic: topicOf(name) }
  }
}

/** An event on its way to the pages. */
export interface Delivery {
  cursor: Cursor
  name: string
  audience: Audience
  memberId: bigint | null
  conversationId: bigint | null
  topic: string | null
  payload: unknown
  at: Date
}

interface Position {
  xid: string
  id: bigint
}

const BATCH = 500
/** A row behind an older, still running transaction becomes deliverable when that one ends, of which nobody tells us. */
const RECHECK_MS = 15
/** For notifications lost with their connection. */
const POLL_MS = 5000

/** Reads the outbox in the order of delivery and hands each event on. */
export class OutboxReader {
  #services: Services
  #deliver: (delivery: Delivery) => void
  #position: Position = { xid: '0', id: 0n }
  #listener: pg.Client | undefined
  #timer: NodeJS.Timeout | undefined
  #reading = false
  #again = false
  #closed = false

  constructor(services: Services, deliver: (delivery: Delivery) => void) {
    this.#services = services
    this.#deliver = deliver
  }

  /** Starts behind whatever has happened before: pages that connect now read the present state by themselves. */
  async start(): Promise<void> {
    this.#position = await endOfOutbox(this.#services.db)
    await this.#listen()
    this.#schedule(POLL_MS)
  }

  get cursor(): Cursor {
    return toCursor(this.#position)
  }

  async stop(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#listener?.end().catch(() => undefined)
  }

  async #listen(): Promise<void> {
    const client = new pg.Client(this.#services.pool.options)
    client.on('notification', () => void this.#read())
    client.on('error', () => {
      if (this.#listener === client) this.#listener = undefined
    })
    await client.connect()
    await client.query('listen outbox')
    this.#listener = client
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer)
    if (!this.#closed) this.#timer = setTimeout(() => void this.#read(), ms).unref()
  }

  async #read(): Promise<void> {
    if (this.#reading) {
      this.#again = true
      return
    }
    this.#reading = true
    let waitMs = POLL_MS
    try {
      do {
        this.#again = false
        waitMs = await this.#readOnce()
      } while (this.#again && !this.#closed)
      if (!this.#listener && !this.#closed) await this.#listen()
    } catch (error) {
      if (!this.#closed) this.#services.log.warn({ err: error }, 'outbox could not be read')
      waitMs = 500
    } finally {
      this.#reading = false
      this.#schedule(waitMs)
    }
  }

  /** Returns how long to wait for the next look. */
  async #readOnce(): Promise<number> {
    const rows = await readAfter(this.#services.db, this.#position)
    for (const row of rows) {
      if (!row.ready) return RECHECK_MS
      this.#position = { xid: row.xid, id: row.id }
      this.#services.metrics.outboxLagSeconds.set((Date.now() - row.at.getTime()) / 1000)
      this.#deliver(toDelivery(row))
    }
    if (rows.length === BATCH) this.#again = true
    return POLL_MS
  }
}

const columns = ['id', 'xid', 'at', 'name', 'member_id', 'conversation_id', 'audience', 'topic', 'payload'] as const

type Row = Awaited<ReturnType<typeof readAfter>>[number]

function readAfter(db: Db, after: Position) {
  return db
    .selectFrom('platform.outbox')
    .select([...columns, sql<boolean>`xid < pg_snapshot_xmin(pg_current_snapshot())`.as('ready')])
    .where(sql<boolean>`(xid, id) > (${after.xid}::xid8, ${after.id}::bigint)`)
    .orderBy('xid')
    .orderBy('id')
    .limit(BATCH)
    .execute()
}

async function endOfOutbox(db: Db): Promise<Position> {
  const { rows } = await sql<{ xid: string }>`select (pg_snapshot_xmin(pg_current_snapshot())::text::numeric - 1)::text as xid`.execute(db)
  return { xid: rows[0]?.xid ?? '0', id: 9_223_372_036_854_775_807n }
}

function toDelivery(row: Omit<Row, 'ready'>): Delivery {
  const { id, xid, name, member_id, conversation_id, topic, payload, at } = row
  const cursor = toCursor({ xid, id })
  return { cursor, name, audience: audienceOf(row), memberId: member_id, conversationId: conversation_id, topic, payload, at }
}

function audienceOf({
  member_id,
  conversation_id,
  audience,
  topic,
}: Pick<Row, 'member_id' | 'conversation_id' | 'audience' | 'topic'>): Audience {
  if (member_id !== null) return 'member'
  if (conversation_id !== null) return 'conversation'
  if (topic !== null) return 'topic'
  return (audience as 'lounge' | 'operators' | null) ?? 'public'
}

const toCursor = ({ xid, id }: Position): Cursor => `${xid}.${id}`

function fromCursor(cursor: Cursor): Position | undefined {
  const [, xid, id] = /^(\d{1,20})\.(\d{1,19})$/.exec(cursor) ?? []
  return xid && id && BigInt(xid) < 2n ** 64n && BigInt(id) < 2n ** 63n ? { xid, id: BigInt(id) } : undefined
}

/** What a page may hear besides what every page hears. */
export interface Hearing {
  memberId: bigint | null
  conversationId: bigint | null
  lounge: boolean
  operator: boolean
  topics: readonly string[]
}

/** Who may hear a delivery. The only place that decides it: what happens now and what was missed are judged alike. */
export function mayHear({ memberId, conversationId, lounge, operator, topics }: Hearing, delivery: Delivery): boolean {
  switch (delivery.audience) {
    case 'public':
      return true
    case 'member':
      return memberId !== null && memberId === delivery.memberId
    case 'conversation':
      return conversationId !== null && conversationId === delivery.conversationId
    case 'lounge':
      return lounge
    case 'operators':
      return operator
    case 'topic':
      return delivery.topic !== null && topics.includes(delivery.topic)
  }
}

/** What a page missed between two positions, or `undefined` when part of it is no longer kept. */
export async function missedEvents(
  db: Db,
  { after, until, hearing }: { after: Cursor; until: Cursor; hearing: Hearing },
): Promise<Delivery[] | undefined> {
  const [from, to] = [fromCursor(after), fromCursor(until)]
  if (!from || !to) return undefined
  const whole = await db
    .selectFrom('platform.outbox_swept')
    .select(sql<boolean>`(xid, id) <= (${from.xid}::xid8, ${from.id}::bigint)`.as('whole'))
    .executeTakeFirstOrThrow()
  if (!whole.whole) return undefined
  const audiences = [...(hearing.lounge ? ['lounge'] : []), ...(hearing.operator ? ['operators'] : [])]
  const rows = await db
    .selectFrom('platform.outbox')
    .select(columns)
    .where(sql<boolean>`(xid, id) > (${from.xid}::xid8, ${from.id}::bigint) and (xid, id) <= (${to.xid}::xid8, ${to.id}::bigint)`)
    // Only what may concern the page is read; who hears what of it is not decided here.
    .where((where) => where.or([where('member_id', 'is', null), where('member_id', '=', hearing.memberId)]))
    .where((where) => where.or([where('conversation_id', 'is', null), where('conversation_id', '=', hearing.conversationId)]))
    .where((where) => where.or([where('audience', 'is', null), where('audience', '=', sql<string>`any(${audiences}::text[])`)]))
    .where((where) => where.or([where('topic', 'is', null), where('topic', '=', sql<string>`any(${[...hearing.topics]}::text[])`)]))
    .orderBy('xid')
    .orderBy('id')
    .limit(BATCH + 1)
    .execute()
  return rows.length > BATCH ? undefined : rows.map(toDelivery).filter((delivery) => mayHear(hearing, delivery))
}

/** How long a page may be away and still go on where it was. */
const KEEP_MINUTES = 15

/** Forgets events that no page will ask for again, and remembers how far it forgot. */
export async function sweepOutbox(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<Position>`
      with old as (
        delete from platform.outbox where at < clock_timestamp() - make_interval(mins => ${KEEP_MINUTES}) returning xid, id
      ) select xid, id from old order by xid desc, id desc limit 1`.execute(trx)
    const last = rows[0]
    if (last)
      await trx
        .updateTable('platform.outbox_swept')
        .set({ xid: last.xid, id: last.id })
        .where(sql<boolean>`(xid, id) < (${last.xid}::xid8, ${last.id}::bigint)`)
        .execute()
  })
}
