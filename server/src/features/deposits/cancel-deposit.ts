import { cancelDeposit as contract, depositChanged } from '@tucano/contract/deposits'
import type { Payments } from '#payments/open-payments'
import { isProviderError } from '#payments/provider'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { publish } from '#platform/outbox'
import { sql } from 'kysely'
import { readDeposit, showDeposit } from './store.ts'

/** Ours first: should somebody pay the charge at this very moment, the money is credited all the same. */
export const cancelDeposit = ({ db, brand, log }: Services, payments: Payments | undefined) =>
  answer(contract, async ({ depositId }, { member: { memberId } }) => {
    const row = await readDeposit(db, memberId, depositId)
    if (!row) throw new Fault('deposit.unknown')
    await db.transaction().execute(async (trx) => {
      const [cancelled] = await trx
        .updateTable('cashier.deposits')
        .set({ state: 'cancelled', done_at: sql`clock_timestamp()` })
        .where('id', '=', depositId)
        .where('state', 'in', ['asked', 'open'])
        .returning('id')
        .execute()
      if (!cancelled && row.state !== 'cancelled') throw new Fault('deposit.over')
      if (cancelled) await publish(trx, depositChanged, { depositId, state: 'cancelled' }, memberId)
    })
    if (row.txid)
      await payments?.provider.removeCharge(row.txid).catch((error: unknown) => {
        if (!isProviderError(error)) throw error
        log.warn({ err: error, deposit: depositId }, 'a charge was not taken back')
      })
    return showDeposit({ brand, payments }, (await readDeposit(db, memberId, depositId))!)
  })
