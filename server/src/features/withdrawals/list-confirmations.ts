import { listConfirmations as contract } from '@tucano/contract/withdrawals'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { showWithdrawals, withdrawals } from './store.ts'

export const listConfirmations = ({ db }: Services) =>
  answer(contract, async (_request, { member }) => {
    const rows = await withdrawals(db)
      .where('w.member_id', '=', member.memberId)
      .where('w.state', '=', 'confirming')
      .orderBy('w.created_at')
      .execute()
    return { now: Date.now(), list: await showWithdrawals(db, rows) }
  })
