import type { CashOutWay } from '#cashier/cash-out-ways'
import type { Part, Withdrawal } from '@tucano/contract/withdrawals'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'

const columns = [
  'w.id',
  'w.member_id',
  'w.payee_id',
  'w.method',
  'w.kind',
  'w.amount',
  'w.fee',
  'w.currency',
  'w.state',
  'w.hold_id',
  'w.first_by',
  'w.first_at',
  'w.sending',
  'w.sent_at',
  'w.created_at',
  'w.done_at',
  'w.reason',
  'p.masked',
  'p.holder',
] as const

export const withdrawals = (db: Db) =>
  db
    .selectFrom('cashier.withdrawals as w')
    .innerJoin('cashier.payees as p', 'p.id', 'w.payee_id')
    .select(columns)
    .select(sql<string>`floor(extract(epoch from w.created_at) * 1000000)`.as('micros'))
export type WithdrawalRow = Awaited<ReturnType<ReturnType<typeof withdrawals>['execute']>>[number]

/** A withdrawal whose row nobody else changes until the transaction ends. */
export const lockWithdrawal = (trx: Db, id: string): Promise<WithdrawalRow | undefined> =>
  withdrawals(trx).where('w.id', '=', id).forNoKeyUpdate('w').executeTakeFirst()

const readParts = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('cashier.parts')
    .select(['id', 'withdrawal_id', 'amount', 'state', 'paid_at', 'answer_until'])
    .where('withdrawal_id', 'in', ids.length > 0 ? [...ids] : ['00000000-0000-0000-0000-000000000000'])
    .orderBy('paid_at')
    .execute()

const asPart = (row: Awaited<ReturnType<typeof readParts>>[number]): Part => ({
  partId: row.id,
  amount: String(row.amount),
  state: row.state as Part['state'],
  paidAt: row.paid_at.getTime(),
  answerUntil: row.answer_until.getTime(),
})

/** Withdrawals as their members see them, with the parts of those that come in parts. */
export async function showWithdrawals(db: Db, rows: readonly WithdrawalRow[]): Promise<Withdrawal[]> {
  const inParts = rows.filter(({ kind }) => kind === 'c2c').map(({ id }) => id)
  const parts = inParts.length > 0 ? await readParts(db, inParts) : []
  return rows.map((row) => {
    const own = parts.filter(({ withdrawal_id }) => withdrawal_id === row.id)
    const paid = own.filter(({ state }) => state !== 'void').reduce((sum, { amount }) => sum + amount, 0n)
    return {
      withdrawalId: row.id,
      method: row.method,
      kind: row.kind as Withdrawal['kind'],
      amount: String(row.amount),
      fee: String(row.fee),
      currency: row.currency,
      state: row.state as Withdrawal['state'],
      payee: { masked: row.masked, holder: row.holder },
      createdAt: row.created_at.getTime(),
      doneAt: row.done_at?.getTime() ?? null,
      reason: row.reason,
      parts: own.map(asPart),
      remainder: String(row.kind === 'c2c' ? row.amount - row.fee - paid : 0n),
    }
  })
}

export async function showWithdrawal(db: Db, id: string): Promise<Withdrawal> {
  const rows = await withdrawals(db).where('w.id', '=', id).execute()
  return (await showWithdrawals(db, rows))[0]!
}

/** What a member has asked for today, in the brand's day: refused and failed withdrawals do not count. */
export async function readDay(db: Db, memberId: bigint): Promise<{ method: string; amount: bigint; count: number }[]> {
  const { rows } = await sql<{ method: string; amount: bigint; count: number }>`
    select w.method, sum(w.amount)::bigint as amount, count(*)::int as count from cashier.withdrawals w, platform.periods(platform.clock()) p
    where w.member_id = ${memberId}::bigint and w.created_at >= p.day_from and w.state not in ('refused', 'failed', 'cancelled') group by w.method`.execute(
    db,
  )
  return rows
}

/** What left by withdrawals in thirty days, or is about to. */
export const sentByWithdrawals: CashOutWay = async (db, memberId) => {
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(amount), 0)::bigint as amount from cashier.withdrawals
    where member_id = ${memberId}::bigint and created_at > platform.clock() - interval '30 days' and state not in ('refused', 'failed', 'cancelled')`.execute(
    db,
  )
  return rows[0]!.amount
}
