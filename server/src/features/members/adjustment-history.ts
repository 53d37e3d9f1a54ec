import type { RequestOf } from '@tucano/contract/endpoint'
import type { AdjustmentTotal, DecidedAdjustment, listDecidedAdjustments } from '@tucano/contract/members'
import { always, meantBy, onDay } from '#cases/history'
import { readCursor } from '#platform/cursor'
import type { Services } from '#platform/services'
import { type RawBuilder, sql } from 'kysely'
import { showProposed, withOperators } from './adjustments.ts'

type Asked = Omit<RequestOf<typeof listDecidedAdjustments>, 'before'>

const over = sql<string>`floor(extract(epoch from a.decided_at) * 1000000)`

/** Who proposed is found by the search, who decided by the field for it. */
const matching = ({ brand }: Pick<Services, 'brand'>, { day, by, query, state, pocket }: Asked): RawBuilder<boolean> => sql<boolean>`
  a.decided_at is not null and ${onDay('a.decided_at', day, brand.timeZone)}
  and ${meantBy(query, { id: 'a.id', memberId: 'a.member_id', amounts: ['a.amount'], others: ['p.account'] })}
  and ${by === undefined ? always : sql<boolean>`d.account = ${by}`}
  and ${state === undefined ? always : sql<boolean>`a.state = ${state}`} and ${pocket === undefined ? always : sql<boolean>`a.pocket = ${pocket}`}`

/** Adjustments that were decided, the newest first. */
export async function readDecided(
  services: Services,
  asked: Asked,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<{ rows: DecidedAdjustment[]; next: string | null }> {
  let query = withOperators(services.db)
    .select(['m.nickname', over.as('over')])
    .where(matching(services, asked))
  const from = readCursor(before)
  if (from)
    query = query.where(
      sql<boolean>`(a.decided_at, a.id) < (to_timestamp(0) + ${from.micros}::bigint * interval '1 microsecond', ${from.id}::uuid)`,
    )
  const rows = await query
    .orderBy('a.decided_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    rows: shown.map((row) => ({
      ...showProposed(row),
      nickname: row.nickname,
      state: row.state as DecidedAdjustment['state'],
      decidedBy: row.decider!,
      decidedAt: row.decided_at!.getTime(),
      answer: row.answer,
    })),
    next: rows.length > limit && last ? `${last.over}.${last.id}` : null,
  }
}

/** What a day's adjustments come to, by how they ended: what was added by itself, what was taken by itself. */
export async function sumDecided(services: Services, asked: Asked): Promise<AdjustmentTotal[]> {
  const { rows } = await sql<Omit<AdjustmentTotal, 'amount'> & { amount: bigint }>`
    select a.state, a.pocket, count(*)::int as count, sum(a.amount)::bigint as amount
    from members.adjustments a
    join member.members m on m.id = a.member_id
    join operator.operators p on p.id = a.proposed_by
    join operator.operators d on d.id = a.decided_by
    where ${matching(services, asked)}
    group by a.state, a.pocket, sign(a.amount) order by a.state, a.pocket desc, sign(a.amount) desc`.execute(services.db)
  return rows.map((row) => ({ ...row, amount: String(row.amount) }))
}
