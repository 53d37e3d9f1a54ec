import type { Review } from '@tucano/contract/withdrawals'
import type { Db } from '@tucano/database'
import { readInHand } from '#cases/claims'
import type { OperatorIn } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import type { WithdrawalRow } from './store.ts'

/** Prizes are to be paid within two hours; whoever looks here is told half an hour before. */
const LATE_MINUTES = 90

interface Background {
  id: string
  account: string
  nickname: string
  documents: Review['documents'] | null
  deposited: bigint
  withdrawn: bigint
  staked: bigint
  /** What the member has asked for in the day that ends with this withdrawal, without what came to nothing. */
  inDay: bigint
  first: boolean
  fresh: boolean
  shared: boolean
  late: boolean
  firstBy: string | null
}

/** What whoever decides should know of the member, and what should be looked at twice. */
export async function readBackgrounds(
  { db, brand }: { db: Db; brand: Services['brand'] },
  rows: readonly WithdrawalRow[],
  operator: OperatorIn,
): Promise<Map<string, Omit<Review, 'withdrawal'>>> {
  const ids = rows.map(({ id }) => id)
  const inHand = await readInHand(db, operator, 'withdrawal', ids)
  const { rows: found } = await sql<Background>`
    select w.id, m.account, m.nickname,
      (select c.state from documents.cases c where c.member_id = w.member_id order by c.state = 'verified' desc, c.id desc limit 1) as documents,
      (select coalesce(sum(d.paid), 0)::bigint from cashier.deposits d where d.member_id = w.member_id and d.state = 'credited') as deposited,
      (select coalesce(sum(o.amount), 0)::bigint from cashier.withdrawals o where o.member_id = w.member_id and o.state = 'paid') as withdrawn,
      (select coalesce(sum(t.stake), 0)::bigint from betting.turnover t where t.member_id = w.member_id) as staked,
      (select coalesce(sum(o.amount), 0)::bigint from cashier.withdrawals o where o.member_id = w.member_id and o.currency = w.currency
        and o.created_at > w.created_at - interval '24 hours' and (o.created_at, o.id) <= (w.created_at, w.id)
        and o.state not in ('refused', 'failed', 'cancelled')) as "inDay",
      not exists (select from cashier.withdrawals o where o.member_id = w.member_id and o.state = 'paid') as first,
      p.created_at > w.created_at - interval '7 days' as fresh,
      exists (select from cashier.payees o where o.print = p.print and o.member_id <> w.member_id) as shared,
      w.created_at < clock_timestamp() - make_interval(mins => ${LATE_MINUTES}) as late,
      f.account as "firstBy"
    from cashier.withdrawals w join member.members m on m.id = w.member_id join cashier.payees p on p.id = w.payee_id
      left join operator.operators f on f.id = w.first_by
    where w.id = any (${ids}::uuid[])`.execute(db)
  return new Map(
    found.map((one) => {
      const row = rows.find(({ id }) => id === one.id)!
      const notes: Review['notes'] = [
        ...(row.reason === 'unknownAtProvider' ? (['unknownAtProvider'] as const) : []),
        ...(one.late ? (['late'] as const) : []),
        ...(one.shared ? (['sharedPayee'] as const) : []),
        ...(one.staked < one.deposited ? (['littlePlay'] as const) : []),
        ...(row.amount > BigInt(brand.cashier.documentsAbove.withdrawals) ? (['large'] as const) : []),
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
          inHand: inHand.get(one.id) ?? null,
          first:
            one.firstBy === null || row.first_at === null
              ? null
              : { account: one.firstBy, own: row.first_by === operator.operatorId, at: row.first_at.getTime() },
          two: one.inDay > BigInt(brand.cashier.secondApprovalAbove),
        },
      ]
    }),
  )
}
