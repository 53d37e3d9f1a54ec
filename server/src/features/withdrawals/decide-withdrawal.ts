import { type ReviewPoint, decideWithdrawal as contract } from '@tucano/contract/withdrawals'
import type { Db } from '@tucano/database'
import { decideOwn } from '#cases/claims'
import { judgePoints } from '#cases/points'
import { tell } from '#inbox/tell'
import { journal } from '#journal/journal'
import { type OperatorIn, answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { plainText } from '#platform/plain-text'
import { sql } from 'kysely'
import { readBackgrounds } from './backgrounds.ts'
import { giveBack, moveOn } from './endings.ts'
import type { PayOuts } from './pay-outs.ts'
import { type WithdrawalRow, lockWithdrawal, showWithdrawal } from './store.ts'

const REASON_MAX = 300

/**
 * Of two operators, the second finds it decided: the row is locked. Above the brand's sum, with what the member asked for in the 24 hours
 * before, the first approval is kept and pays nothing; another operator's pays.
 */
export const decideWithdrawal = ({ db, brand }: Services, payOuts: PayOuts | undefined) =>
  answer(contract, async (request, { operator }) => {
    const { withdrawalId } = request
    const approved = await db.transaction().execute(async (trx) => {
      const row = await lockWithdrawal(trx, withdrawalId)
      if (!row) throw new Fault('withdrawal.unknown')
      if (row.state !== 'review') throw new Fault('withdrawal.over')
      await decideOwn(trx, operator, { kind: 'withdrawal', id: withdrawalId })
      if (request.decision === 'refuse') {
        await refuse(trx, operator, row, plainText(request.reason, 'reason', REASON_MAX))
        return false
      }
      const { notes, two } = (await readBackgrounds({ db: trx, brand }, [row], operator)).get(withdrawalId)!
      judgePoints(
        notes.filter((note) => note !== 'late'),
        request.checked,
      )
      return approve(trx, operator, row, { two, checked: request.checked ?? [] })
    })
    if (approved) payOuts?.sendSoon(withdrawalId)
    return showWithdrawal(db, withdrawalId)
  })

const factsOf = ({ amount, currency }: WithdrawalRow) => ({ amount: String(amount), currency })
const decidedBy = ({ operatorId }: OperatorIn) => ({ operator_id: operatorId, decided_at: sql<Date>`clock_timestamp()` })

async function refuse(trx: Db, operator: OperatorIn, row: WithdrawalRow, reason: string): Promise<void> {
  await giveBack(trx, row)
  await moveOn(trx, row, 'refused', { ...decidedBy(operator), reason })
  await tell(trx, row.member_id, { kind: 'withdrawalRefused', facts: { ...factsOf(row), reason } })
  await journal(trx, operator, {
    action: 'withdrawals.refuse',
    subject: `withdrawal:${row.id}`,
    details: { member: String(row.member_id), ...factsOf(row), reason },
  })
}

/** Whether it may be paid now. */
async function approve(
  trx: Db,
  operator: OperatorIn,
  row: WithdrawalRow,
  { two, checked }: { two: boolean; checked: readonly ReviewPoint[] },
): Promise<boolean> {
  if (two && row.first_by === operator.operatorId) throw new Fault('approval.own')
  const isFirst = two && row.first_by === null
  if (isFirst) await moveOn(trx, row, 'review', { first_by: operator.operatorId, first_at: sql<Date>`clock_timestamp()` })
  else {
    await moveOn(trx, row, 'approved', { ...decidedBy(operator), sending: row.sending + 1, reason: null })
    await tell(trx, row.member_id, { kind: 'withdrawalApproved', facts: factsOf(row) })
  }
  await journal(trx, operator, {
    action: isFirst ? 'withdrawals.firstApprove' : 'withdrawals.approve',
    subject: `withdrawal:${row.id}`,
    details: { member: String(row.member_id), ...factsOf(row), ...(checked.length > 0 ? { checked } : {}) },
  })
  return !isFirst
}
