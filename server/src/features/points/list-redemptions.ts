import { type OfficeRedemption, listRedemptions as contract } from '@tucano/contract/points'
import { readCursor } from '#platform/cursor'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { sql } from 'kysely'

const PAGE = 30

interface Row {
  id: bigint
  member_id: bigint
  account: string
  name: string
  picture: OfficeRedemption['picture']
  points: bigint
  stock: number
  state: OfficeRedemption['status']
  at: Date
  decided_by: string | null
  decided_at: Date | null
  reason: string | null
  micros: string
}

export const listRedemptions = ({ db }: Services) =>
  answer(contract, async ({ isDecided, after }) => {
    const from = readCursor(after)
    const place = from && sql`('epoch'::timestamptz + ${from.micros}::bigint * interval '1 microsecond', ${from.id}::bigint)`
    const by = isDecided ? sql`r.decided_at` : sql`r.at`
    const { rows } = await sql<Row>`
      select r.id, r.member_id, m.account, r.name, r.picture, r.points, g.stock, r.state, r.at, o.account as decided_by, r.decided_at, r.reason, (extract(epoch from ${by}) * 1000000)::bigint::text as micros
      from points.redemptions r join member.members m on m.id = r.member_id join points.goods g on g.id = r.goods_id left join operator.operators o on o.id = r.decided_by
      where ${isDecided ? sql`r.state <> 'in process'` : sql`r.state = 'in process'`}
        ${place ? (isDecided ? sql`and (r.decided_at, r.id) < ${place}` : sql`and (r.at, r.id) > ${place}`) : sql``}
      order by ${isDecided ? sql`r.decided_at desc, r.id desc` : sql`r.at, r.id`} limit ${PAGE + 1}`.execute(db)
    const { rows: waiting } = await sql<{ count: number }>`
      select count(*)::integer as count from points.redemptions where state = 'in process'`.execute(db)
    const shown = rows.slice(0, PAGE)
    const last = shown.at(-1)
    return {
      list: shown.map((row) => ({
        redemptionId: String(row.id),
        memberId: String(row.member_id),
        account: row.account,
        goods: row.name,
        picture: row.picture,
        points: Number(row.points),
        stock: row.stock,
        status: row.state,
        at: row.at.getTime(),
        decidedBy: row.decided_by,
        decidedAt: row.decided_at?.getTime() ?? null,
        reason: row.reason,
      })),
      next: rows.length > PAGE ? `${last!.micros}.${last!.id}` : null,
      waiting: waiting[0]!.count,
    }
  })
