import { type RedemptionStatus, getRedeemPointList as contract } from '@tucano/contract/points'
import { readCursor } from '#platform/cursor'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { sql } from 'kysely'

const PAGE = 20

interface Row {
  id: bigint
  name: string
  picture: string
  points: bigint
  state: string
  at: Date
  micros: string
  reason: string | null
}

export const getRedeemPointList = ({ db }: Services) =>
  answer(contract, async ({ before }, { member }) => {
    const from = readCursor(before)
    const { rows } = await sql<Row>`
      select id, name, picture, points, state, at, reason, (extract(epoch from at) * 1000000)::bigint::text as micros from points.redemptions
      where member_id = ${member.memberId}::bigint
        ${from ? sql`and (at, id) < ('epoch'::timestamptz + ${from.micros}::bigint * interval '1 microsecond', ${from.id}::bigint)` : sql``}
      order by at desc, id desc limit ${PAGE + 1}`.execute(db)
    const shown = rows.slice(0, PAGE)
    const last = shown.at(-1)
    return {
      list: shown.map((row) => ({
        id: String(row.id),
        goods: row.name,
        picture: row.picture,
        points: Number(row.points),
        status: row.state as RedemptionStatus,
        at: row.at.getTime(),
        reason: row.reason,
      })),
      next: rows.length > PAGE ? `${last!.micros}.${last!.id}` : null,
    }
  })
