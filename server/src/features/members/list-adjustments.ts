import { MEMBERS_A_PAGE, listAdjustments as contract } from '@tucano/contract/members'
import { lookAtMember } from '#journal/look-at-member'
import { readCursor } from '#platform/cursor'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { adjustments, showAdjustment } from './adjustments.ts'

export const listAdjustments = ({ db }: Services) =>
  answer(contract, async ({ memberId, after }, { operator }) => {
    if (memberId !== undefined) await lookAtMember(db, operator, memberId)
    const from = readCursor(after)
    const order = memberId === undefined ? 'asc' : 'desc'
    let query = adjustments(db)
    query = memberId === undefined ? query.where('a.state', '=', 'waiting') : query.where('a.member_id', '=', BigInt(memberId))
    if (from) {
      const last = sql`(to_timestamp(0) + ${from.micros}::bigint * interval '1 microsecond', ${from.id}::uuid)`
      query = query.where(
        memberId === undefined ? sql<boolean>`(a.proposed_at, a.id) > ${last}` : sql<boolean>`(a.proposed_at, a.id) < ${last}`,
      )
    }
    const rows = await query
      .orderBy('a.proposed_at', order)
      .orderBy('a.id', order)
      .limit(MEMBERS_A_PAGE + 1)
      .execute()
    const shown = rows.slice(0, MEMBERS_A_PAGE)
    const last = shown.at(-1)
    return {
      now: Date.now(),
      list: shown.map((row) => showAdjustment(row, operator)),
      next: rows.length > MEMBERS_A_PAGE && last ? `${last.micros}.${last.id}` : null,
    }
  })
