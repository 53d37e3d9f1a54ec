import { payPart as contract } from '@tucano/contract/withdrawals'
import type { Db } from '@tucano/database'
import { tell } from '#inbox/tell'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { moveOn } from './endings.ts'
import { lockWithdrawal, showWithdrawal } from './store.ts'

export const payPart = ({ db, brand }: Services) =>
  answer(contract, async ({ partId, withdrawalId, amount: text, note }, { operator }) => {
    const amount = BigInt(text)
    const minutes = brand.cashier.confirmMinutes
    await db.transaction().execute(async (trx) => {
      const row = await lockWithdrawal(trx, withdrawalId)
      if (row?.kind !== 'c2c') throw new Fault('withdrawal.unknown')
      if (await isKnown(trx, { partId, withdrawalId, amount })) return
      if (row.state !== 'approved' && row.state !== 'confirming') throw new Fault('withdrawal.over')
      const { paid } = await trx
        .selectFrom('cashier.parts')
        .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('paid'))
        .where('withdrawal_id', '=', withdrawalId)
        .where('state', '<>', 'void')
        .executeTakeFirstOrThrow()
      if (paid + amount > row.amount - row.fee) throw new Fault('withdrawal.amount')
      await trx
        .insertInto('cashier.parts')
        .values({
          id: partId,
          withdrawal_id: withdrawalId,
          amount,
          note,
          answer_until: sql<Date>`clock_timestamp() + make_interval(mins => ${minutes})`,
          operator_id: operator.operatorId,
        })
        .execute()
      await moveOn(trx, row, 'confirming')
      await tell(trx, row.member_id, { kind: 'withdrawalToConfirm', facts: { amount: text, currency: row.currency, minutes } })
      await journal(trx, operator, {
        action: 'withdrawals.payPart',
        subject: `withdrawal:${withdrawalId}`,
        details: { member: String(row.member_id), partId, amount: text, note },
      })
    })
    return showWithdrawal(db, withdrawalId)
  })

async function isKnown(
  trx: Db,
  { partId, withdrawalId, amount }: { partId: string; withdrawalId: string; amount: bigint },
): Promise<boolean> {
  const known = await trx.selectFrom('cashier.parts').select(['withdrawal_id', 'amount']).where('id', '=', partId).executeTakeFirst()
  if (!known) return false
  if (known.withdrawal_id !== withdrawalId || known.amount !== amount) throw new Fault('key.conflict')
  return true
}
