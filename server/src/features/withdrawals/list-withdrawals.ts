import { DEPOSITS_A_PAGE } from '@tucano/contract/deposits'
import { listWithdrawals as contract } from '@tucano/contract/withdrawals'
import { readCursor } from '#platform/cursor'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { showWithdrawals, withdrawals } from './store.ts'

export const listWithdrawals = ({ db }: Services) =>
  answer(contract, async ({ before, limit = DEPOSITS_A_PAGE }, { member }) => {
    let query = withdrawals(db).where('w.member_id', '=', member.memberId)
    const from = readCursor(before)
    if (from)
      query = query.where(
        sql<boolean>`(w.created_at, w.id) < (to_timestamp(0) + ${from.micros}::bigint * interval '1 microsecond', ${from.id}::uuid)`,
      )
    const rows = await query
      .orderBy('w.created_at', 'desc')
      .orderBy('w.id', 'desc')
      .limit(limit + 1)
      .execute()
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    return { list: await showWithdrawals(db, shown), next: rows.length > limit && last ? `${last.micros}.${last.id}` : null }
  })
