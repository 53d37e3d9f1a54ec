import { createHash, createHmac, randomBytes } from 'node:crypto'
import { type DefinitionOf, envelopeOpened } from '@tucano/contract/promotions'
import type { Db } from '@tucano/database'
import { Stream, envelopeMessage, splitSum } from '@tucano/randomness'
import { publish } from '#platform/outbox'
import { sql } from 'kysely'
import { readClock } from './clock.ts'
import type { Version, Versions } from './running.ts'

const MINUTE_MS = 60_000
/** An envelope is made so long before it can be opened, so that it is there in time. */
const AHEAD_MS = 2 * MINUTE_MS

export interface Envelopes {
  db: Db
  versions: Versions
}

type EnvelopeVersion = Version & { definition: DefinitionOf<'envelopes'> }

const isOfEnvelopes = (version: Version): version is EnvelopeVersion => version.definition.kind === 'envelopes'

/** When envelopes of a promotion open: on whole minutes from its start on. Those that are not closed at a moment, until another one. */
export function slotsOf({ startsAt, endsAt, everyMinutes, seconds }: DefinitionOf<'envelopes'>, from: number, until: number): number[] {
  const first = Math.ceil(startsAt / MINUTE_MS) * MINUTE_MS
  const step = everyMinutes * MINUTE_MS
  const passed = Math.max(0, Math.floor((from - seconds * 1000 - first) / step) + 1)
  const last = endsAt === null ? until : Math.min(until, endsAt - 1)
  const begins = first + passed * step
  return last < begins ? [] : Array.from({ length: Math.floor((last - begins) / step) + 1 }, (_, n) => begins + n * step)
}

/** How a sum is split under a seed: the same again for whoever is told it. */
export const splitUnder = (
  seed: Uint8Array,
  { opensAt, total, shares, least }: { opensAt: number; total: bigint; shares: number; least: bigint },
): bigint[] =>
  splitSum(new Stream((cursor) => createHmac('sha256', seed).update(envelopeMessage({ opensAt, total, shares, least }, cursor)).digest()), {
    total,
    shares,
    least,
  })

/** The version of each promotion with envelopes that is in force at a moment; nothing while promotions are off. */
export async function runningEnvelopes({ db, versions }: Envelopes, at: Date): Promise<EnvelopeVersion[]> {
  const { isOff, versions: all } = await versions.read(db)
  if (isOff) return []
  return all.filter(isOfEnvelopes).filter(({ state, since, until }) => state === 'running' && since <= at && (until === null || at < until))
}

/** Makes the envelopes that come next, tells pages of those that can be opened, and closes those whose time is over. */
export async function tendEnvelopes(envelopes: Envelopes): Promise<void> {
  const now = await readClock(envelopes.db)
  for (const version of await runningEnvelopes(envelopes, now))
    for (const opensAt of slotsOf(version.definition, now.getTime(), now.getTime() + AHEAD_MS)) await make(envelopes.db, version, opensAt)
  await tellOpen(envelopes)
  await closeOver(envelopes.db)
}

/** Makes an envelope, once, if its promotion can afford all of it: what is left comes back when it is closed. */
const make = (db: Db, { promotionId, version, definition }: EnvelopeVersion, opensAt: number): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const { total, shares, least, seconds } = definition
    const sum = { total: BigInt(total), shares, least: BigInt(least) }
    const { rows } = await sql`
      update promotions.promotions p set amount = p.amount + ${sum.total}::bigint, rewards = p.rewards + ${shares}::integer
      where p.id = ${promotionId}::bigint and p.state = 'running'
        and (p.amount_max is null or p.amount + ${sum.total}::bigint <= p.amount_max) and (p.rewards_max is null or p.rewards + ${shares}::integer <= p.rewards_max)
        and not exists (select from promotions.envelopes e where e.promotion_id = p.id and e.opens_at = ${new Date(opensAt)}::timestamptz)
      returning p.id`.execute(trx)
    if (rows.length === 0) return false
    const seed = randomBytes(32)
    const { id } = await trx
      .insertInto('promotions.envelopes')
      .values({
        promotion_id: promotionId,
        version,
        opens_at: new Date(opensAt),
        closes_at: new Date(opensAt + seconds * 1000),
        ...sum,
        seed,
        hash: createHash('sha256').update(seed).digest(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`insert into promotions.shares (envelope_id, number, amount)
      select ${id}::bigint, s.n, s.amount from unnest(${splitUnder(seed, { opensAt, ...sum })}::bigint[]) with ordinality s(amount, n)`.execute(
      trx,
    )
    return true
  })

/** Pages hear once of each envelope that can be opened, while its promotion runs. */
async function tellOpen(envelopes: Envelopes): Promise<void> {
  const { db, versions } = envelopes
  const { isOff } = await versions.read(db)
  if (isOff) return
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: bigint; closes_at: Date }>`
      update promotions.envelopes e set is_told = true from promotions.promotions p
      where p.id = e.promotion_id and p.state = 'running' and e.closed_at is null and not e.is_told and e.opens_at <= platform.clock() and platform.clock() < e.closes_at
      returning e.id, e.closes_at`.execute(trx)
    for (const { id, closes_at } of rows) await publish(trx, envelopeOpened, { envelopeId: String(id), closesAt: closes_at.getTime() })
  })
}

/** Closes envelopes whose time is over. What nobody has caught is in the budget again, and what waits for an operator: when it is let go it is taken from there like any reward. */
export async function closeOver(db: Db): Promise<void> {
  const over = await db
    .selectFrom('promotions.envelopes')
    .select('id')
    .where('closed_at', 'is', null)
    .where('closes_at', '<=', sql<Date>`platform.clock()`)
    .orderBy('id')
    .execute()
  for (const { id } of over) await db.transaction().execute((trx) => close(trx, id))
}

async function close(trx: Db, id: bigint): Promise<void> {
  const held = await trx
    .selectFrom('promotions.envelopes')
    .select('promotion_id')
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!held) return
  const { rows } = await sql<{ amount: bigint; shares: bigint }>`
    select coalesce(sum(s.amount), 0)::bigint as amount, count(*) as shares from promotions.shares s where s.envelope_id = ${id}::bigint and (s.member_id is null or s.is_held)`.execute(
    trx,
  )
  const { amount, shares } = rows[0]!
  await trx
    .updateTable('promotions.envelopes')
    .set({ closed_at: sql<Date>`platform.clock()`, given_back: amount })
    .where('id', '=', id)
    .execute()
  await sql`update promotions.promotions p set amount = p.amount - ${amount}::bigint, rewards = p.rewards - ${shares}::bigint where p.id = ${held.promotion_id}::bigint`.execute(
    trx,
  )
}
