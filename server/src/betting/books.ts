import type { Db } from '@tucano/database'
import { type Difference, makePartitions as makeLedgerPartitions, reconcile as reconcileLedger } from '@tucano/ledger'
import { sql } from 'kysely'

/** Compares all that must agree, in the ledger and between it and the bets: what is new, and a slice of the accounts; or everything, when no slice is named. */
export async function reconcile(db: Db, slice?: number): Promise<Difference[]> {
  const differences = await reconcileLedger(db, slice)
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = '20min'`.execute(trx)
    const isWhole = slice === undefined
    if (isWhole) await sql`select pg_advisory_xact_lock(hashtext('betting.reconcile'))`.execute(trx)
    const { rows } = await sql<Difference>`select * from betting.reconcile(${isWhole}::boolean)`.execute(trx)
    return [...differences, ...rows]
  })
}

/** Makes the partitions of the months to come. */
export async function makePartitions(db: Db): Promise<void> {
  await makeLedgerPartitions(db)
  await sql`select betting.make_partitions(3)`.execute(db)
}
