import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** Nobody changes its upline meanwhile. Taken before a member's row is locked: whoever is moved is locked after the tree. */
export async function lockTree(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended('team.tree', 0))`.execute(trx)
}

/** The same, and nobody folds or closes a period: for whoever makes somebody an agent. Taken first of all. */
export async function lockFold(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('team.fold', 0))`.execute(trx)
  await lockTree(trx)
}
