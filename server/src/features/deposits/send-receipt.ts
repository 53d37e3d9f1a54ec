import { RECEIPT_BYTES_MAX, depositChanged, moneyQueueChanged, sendReceipt as contract } from '@tucano/contract/deposits'
import { TRIAL_TYPE } from '@tucano/contract/member'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { fileType } from '#platform/file-type'
import type { Services } from '#platform/services'
import { SHOWN_PIXELS_MAX, readPicture } from '#platform/picture'
import { publish } from '#platform/outbox'
import { sql } from 'kysely'
import { readDeposit, showDeposit } from './store.ts'

/** A transfer goes to the operators with its proof; until one of them has decided, a better proof may replace it. */
export const sendReceipt = ({ db, brand, vault }: Services) =>
  answer(contract, async ({ depositId, receipt }, { member: { memberId, type: kind } }) => {
    if (kind === TRIAL_TYPE) throw new Fault('account.trial')
    const bytes = Buffer.from(receipt, 'base64')
    const type = fileType(bytes)
    const shown = type === 'application/pdf' || readPicture(bytes, SHOWN_PIXELS_MAX) !== undefined
    if (!type || !shown || bytes.length > RECEIPT_BYTES_MAX) throw new Fault('receipt.invalid')
    await db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('cashier.deposits')
        .select(['state', 'kind'])
        .where('id', '=', depositId)
        .where('member_id', '=', memberId)
        .forNoKeyUpdate()
        .executeTakeFirst()
      if (row?.kind !== 'transfer') throw new Fault('deposit.unknown')
      if (row.state !== 'open' && row.state !== 'review') throw new Fault('deposit.over')
      const kept = { type, sealed: vault.seal(bytes), at: sql<Date>`clock_timestamp()` }
      await trx
        .insertInto('cashier.receipts')
        .values({ deposit_id: depositId, ...kept })
        .onConflict((clash) => clash.column('deposit_id').doUpdateSet(kept))
        .execute()
      const sent = { state: 'review', sent_at: sql<Date>`coalesce(sent_at, clock_timestamp())` }
      await trx.updateTable('cashier.deposits').set(sent).where('id', '=', depositId).execute()
      await publish(trx, depositChanged, { depositId, state: 'review' }, memberId)
      await publish(trx, moneyQueueChanged, {})
    })
    return showDeposit({ brand, payments: undefined }, (await readDeposit(db, memberId, depositId))!)
  })
