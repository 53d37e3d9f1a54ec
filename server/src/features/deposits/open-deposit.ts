import { openDeposit as contract } from '@tucano/contract/deposits'
import { txidOf } from '@tucano/pix'
import type { Payments } from '#payments/open-payments'
import { isProviderError } from '#payments/provider'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { openDepositRow } from './opening.ts'
import { type DepositRow, deposits, methodOf, showDeposit } from './store.ts'

const SECONDS_A_MINUTE = 60

/** First our row, then the charge: whatever breaks between them is mended by asking again, which the provider knows to be the same. */
export const openDeposit = (services: Services, payments: Payments | undefined) =>
  answer(contract, async ({ depositId, method: name, amount }, { member }) => {
    const method = methodOf(services.brand, name, 'pix')
    if (method?.kind !== 'pix' || !payments) throw new Fault('deposit.method')
    const named = { txid: txidOf(depositId) }
    const seconds = method.minutes * SECONDS_A_MINUTE
    const row = await openDepositRow(services, member, { depositId, method, amount: BigInt(amount), seconds, named })
    const charged = row.state === 'asked' ? await charge(services, payments, row) : row
    return showDeposit({ brand: services.brand, payments }, charged)
  })

/** Asks the provider for the charge of a deposit that has none yet. */
async function charge({ db, brand, log }: Services, { provider }: Payments, row: DepositRow): Promise<DepositRow> {
  const seconds = Math.max(Math.round((row.expires_at.getTime() - row.created_at.getTime()) / 1000), 1)
  try {
    const { brCode } = await provider.openCharge({ txid: row.txid!, amount: row.amount, seconds, text: `Depósito ${brand.name}` })
    await db
      .updateTable('cashier.deposits')
      .set({ state: 'open', br_code: brCode })
      .where('id', '=', row.id)
      .where('state', '=', 'asked')
      .execute()
    return await deposits(db).where('d.id', '=', row.id).executeTakeFirstOrThrow()
  } catch (error) {
    if (!isProviderError(error)) throw error
    log.warn({ err: error, deposit: row.id }, 'no charge for a deposit')
    if (isProviderError(error, 'refused'))
      await db
        .updateTable('cashier.deposits')
        .set({ state: 'refused', reason: 'provider', done_at: sql`clock_timestamp()` })
        .where('id', '=', row.id)
        .where('state', '=', 'asked')
        .execute()
    throw new Fault('payments.down', { retryAfterSeconds: 5 })
  }
}
