import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** Whoever has the feed keeps it by renewing well before this is over; somebody else takes it at most a look later. */
const LEASE = '4 seconds'
/**
 * A process that was held up, as on a machine that is busy, keeps the feed while nobody else has taken it. It has missed nothing: what was told meanwhile waits for it. Nothing was open while its lease was over, and both
 * together are less than a producer may be silent for.
 */
const LATE = '12 seconds'

export interface Lease {
  owner: string
  epoch: bigint
}

/** Another process has the feed: what this one has heard is not to be written. */
export class LeaseLost extends Error {}

/** Takes the feed, if nobody has it. */
export async function takeLease(db: Db, owner: string): Promise<Lease | undefined> {
  const { rows } = await sql<{ epoch: bigint }>`
    update sports.feed_lease set owner = ${owner}::uuid, epoch = epoch + 1, until = platform.clock() + ${LEASE}::interval
    where id = 1 and until <= platform.clock() returning epoch`.execute(db)
  return rows[0] && { owner, epoch: rows[0].epoch }
}

export async function renewLease(db: Db, { owner, epoch }: Lease): Promise<boolean> {
  const { rows } = await sql`
    update sports.feed_lease set until = platform.clock() + ${LEASE}::interval
    where id = 1 and owner = ${owner}::uuid and epoch = ${String(epoch)}::bigint and until > platform.clock() - ${LATE}::interval returning 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Gives the feed up, so that nobody has to wait for it. */
export async function releaseLease(db: Db, { owner, epoch }: Lease): Promise<void> {
  await sql`update sports.feed_lease set until = '-infinity' where id = 1 and owner = ${owner}::uuid and epoch = ${String(epoch)}::bigint`.execute(
    db,
  )
}

/** The lease for the rest of the transaction: until it ends, nobody takes the feed. */
export async function holdLease(trx: Db, { owner, epoch }: Lease): Promise<void> {
  const { rows } = await sql`
    select 1 from sports.feed_lease where id = 1 and owner = ${owner}::uuid and epoch = ${String(epoch)}::bigint and until > platform.clock() - ${LATE}::interval for share`.execute(
    trx,
  )
  if (rows.length === 0) throw new LeaseLost('another process has the feed')
}
