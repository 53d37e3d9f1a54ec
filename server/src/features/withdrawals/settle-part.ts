import { moneyQueueChanged } from '@tucano/contract/deposits'
import { settlePart as contract, withdrawalChanged } from '@tucano/contract/withdrawals'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { publish } from '#platform/outbox'
import { answerPart, lockPart, takePart } from './parts.ts'
import { showWithdrawal } from './store.ts'

export const settlePart = ({ db }: Services) =>
  answer(contract, async ({ partId, outcome, note }, { operator }) => {
    const withdrawalId = await db.transaction().execute(async (trx) => {
      const found = await lockPart(trx, partId)
      if (!found) throw new Fault('withdrawal.unknown')
      const { part, row } = found
      if (part.state !== 'disputed') throw new Fault('withdrawal.over')
      await answerPart(trx, partId, outcome, note)
      if (outcome === 'received') await takePart(trx, row, part)
      await publish(trx, withdrawalChanged, { withdrawalId: row.id, state: 'confirming' }, row.member_id)
      await publish(trx, moneyQueueChanged, {})
      await journal(trx, operator, {
        action: 'withdrawals.settlePart',
        subject: `withdrawal:${row.id}`,
        details: { member: String(row.member_id), partId, outcome, note },
      })
      return row.id
    })
    return showWithdrawal(db, withdrawalId)
  })
