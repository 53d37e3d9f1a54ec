import type { DecidedDeposit, DepositTotal, listDecidedDeposits } from '@tucano/contract/deposits'
import type { RequestOf } from '@tucano/contract/endpoint'
import { always, meantBy, onDay } from '#cases/history'
import { readCursor } from '#platform/cursor'
import type { Services } from '#platform/services'
import { type RawBuilder, sql } from 'kysely'
import { deposits, showDeposit } from './store.ts'

type Asked = Omit<RequestOf<typeof listDecidedDeposits>, 'before'>

const over = sql<string>`floor(extract(epoch from d.done_at) * 1000000)`

function matching({ brand }: Pick<Services, 'brand'>, { day, by, query, state, kind }: Asked): RawBuilder<boolean> {
  const names = { id: 'd.id', memberId: 'd.member_id', amounts: ['d.amount', 'd.paid'], others: ['d.reference', 'd.txid'] }
  return sql<boolean>`d.done_at is not null and ${onDay('d.done_at', day, brand.timeZone)} and ${meantBy(query, names)}
    and ${by === undefined ? always : sql<boolean>`exists (select from operator.operators o where o.id in (d.operator_id, d.first_by) and o.account = ${by})`}
    and ${state === undefined ? always : sql<boolean>`d.state = ${state}`} and ${kind === undefined ? always : sql<boolean>`d.kind = ${kind}`}`
}

const arrived = sql<DecidedDeposit['arrived']>`
  coalesce((select json_agg(json_build_object('endToEndId', p.end_to_end_id, 'amount', p.amount::text, 'payerName', p.payer_name,
    'paidAt', floor(extract(epoch from p.paid_at) * 1000), 'state', p.state, 'why', p.why) order by p.paid_at)
  from cashier.payments p where p.deposit_id = d.id), '[]')`

/** Deposits that are over, the newest first. */
export async function readDecided(
  services: Services,
  asked: Asked,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<{ rows: DecidedDeposit[]; next: string | null }> {
  let query = deposits(services.db)
    .innerJoin('member.members as m', 'm.id', 'd.member_id')
    .leftJoin('operator.operators as o', 'o.id', 'd.operator_id')
    .leftJoin('operator.operators as f', 'f.id', 'd.first_by')
    .select(['m.account', 'm.nickname', 'o.account as decidedBy', 'f.account as firstBy', over.as('micros'), arrived.as('arrived')])
    .where(matching(services, asked))
  const from = readCursor(before)
  if (from)
    query = query.where(
      sql<boolean>`(d.done_at, d.id) < (to_timestamp(0) + ${from.micros}::bigint * interval '1 microsecond', ${from.id}::uuid)`,
    )
  const rows = await query
    .orderBy('d.done_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    rows: shown.map((row) => ({
      deposit: showDeposit({ brand: services.brand, payments: undefined }, row),
      memberId: String(row.member_id),
      account: row.account,
      nickname: row.nickname,
      decidedBy: row.decidedBy,
      firstBy: row.firstBy,
      txid: row.txid,
      arrived: row.arrived,
    })),
    next: rows.length > limit && last ? `${last.micros}.${last.id}` : null,
  }
}

/** What a day's deposits come to, by how they ended: what was credited counts as it arrived, the rest as it was announced. */
export async function sumDecided(services: Services, asked: Asked): Promise<DepositTotal[]> {
  const { rows } = await sql<{ state: string; kind: string; count: number; amount: bigint; fee: bigint }>`
    select d.state, d.kind, count(*)::int as count, sum(coalesce(d.paid, d.amount))::bigint as amount, coalesce(sum(d.fee), 0)::bigint as fee
    from cashier.deposits d join member.members m on m.id = d.member_id where ${matching(services, asked)}
    group by d.state, d.kind order by array_position(array['credited', 'refused', 'cancelled', 'expired'], d.state), d.kind`.execute(
    services.db,
  )
  return rows.map((row) => ({ ...row, amount: String(row.amount), fee: String(row.fee) }) as DepositTotal)
}
