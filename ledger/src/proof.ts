import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** Two things that must agree and do not. */
export interface Difference {
  problem: string
  account_id: bigint | null
  currency: string | null
  expected: string
  found: string
}

const SLICES = 60

/** Compares what must agree: new postings in full, and a sixtieth of the accounts; or everything, when no slice is named. */
export async function reconcile(db: Db, slice?: number): Promise<Difference[]> {
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = '20min'`.execute(trx)
    // One comparison at a time. A slice gives way to whoever is at it; who asks for everything is never told that all is well unseen.
    if (slice === undefined) await sql`select pg_advisory_xact_lock(hashtext('ledger.reconcile'))`.execute(trx)
    const { rows } = await sql<Difference>`select * from ledger.reconcile(${slice === undefined ? null : slice % SLICES}::int)`.execute(trx)
    return rows
  })
}

export interface Seal {
  id: bigint
  postings: bigint
  entries: bigint
  digest: Buffer
}

/** Postings under one link of the chain. */
const LINK_POSTINGS = 1000

/** Seals what has been posted since the last time. Returns the links that it added. */
export async function seal(db: Db): Promise<Seal[]> {
  const added: Seal[] = []
  for (;;) {
    const { rows } = await sql<Seal>`select id, postings, entries, digest from ledger.seal(${LINK_POSTINGS})`.execute(db)
    const [link] = rows
    if (link === undefined) return added
    added.push(link)
  }
}

export interface BrokenSeal {
  seal_id: bigint
  problem: 'missing' | 'rows' | 'digest'
}

/** Recomputes links of the chain and returns those that come out otherwise than they were written. */
export async function verify(db: Db, { first, last }: { first: bigint; last: bigint }): Promise<BrokenSeal[]> {
  const { rows } = await sql<BrokenSeal>`select * from ledger.verify(${first}::bigint, ${last}::bigint)`.execute(db)
  return rows
}

/** Makes the partitions of the months to come. */
export async function makePartitions(db: Db): Promise<void> {
  await sql`select ledger.make_partitions(3)`.execute(db)
}
