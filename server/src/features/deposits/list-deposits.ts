import { DEPOSITS_A_PAGE, listDeposits as contract } from '@tucano/contract/deposits'
import type { Payments } from '#payments/open-payments'
import { readCursor } from '#platform/cursor'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { deposits, micros, showDeposit } from './store.ts'

export const listDeposits = ({ db, brand }: Services, payments: Payments | undefined) =>
  answer(contract, async ({ before, limit = DEPOSITS_A_PAGE }, { member }) => {
    let query = deposits(db).select(micros.as('micros')).where('d.member_id', '=', member.memberId)
    const from = readCursor(before)
    if (from)
      query = query.where(
        sql<boolean>`(d.created_at, d.id) < (to_timestamp(0) + ${from.micros}::bigint * interval '1 microsecond', ${from.id}::uuid)`,
      )
    const rows = await query
      .orderBy('d.created_at', 'desc')
      .orderBy('d.id', 'desc')
      .limit(limit + 1)
      .execute()
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    return {
      list: shown.map((row) => showDeposit({ brand, payments }, row)),
      next: rows.length > limit && last ? `${last.micros}.${last.id}` : null,
    }
  })
