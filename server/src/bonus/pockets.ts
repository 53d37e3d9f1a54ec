import type { Db } from '@tucano/database'
import { sql } from 'kysely'

interface Pocket {
  id: bigint
  balance: bigint
  isClosed: boolean
}
type Pockets = ReadonlyMap<string, Pocket>

/** A member's accounts by their kinds, held until the transaction ends. */
export async function lockPockets(db: Db, memberId: bigint, currency: string): Promise<Pockets> {
  const { rows } = await sql<Pocket & { kind: string }>`
    select id, kind, balance, closed as "isClosed" from ledger.lock_pockets(${memberId}::bigint, ${currency})`.execute(db)
  return new Map(rows.map(({ kind, ...pocket }) => [kind, pocket]))
}

/** Nothing moves on accounts that are closed: what waits for them waits until they are open again. */
export const isClosed = (pockets: Pockets): boolean => ['cash', 'bonus'].some((kind) => pockets.get(kind)?.isClosed)

/** Whether bets that were made with bonus money are still open. */
export async function hasOpenBet(db: Db, pocketId: bigint, memberId: bigint): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from betting.bets b where b.member_id = ${memberId}::bigint and b.state = 'open' and b.pocket_id = ${pocketId}::bigint) as found`.execute(
    db,
  )
  return rows[0]!.found
}
