import { DEPOSITS_A_PAGE } from '@tucano/contract/deposits'
import { listWaitingWithdrawals as contract } from '@tucano/contract/withdrawals'
import { readCursor } from '#platform/cursor'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { readBackgrounds } from './backgrounds.ts'
import { showWithdrawals, withdrawals } from './store.ts'

export const listWaitingWithdrawals = ({ db, brand }: Services) =>
  answer(contract, async ({ state, after }, { operator }) => {
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
    const [told, known] = await Promise.all([showWithdrawals(db, shown), readBackgrounds({ db, brand }, shown, operator)])
    return {
      now: Date.now(),
      list: told.map((withdrawal) => ({ withdrawal, ...known.get(withdrawal.withdrawalId)! })),
      next: rows.length > DEPOSITS_A_PAGE && last ? `${last.micros}.${last.id}` : null,
    }
  })
