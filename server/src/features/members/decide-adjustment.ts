import { moneyQueueChanged } from '@tucano/contract/deposits'
import { REASON_MAX, decideAdjustment as contract } from '@tucano/contract/members'
import type { Db } from '@tucano/database'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { publish } from '#platform/outbox'
import { plainText } from '#platform/plain-text'
import { sql } from 'kysely'
import { readAdjustment } from './adjustments.ts'

/** Of two operators, the second finds it decided: the row is locked. Whoever proposed it does not decide it. */
export const decideAdjustment = ({ db }: Services) =>
  answer(contract, async (request, { operator }) => {
    const { adjustmentId } = request
    await db.transaction().execute(async (trx) => {
      const row = await trx.selectFrom('members.adjustments').selectAll().where('id', '=', adjustmentId).forNoKeyUpdate().executeTakeFirst()
      if (!row) throw new Fault('adjustment.unknown')
      if (row.state !== 'waiting') throw new Fault('adjustment.over')
      if (row.proposed_by === operator.operatorId) throw new Fault('adjustment.own')
      const decided = { decided_by: operator.operatorId, decided_at: sql<Date>`clock_timestamp()` }
      const facts = { member: String(row.member_id), amount: String(row.amount), currency: row.currency, pocket: row.pocket }
      const change =
        request.decision === 'approve'
          ? { state: 'approved', posting_id: await move(trx, row) }
          : { state: 'refused', answer: plainText(request.reason, 'reason', REASON_MAX) }
      await trx
        .updateTable('members.adjustments')
        .set({ ...decided, ...change })
        .where('id', '=', adjustmentId)
        .execute()
      await publish(trx, moneyQueueChanged, {})
      await journal(trx, operator, {
        action: request.decision === 'approve' ? 'members.approve' : 'members.refuse',
        subject: `adjustment:${adjustmentId}`,
        details: request.decision === 'approve' ? { ...facts, reason: row.reason } : { ...facts, reason: change.answer ?? '' },
      })
    })
    return readAdjustment(db, adjustmentId, operator)
  })

interface Waiting {
  id: string
  member_id: bigint
  pocket: string
  amount: bigint
  currency: string
}

/** Between the house and the member, never below zero: the ledger sees to it. */
async function move(trx: Db, { id, member_id: memberId, pocket, amount, currency }: Waiting): Promise<bigint> {
  const own = await openAccount(trx, { memberId, pocket: pocket as 'cash' | 'bonus', currency })
  const services = await operatorAccount(trx, 'house', currency)
  const moves = amount > 0n ? [{ from: services, to: own, amount, currency }] : [{ from: own, to: services, amount: -amount, currency }]
  return (await post(trx, { key: `adjustment:${id}`, kind: 'adjustment', moves })).postingId
}
