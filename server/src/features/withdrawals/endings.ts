import { moneyQueueChanged } from '@tucano/contract/deposits'
import { type Withdrawal, withdrawalChanged } from '@tucano/contract/withdrawals'
import type { Db } from '@tucano/database'
import { capture, operatorAccount, release } from '@tucano/ledger'
import { tell } from '#inbox/tell'
import { publish } from '#platform/outbox'
import { sql } from 'kysely'
import type { WithdrawalRow } from './store.ts'

type State = Withdrawal['state']

/** Moves a withdrawal on. The row is locked by the caller, who has looked at its state. */
export async function moveOn(trx: Db, { id, member_id }: WithdrawalRow, state: State, more: Record<string, unknown> = {}): Promise<void> {
  const over = ['paid', 'refused', 'failed', 'cancelled'].includes(state)
  await trx
    .updateTable('cashier.withdrawals')
    .set({ state, ...(over ? { done_at: sql<Date>`clock_timestamp()` } : {}), ...more })
    .where('id', '=', id)
    .execute()
  await publish(trx, withdrawalChanged, { withdrawalId: id, state }, member_id)
  await publish(trx, moneyQueueChanged, {})
}

/** Gives the money back. The key is the withdrawal's own: however often it is asked for, it is given back once. */
export const giveBack = (trx: Db, { id, hold_id }: WithdrawalRow) => release(trx, { key: `withdrawal:${id}:release`, holdId: hold_id })

/** The provider has sent it: what was set aside leaves the house, and the fee stays. */
export async function takePaid(trx: Db, row: WithdrawalRow, endToEndId: string | undefined): Promise<void> {
  const { id, hold_id: holdId, amount, fee, currency } = row
  await capture(trx, {
    key: `withdrawal:${id}:paid`,
    holdId,
    to: await operatorAccount(trx, 'clearing', currency),
    amount: amount - fee,
  })
  await takeFee(trx, row)
  await moveOn(trx, row, 'paid', { end_to_end_id: endToEndId ?? null })
  await tell(trx, row.member_id, { kind: 'withdrawalPaid', facts: { amount: String(amount - fee), currency } })
}

export async function takeFee(trx: Db, { id, hold_id: holdId, fee, currency }: WithdrawalRow): Promise<void> {
  if (fee > 0n) await capture(trx, { key: `withdrawal:${id}:fee`, holdId, to: await operatorAccount(trx, 'house', currency), amount: fee })
}

/** It came to nothing: the money is back, and the member is told. */
export async function takeFailed(trx: Db, row: WithdrawalRow, reason: string): Promise<void> {
  await giveBack(trx, row)
  await moveOn(trx, row, 'failed', { reason })
  await tell(trx, row.member_id, { kind: 'withdrawalFailed', facts: { amount: String(row.amount), currency: row.currency } })
}
