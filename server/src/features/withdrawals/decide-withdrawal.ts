import { decideWithdrawal as contract } from '@tucano/contract/withdrawals'
import { tell } from '#inbox/tell'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { House } from '#platform/house'
import { plainText } from '#platform/plain-text'
import { sql } from 'kysely'
import { giveBack, moveOn } from './endings.ts'
import type { PayOuts } from './pay-outs.ts'
import { lockWithdrawal, showWithdrawal } from './store.ts'

const REASON_MAX = 300

/** Of two operators, the second finds it decided: the row is locked. */
export const decideWithdrawal = ({ db }: House, payOuts: PayOuts | undefined) =>
  answer(contract, async (request, { operator }) => {
    const { withdrawalId } = request
    await db.transaction().execute(async (trx) => {
      const row = await lockWithdrawal(trx, withdrawalId)
      if (!row) throw new Fault('withdrawal.unknown')
      if (row.state !== 'review') throw new Fault('withdrawal.over')
      const facts = { amount: String(row.amount), currency: row.currency }
      const member = String(row.member_id)
      const decided = { operator_id: operator.operatorId, decided_at: sql<Date>`clock_timestamp()` }
      if (request.decision === 'approve') {
        await moveOn(trx, row, 'approved', { ...decided, sending: row.sending + 1, reason: null })
        await tell(trx, row.member_id, { kind: 'withdrawalApproved', facts })
        await journal(trx, operator, {
          action: 'withdrawals.approve',
          subject: `withdrawal:${withdrawalId}`,
          details: { member, ...facts },
        })
      } else {
        const reason = plainText(request.reason, 'reason', REASON_MAX)
        await giveBack(trx, row)
        await moveOn(trx, row, 'refused', { ...decided, reason })
        await tell(trx, row.member_id, { kind: 'withdrawalRefused', facts: { ...facts, reason } })
        await journal(trx, operator, {
          action: 'withdrawals.refuse',
          subject: `withdrawal:${withdrawalId}`,
          details: { member, ...facts, reason },
        })
      }
    })
    if (request.decision === 'approve') payOuts?.sendSoon(withdrawalId)
    return showWithdrawal(db, withdrawalId)
  })
