import type { Db } from '@tucano/database'
import { Fault } from '#platform/fault'
import type { House } from '#platform/house'
import { sql } from 'kysely'
import { readPerson } from './person.ts'

/** How much still has to be staked before money may leave. Whoever gives money with strings attached adds to it: cashier.add_wagering. */
export async function readWagering(db: Db, memberId: bigint): Promise<{ required: bigint; done: bigint }> {
  const { rows } = await sql<{ required: bigint; staked: bigint }>`
    select w.required, (select coalesce(sum(t.stake), 0)::bigint from betting.turnover t where t.member_id = w.member_id) - w.staked_before as staked
    from cashier.wagering w where w.member_id = ${memberId}::bigint`.execute(db)
  const { required = 0n, staked = 0n } = rows[0] ?? {}
  return { required, done: staked < required ? staked : required }
}

/** What left a member's cash in thirty days, or is about to, whatever way it went. */
export async function readCashOut(db: Db, memberId: bigint): Promise<bigint> {
  const { rows } = await sql<{ amount: bigint }>`
    select (select coalesce(sum(w.amount), 0) from cashier.withdrawals w
        where w.member_id = ${memberId}::bigint and w.created_at > ledger.clock() - interval '30 days' and w.state not in ('refused', 'failed', 'cancelled'))::bigint
      + (select coalesce(sum(t.amount), 0) from transfers.transfers t
        where t.member_id = ${memberId}::bigint and t.at > ledger.clock() - interval '30 days')::bigint as amount`.execute(db)
  return rows[0]!.amount
}

interface CashOut {
  memberId: bigint
  amount: bigint
  /** The member who gets it; none where it leaves the house. */
  to?: bigint
}

/** Holds what is judged, until the transaction ends: of many at once, each is judged after the last. The accounts are open already. */
export async function lockCashOut(trx: Db, { memberId, to }: Pick<CashOut, 'memberId' | 'to'>): Promise<void> {
  await sql`select cashier.lock_cash_out(${memberId}::bigint, ${to ?? null}::bigint)`.execute(trx)
}

/**
 * The one judge of money that leaves a member's cash, by whatever way: what has to be staked first, and who the member is by documents. A wallet
 * at a vendor is no way out: from there money goes to stakes or back. Whoever asks holds the lock above.
 */
export async function judgeCashOut({ brand }: Pick<House, 'brand'>, trx: Db, { memberId, amount }: CashOut): Promise<void> {
  const { required, done } = await readWagering(trx, memberId)
  if (done < required) throw new Fault('wagering.open', { value: { required: String(required), done: String(done) } })
  const { state } = await readPerson(trx, memberId)
  if (state !== 'verified' && (await readCashOut(trx, memberId)) + amount > brand.cashier.documentsAbove.withdrawals)
    throw new Fault('documents.required')
}
