import type { Db } from '@tucano/database'
import { capture, operatorAccount } from '@tucano/ledger'
import { sql } from 'kysely'
import { moveOn, takeFee } from './endings.ts'
import { type WithdrawalRow, lockWithdrawal } from './store.ts'

/** A part, with its withdrawal locked: whatever is said of a part is said one after the other. */
export async function lockPart(trx: Db, partId: string) {
  const part = await trx.selectFrom('cashier.parts').selectAll().where('id', '=', partId).executeTakeFirst()
  const row = part && (await lockWithdrawal(trx, part.withdrawal_id))
  const fresh = row && (await trx.selectFrom('cashier.parts').selectAll().where('id', '=', partId).executeTakeFirst())
  return fresh && row ? { part: fresh, row } : undefined
}

export const answerPart = (trx: Db, partId: string, state: 'received' | 'forced' | 'disputed' | 'void', note?: string) =>
  trx
    .updateTable('cashier.parts')
    .set({ state, answered_at: sql<Date>`clock_timestamp()`, ...(note === undefined ? {} : { note }) })
    .where('id', '=', partId)
    .execute()

/** A part arrived: so much of what was set aside has left the house. When nothing remains, the withdrawal is paid. */
export async function takePart(trx: Db, row: WithdrawalRow, { id, amount }: { id: string; amount: bigint }): Promise<void> {
  const to = await operatorAccount(trx, 'clearing', row.currency)
  await capture(trx, { key: `withdrawal:${row.id}:part:${id}`, holdId: row.hold_id, to, amount })
  const { arrived } = await trx
    .selectFrom('cashier.parts')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('arrived'))
    .where('withdrawal_id', '=', row.id)
    .where('state', 'in', ['received', 'forced'])
    .executeTakeFirstOrThrow()
  if (arrived < row.amount - row.fee) return
  await takeFee(trx, row)
  await moveOn(trx, row, 'paid')
}
