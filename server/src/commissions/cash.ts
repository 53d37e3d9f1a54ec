import type { Db } from '@tucano/database'
import { sql } from 'kysely'

export interface Cash {
  id: bigint
  memberId: bigint
  balance: bigint
}

/** Everybody's cash, held in the order of accounts. Who has none gets one; a closed one neither gives nor takes. */
export async function lockCash(trx: Db, members: readonly bigint[], currency: string): Promise<Map<bigint, Cash>> {
  await sql`
    select ledger.open_account(m.id, 'cash', ${currency}) from unnest(${[...members]}::bigint[]) m(id)
    where not exists (select from ledger.accounts a where a.member_id = m.id and a.kind = 'cash' and a.currency = ${currency})`.execute(trx)
  const { rows } = await sql<Cash>`
    select c.id, c.member_id as "memberId", c.balance from ledger.lock_cash(${[...members]}::bigint[], ${currency}) c`.execute(trx)
  return new Map(rows.map((cash) => [cash.memberId, cash]))
}
