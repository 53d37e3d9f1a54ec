import { DEPOSITS_A_PAGE } from '@tucano/contract/deposits'
import { type Review, listWaitingWithdrawals as contract } from '@tucano/contract/withdrawals'
import type { Db } from '@tucano/database'
import { readCursor } from '#platform/cursor'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { sql } from 'kysely'
import { type WithdrawalRow, showWithdrawals, withdrawals } from './store.ts'

/** Prizes are to be paid within two hours; whoever looks here is told half an hour before. */
const LATE_MINUTES = 90

export const listWaitingWithdrawals = ({ db, brand }: House) =>
  answer(contract, async ({ state, after }) => {
    let query = withdrawals(db).where('w.state', 'in', state ? [state] : ['review', 'approved', 'sending', 'confirming'])
    const from = readCursor(after)
    if (from)
      query = query.where(
        sql<boolean>`(w.created_at, w.id) > (to_timestamp(0) + ${from.micros}::bigint * interval '1 microsecond', ${from.id}::uuid)`,
      )
    const rows = await query
      .orderBy('w.created_at')
      .orderBy('w.id')
      .limit(DEPOSITS_A_PAGE + 1)
      .execute()
    const shown = rows.slice(0, DEPOSITS_A_PAGE)
    const last = shown.at(-1)
    const [told, known] = await Promise.all([
      showWithdrawals(db, shown),
      readBackgrounds(db, shown, brand.cashier.documentsAbove.withdrawals),
    ])
    return {
      now: Date.now(),
      list: told.map((withdrawal) => ({ withdrawal, ...known.get(withdrawal.withdrawalId)! })),
      next: rows.length > DEPOSITS_A_PAGE && last ? `${last.micros}.${last.id}` : null,
    }
  })

interface Background {
  id: string
  account: string
  nickname: string
  documents: Review['documents'] | null
  deposited: bigint
  withdrawn: bigint
  staked: bigint
  first: boolean
  fresh: boolean
  shared: boolean
  late: boolean
}

/** What whoever decides should know of the member, and what should be looked at twice. */
async function readBackgrounds(db: Db, rows: readonly WithdrawalRow[], large: number): Promise<Map<string, Omit<Review, 'withdrawal'>>> {
  const ids = rows.map(({ id }) => id)
  const { rows: found } = await sql<Background>`
    select w.id, m.account, m.nickname,
      (select c.state from documents.cases c where c.member_id = w.member_id order by c.state = 'verified' desc, c.id desc limit 1) as documents,
      (select coalesce(sum(d.paid), 0)::bigint from cashier.deposits d where d.member_id = w.member_id and d.state = 'credited') as deposited,
      (select coalesce(sum(o.amount), 0)::bigint from cashier.withdrawals o where o.member_id = w.member_id and o.state = 'paid') as withdrawn,
      (select coalesce(sum(t.stake), 0)::bigint from betting.turnover t where t.member_id = w.member_id) as staked,
      not exists (select from cashier.withdrawals o where o.member_id = w.member_id and o.state = 'paid') as first,
      p.created_at > w.created_at - interval '7 days' as fresh,
      exists (select from cashier.payees o where o.print = p.print and o.member_id <> w.member_id) as shared,
      w.created_at < clock_timestamp() - make_interval(mins => ${LATE_MINUTES}) as late
    from cashier.withdrawals w join member.members m on m.id = w.member_id join cashier.payees p on p.id = w.payee_id
    where w.id = any (${ids}::uuid[])`.execute(db)
  return new Map(
    found.map((one) => {
      const row = rows.find(({ id }) => id === one.id)!
      const notes: Review['notes'] = [
        ...(row.reason === 'unknownAtProvider' ? (['unknownAtProvider'] as const) : []),
        ...(one.late ? (['late'] as const) : []),
        ...(one.shared ? (['sharedPayee'] as const) : []),
        ...(one.staked < one.deposited ? (['littlePlay'] as const) : []),
        ...(row.amount > BigInt(large) ? (['large'] as const) : []),
        ...(one.first ? (['firstWithdrawal'] as const) : []),
        ...(one.fresh ? (['newPayee'] as const) : []),
      ]
      return [
        one.id,
        {
          memberId: String(row.member_id),
          account: one.account,
          nickname: one.nickname,
          documents: one.documents ?? 'none',
          notes,
          deposited: String(one.deposited),
          withdrawn: String(one.withdrawn),
          staked: String(one.staked),
        },
      ]
    }),
  )
}
