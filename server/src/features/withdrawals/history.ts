import type { RequestOf } from '@tucano/contract/endpoint'
import type { DecidedWithdrawal, WithdrawalTotal, listDecidedWithdrawals } from '@tucano/contract/withdrawals'
import { always, meantBy, onDay } from '#cases/history'
import { readCursor } from '#platform/cursor'
import type { Services } from '#platform/services'
import { type RawBuilder, sql } from 'kysely'
import { showWithdrawals, withdrawals } from './store.ts'

type Asked = Omit<RequestOf<typeof listDecidedWithdrawals>, 'before'>

const over = sql<string>`floor(extract(epoch from w.done_at) * 1000000)`

function matching({ brand }: Pick<Services, 'brand'>, { day, by, query, state, kind }: Asked): RawBuilder<boolean> {
  const names = { id: 'w.id', memberId: 'w.member_id', amounts: ['w.amount'], others: ['w.end_to_end_id'] }
  return sql<boolean>`w.done_at is not null and ${onDay('w.done_at', day, brand.timeZone)} and ${meantBy(query, names)}
    and ${by === undefined ? always : sql<boolean>`exists (select from operator.operators o where o.id in (w.operator_id, w.first_by) and o.account = ${by})`}
    and ${state === undefined ? always : sql<boolean>`w.state = ${state}`} and ${kind === undefined ? always : sql<boolean>`w.kind = ${kind}`}`
}

/** Withdrawals that are over, the newest first. */
export async function readDecided(
  services: Services,
  asked: Asked,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<{ rows: DecidedWithdrawal[]; next: string | null }> {
  let query = withdrawals(services.db)
    .innerJoin('member.members as m', 'm.id', 'w.member_id')
    .leftJoin('operator.operators as o', 'o.id', 'w.operator_id')
    .leftJoin('operator.operators as f', 'f.id', 'w.first_by')
    .select(['m.account', 'm.nickname', 'o.account as decidedBy', 'f.account as firstBy', 'w.decided_at', 'w.end_to_end_id'])
    .select(over.as('over'))
    .where(matching(services, asked))
  const from = readCursor(before)
  if (from)
    query = query.where(
      sql<boolean>`(w.done_at, w.id) < (to_timestamp(0) + ${from.micros}::bigint * interval '1 microsecond', ${from.id}::uuid)`,
    )
  const rows = await query
    .orderBy('w.done_at', 'desc')
    .orderBy('w.id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const told = await showWithdrawals(services.db, shown)
  const last = shown.at(-1)
  return {
    rows: shown.map((row, index) => ({
      withdrawal: told[index]!,
      memberId: String(row.member_id),
      account: row.account,
      nickname: row.nickname,
      decidedBy: row.decidedBy,
      decidedAt: row.decided_at?.getTime() ?? null,
      firstBy: row.firstBy,
      endToEndId: row.end_to_end_id,
    })),
    next: rows.length > limit && last ? `${last.over}.${last.id}` : null,
  }
}

/** What a day's withdrawals come to, by how they ended. */
export async function sumDecided(services: Services, asked: Asked): Promise<WithdrawalTotal[]> {
  const { rows } = await sql<{ state: string; count: number; amount: bigint; fee: bigint }>`
    select w.state, count(*)::int as count, sum(w.amount)::bigint as amount, sum(w.fee)::bigint as fee
    from cashier.withdrawals w join member.members m on m.id = w.member_id where ${matching(services, asked)}
    group by w.state order by array_position(array['paid', 'refused', 'failed', 'cancelled'], w.state)`.execute(services.db)
  return rows.map((row) => ({ ...row, amount: String(row.amount), fee: String(row.fee) }) as WithdrawalTotal)
}
