import type { Db } from '@tucano/database'
import type { Json } from '@tucano/round'
import { sql } from 'kysely'

/** Whoever holds it writes in the room; it is renewed well before it runs out. */
const LEASE = '5 seconds'
const STILL_MS = '5000'

export interface Claimed {
  id: string
  kind: string
  options: Json
  epoch: bigint
  seq: bigint
}

export interface Entry {
  seq: bigint
  epoch: bigint
  at: Date
  memberId: bigint | null
  command: Json
  facts: Json[]
}

/** A room that was made before stays as it is. */
export async function makeRoom(db: Db, { id, kind, options }: { id: string; kind: string; options: Json }): Promise<void> {
  await db
    .insertInto('rooms.rooms')
    .values({ id, kind, options: JSON.stringify(options) })
    .onConflict((clash) => clash.column('id').doNothing())
    .execute()
}

/** Takes rooms that nobody has. */
export async function claimRooms(db: Db, owner: string, { kinds, limit }: { kinds: readonly string[]; limit: number }): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    update rooms.rooms set owner = ${owner}, epoch = epoch + 1, lease_until = platform.clock() + ${LEASE}::interval
    where id in (
      select r.id from rooms.rooms r where r.kind = any(${[...kinds]}::text[]) and r.lease_until <= platform.clock()
      order by r.lease_until, r.id limit ${limit} for update skip locked
    )
    returning id, kind, options, epoch, seq`.execute(db)
  return rows
}

/**
 * Keeps the rooms of a process, in one statement. Returns those that it has no more. A room that is in the middle of something is passed over, so that no other one waits for it:
 * what it takes renews its lease as well.
 */
export async function renewLeases(db: Db, owner: string, epochs: ReadonlyMap<string, bigint>): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    with mine as (select * from unnest(${[...epochs.keys()]}::text[], ${[...epochs.values()].map(String)}::bigint[]) mine(id, epoch)),
    free as (
      select r.id from rooms.rooms r join mine m on r.id = m.id and r.epoch = m.epoch
      where r.owner = ${owner} and r.lease_until > platform.clock() for update of r skip locked
    ),
    renewed as (update rooms.rooms r set lease_until = platform.clock() + ${LEASE}::interval from free where r.id = free.id)
    select m.id from mine m
    where not exists (select from rooms.rooms r where r.id = m.id and r.epoch = m.epoch and r.owner = ${owner} and r.lease_until > platform.clock())`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Gives rooms up, so that others need not wait for them. */
export async function releaseRooms(db: Db, owner: string, epochs: ReadonlyMap<string, bigint>): Promise<void> {
  await sql`
    update rooms.rooms r set lease_until = '-infinity' from unnest(${[...epochs.keys()]}::text[], ${[...epochs.values()].map(String)}::bigint[]) mine(id, epoch)
    where r.id = mine.id and r.epoch = mine.epoch and r.owner = ${owner}`.execute(db)
}

/** The newest snapshot, and what the log has after it. */
export async function readRoom(db: Db, id: string): Promise<{ snapshot: { seq: bigint; state: Json } | undefined; entries: Entry[] }> {
  const snapshot = await db.selectFrom('rooms.snapshots').select(['seq', 'state']).where('room_id', '=', id).executeTakeFirst()
  const entries = await db
    .selectFrom('rooms.log')
    .select(['seq', 'epoch', 'at', 'member_id as memberId', 'command', 'facts'])
    .where('room_id', '=', id)
    .where('seq', '>', snapshot?.seq ?? 0n)
    .orderBy('seq')
    .execute()
  return { snapshot: snapshot as { seq: bigint; state: Json } | undefined, entries: entries as Entry[] }
}

export interface Held {
  seq: bigint
  at: Date
  /** Ids of commands that the log has already. */
  known: string[]
}

/**
 * Holds the room's row for the rest of the transaction; nothing if the lease is over or somebody else's. Whoever says nothing for as long as a lease, because its process or its machine
 * stands still, holds it no longer: the next owner waits for nobody else.
 */
export async function holdRoom(
  trx: Db,
  { id, owner, epoch, commandIds }: { id: string; owner: string; epoch: bigint; commandIds: readonly string[] },
): Promise<Held | undefined> {
  const { rows } = await sql<Held>`
    select r.seq, platform.clock() as at, set_config('idle_in_transaction_session_timeout', ${STILL_MS}, true),
      coalesce((select array_agg(l.command_id::text) from rooms.log l where l.room_id = r.id and l.command_id = any(${[...commandIds]}::uuid[])), '{}') as known
    from rooms.rooms r where r.id = ${id} and r.epoch = ${String(epoch)}::bigint and r.owner = ${owner} and r.lease_until > platform.clock() for update`.execute(
    trx,
  )
  return rows[0]
}

export interface NewEntry {
  commandId: string | undefined
  memberId: bigint | undefined
  command: Json
  facts: Json[]
}

/** Appends entries behind the room's last one, in the transaction that holds it. */
export async function appendEntries(
  trx: Db,
  { id, epoch, seq, at }: { id: string; epoch: bigint; seq: bigint; at: Date },
  entries: readonly NewEntry[],
): Promise<void> {
  const rows = entries.map(({ commandId, memberId, command, facts }) => ({
    command_id: commandId,
    member_id: memberId === undefined ? undefined : String(memberId),
    command,
    facts,
  }))
  await sql`
    with appended as (
      insert into rooms.log (room_id, seq, epoch, at, command_id, member_id, command, facts)
      select ${id}, ${String(seq)}::bigint + e.n, ${String(epoch)}::bigint, ${at}::timestamptz, (e.value ->> 'command_id')::uuid, (e.value ->> 'member_id')::bigint, e.value -> 'command', e.value -> 'facts'
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality e(value, n)
    )
    update rooms.rooms set seq = ${String(seq)}::bigint + ${rows.length}, lease_until = platform.clock() + ${LEASE}::interval where id = ${id}`.execute(
    trx,
  )
}

export async function keepSnapshot(trx: Db, { id, seq, state }: { id: string; seq: bigint; state: Json }): Promise<void> {
  await trx
    .insertInto('rooms.snapshots')
    .values({ room_id: id, seq, state: JSON.stringify(state) })
    .onConflict((clash) => clash.column('room_id').doUpdateSet({ seq, state: JSON.stringify(state) }))
    .execute()
}

export interface RoomHead {
  id: string
  kind: string
  options: Json
  seq: bigint
}

/** How far rooms have come. */
export async function readHeads(db: Db, ids: readonly string[]): Promise<RoomHead[]> {
  const rows = await db.selectFrom('rooms.rooms').select(['id', 'kind', 'options', 'seq']).where('id', 'in', ids).execute()
  return rows as RoomHead[]
}
