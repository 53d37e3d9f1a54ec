import { depositChanged } from '@tucano/contract/deposits'
import { operatorAccount, post } from '@tucano/ledger'
import type { Payments } from '#payments/open-payments'
import { isProviderError } from '#payments/provider'
import type { Services } from '#platform/services'
import { publish } from '#platform/outbox'
import { sql } from 'kysely'
import type { Credits } from './credits.ts'

/** Looked at again and again: the provider may write a payment down a little later than it happened. */
const OVERLAP_MINUTES = 10
const STRETCH_HOURS = 6

interface Parts {
  services: Services
  payments: Payments
  credits: Credits
}

/** Asks the provider for everything that arrived since the last time: for webhooks that were lost, and for hours in which nobody could be reached. */
export async function pollPayments({ services: { db }, payments: { provider }, credits }: Parts): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ since: Date; until: Date; now: Date }>`
      select p.at - make_interval(mins => ${OVERLAP_MINUTES}) as since, least(clock_timestamp(), p.at + make_interval(hours => ${STRETCH_HOURS})) as until,
        clock_timestamp() as now
      from cashier.polled p`.execute(db)
    const { since, until, now } = rows[0]!
    await credits.takeNew(await provider.listPayments(since, until))
    await db.updateTable('cashier.polled').set({ at: until }).where('at', '<', until).execute()
    if (until >= now) return
  }
}

/** What nobody paid in time is over. Of a charge the provider is asked once more before, as its clock is not ours. */
export async function expireDeposits({ db, log }: Services, asked?: Pick<Parts, 'payments' | 'credits'>): Promise<void> {
  const due = await db
    .selectFrom('cashier.deposits')
    .select(['id', 'member_id', 'txid', 'state'])
    .where('state', 'in', ['asked', 'open'])
    .where(sql<boolean>`expires_at < clock_timestamp() - interval '1 minute'`)
    .orderBy('expires_at')
    .limit(500)
    .execute()
  for (const { id, member_id, txid } of due) {
    try {
      const charge = txid === null ? undefined : await asked?.payments.provider.readCharge(txid)
      if (charge && charge.payments.length > 0) await asked?.credits.takeNew(charge.payments)
    } catch (error) {
      if (!isProviderError(error)) throw error
      log.warn({ err: error, deposit: id }, 'a charge could not be looked at before its end')
      continue
    }
    await db.transaction().execute(async (trx) => {
      const [expired] = await trx
        .updateTable('cashier.deposits')
        .set({ state: 'expired', done_at: sql`clock_timestamp()` })
        .where('id', '=', id)
        .where('state', 'in', ['asked', 'open'])
        .returning('id')
        .execute()
      if (expired) await publish(trx, depositChanged, { depositId: id, state: 'expired' }, member_id)
    })
  }
}

/** Sends back what could not be credited. The id of a refund is the payment's own, so that it goes once. */
export async function returnPayments({ services: { db, brand, log }, payments: { provider } }: Parts): Promise<void> {
  const waiting = await db
    .selectFrom('cashier.payments')
    .select(['end_to_end_id', 'amount'])
    .where('state', '=', 'returning')
    .orderBy('heard_at')
    .limit(200)
    .execute()
  for (const { end_to_end_id: endToEndId, amount } of waiting) {
    try {
      const state = await provider.refund({ endToEndId, amount, id: `R${endToEndId.slice(1)}` })
      if (state === 'under way') continue
      const currency = brand.currency.code
      await db.transaction().execute(async (trx) => {
        const [ended] = await trx
          .updateTable('cashier.payments')
          .set({ state: state === 'done' ? 'returned' : 'kept', returned_at: sql`clock_timestamp()` })
          .where('end_to_end_id', '=', endToEndId)
          .where('state', '=', 'returning')
          .returning('end_to_end_id')
          .execute()
        if (!ended || state !== 'done') return
        const from = await operatorAccount(trx, 'suspense', currency)
        const to = await operatorAccount(trx, 'clearing', currency)
        await post(trx, { key: `return:pix:${endToEndId}`, kind: 'return', moves: [{ from, to, amount, currency }] })
      })
    } catch (error) {
      if (!isProviderError(error)) throw error
      log.warn({ err: error, payment: endToEndId }, 'a payment could not be sent back yet')
    }
  }
}
