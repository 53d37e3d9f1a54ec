import { moneyQueueChanged } from '@tucano/contract/deposits'
import { confirmPart as contract, withdrawalChanged } from '@tucano/contract/withdrawals'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { publish } from '#platform/outbox'
import { answerPart, lockPart, takePart } from './parts.ts'
import { showWithdrawal } from './store.ts'

export const confirmPart = ({ db }: Services) =>
  answer(contract, async ({ partId, answer: said }, { member: { memberId } }) => {
    const withdrawalId = await db.transaction().execute(async (trx) => {
      const found = await lockPart(trx, partId)
      if (found?.row.member_id !== memberId) throw new Fault('withdrawal.unknown')
      const { part, row } = found
      const state = said === 'received' ? 'received' : 'disputed'
      if (part.state === state) return row.id
      // Whoever disputed it may find it after all.
      const open = part.state === 'paid' || (part.state === 'disputed' && state === 'received')
      if (!open) throw new Fault('withdrawal.over')
      await answerPart(trx, partId, state)
      if (state === 'received') await takePart(trx, row, part)
      await publish(trx, withdrawalChanged, { withdrawalId: row.id, state: 'confirming' }, memberId)
      await publish(trx, moneyQueueChanged, {})
      return row.id
    })
    return showWithdrawal(db, withdrawalId)
  })
