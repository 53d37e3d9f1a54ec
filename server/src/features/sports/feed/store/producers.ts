import { type Db, asRows } from '@tucano/database'
import { sql } from 'kysely'
import type { ProducerState } from '../producers.ts'
import { type Asked, QUOTAS_LOOK_BACK_MS } from '../quotas.ts'

/** A producer as the feed describes it. */
export interface DescribedProducer {
  id: number
  name: string
  scope: 'live' | 'prematch' | 'virtual'
  recoveryHours: number
  /** What its recoveries are asked for by. */
  product: string
}

/** Keeps what producers are called. All of them are down: whoever takes the feed knows nothing of what came meanwhile. */
export async function keepProducers(trx: Db, producers: readonly DescribedProducer[]): Promise<void> {
  const rows = producers.map(({ id, name, scope, recoveryHours }) => ({ id, name, scope, recovery_hours: recoveryHours }))
  await sql`
    insert into sports.producers as p (id, name, scope, recovery_hours, is_up, down_reason)
    select r.id, r.name, r.scope, r.recovery_hours, false, 'starting' from ${asRows(rows)} r(id smallint, name text, scope text, recovery_hours integer)
    on conflict (id) do update set name = excluded.name, scope = excluded.scope, recovery_hours = excluded.recovery_hours`.execute(trx)
  await closeProducers(trx, 'starting')
}

/** Closes everything that producers tell of. */
export const closeProducers = (trx: Db, reason: string) =>
  sql`
    update sports.producers set is_up = false, down_reason = ${reason}, request_id = null, requested_at = null, changed_at = platform.clock()
    where is_up or request_id is not null or down_reason is distinct from ${reason}`.execute(trx)

interface KnownProducer {
  id: number
  hours: number
  aliveAt: Date | null
}

/** Producers with what is known of when nothing was missing. */
export async function readProducers(trx: Db): Promise<{ id: number; windowMs: number; aliveMs: number | undefined }[]> {
  const { rows } = await sql<KnownProducer>`select id, recovery_hours as hours, alive_at as "aliveAt" from sports.producers`.execute(trx)
  return rows.map(({ id, hours, aliveAt }) => ({ id, windowMs: hours * 3_600_000, aliveMs: aliveAt?.getTime() }))
}

/** Producers as they are after some messages. */
export async function writeProducers(trx: Db, states: readonly { state: ProducerState; processedMs: number | undefined }[]): Promise<void> {
  const at = (ms: number | undefined): string | null => (ms === undefined ? null : new Date(ms).toISOString())
  const rows = states.map(({ state, processedMs }) => ({
    id: state.id,
    reason: state.downReason ?? null,
    alive_at: at(state.aliveMs),
    processed_at: at(processedMs),
    request_id: state.request?.id ?? null,
    requested_at: at(state.request?.atMs),
  }))
  if (rows.length === 0) return
  await sql`
    update sports.producers p set is_up = r.reason is null, down_reason = r.reason, alive_at = coalesce(r.alive_at, p.alive_at), processed_at = greatest(p.processed_at, r.processed_at),
      request_id = r.request_id, requested_at = r.requested_at, changed_at = case when p.is_up = (r.reason is null) then p.changed_at else platform.clock() end
    from ${asRows(rows)} r(id smallint, reason text, alive_at timestamptz, processed_at timestamptz, request_id bigint, requested_at timestamptz)
    where p.id = r.id`.execute(trx)
}

/** Requests of the last hours, for the quotas, and of each producer the last one. */
export async function readAsked(db: Db, producer: number): Promise<Asked[]> {
  const { rows } = await sql<{ at: Date; event: string | null; after: Date | null }>`
    select asked_at as at, event_urn as event, after_at as after from sports.recoveries
    where producer = ${producer} and asked_at > platform.clock() - make_interval(secs => ${QUOTAS_LOOK_BACK_MS / 1000}) order by id`.execute(
    db,
  )
  return rows.map(({ at, event, after }) => ({
    atMs: at.getTime(),
    of: event === null ? { ageMs: after ? at.getTime() - after.getTime() : undefined } : 'event',
  }))
}

/** Writes down that something is asked for, and says under which number. */
export async function numberRequest(
  trx: Db,
  { producer, afterMs, event }: { producer: number; afterMs?: number | undefined; event?: string },
): Promise<number> {
  const { rows } = await sql<{ id: bigint }>`
    insert into sports.recoveries (producer, event_urn, after_at)
    values (${producer}, ${event ?? null}, ${afterMs === undefined ? null : new Date(afterMs).toISOString()}) returning id`.execute(trx)
  return Number(rows[0]!.id)
}

export const noteCompleted = (trx: Db, ids: readonly number[]) =>
  sql`update sports.recoveries set completed_at = platform.clock() where id = any(${[...ids]}::bigint[]) and completed_at is null`.execute(
    trx,
  )

export const noteFailed = (db: Db, id: number, problem: string) =>
  sql`update sports.recoveries set problem = ${problem.slice(0, 200) || 'no answer'} where id = ${id}`.execute(db)
