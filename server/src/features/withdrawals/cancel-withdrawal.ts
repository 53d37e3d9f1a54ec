import { cancelWithdrawal as contract } from '@tucano/contract/withdrawals'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { giveBack, moveOn } from './endings.ts'
import { lockWithdrawal, showWithdrawal } from './store.ts'

export const cancelWithdrawal = ({ db }: Services) =>
  answer(contract, async ({ withdrawalId }, { member: { memberId } }) => {
    await db.transaction().execute(async (trx) => {
      const row = await lockWithdrawal(trx, withdrawalId)
      if (row?.member_id !== memberId) throw new Fault('withdrawal.unknown')
      if (row.state === 'cancelled') return
      // What was sent once, and may be somewhere, is an operator's to decide.
      if (row.state !== 'review' || row.sending > 0) throw new Fault('withdrawal.over')
      await giveBack(trx, row)
      await moveOn(trx, row, 'cancelled')
    })
    return showWithdrawal(db, withdrawalId)
  })
