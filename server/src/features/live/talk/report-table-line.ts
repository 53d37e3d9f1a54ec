import { reportTableLine as contract } from '@tucano/contract/live/chat'
import { officeTableChanged } from '@tucano/contract/live/office'
import { TRIAL_TYPE } from '@tucano/contract/member'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { publish } from '#platform/outbox'
import { type TalkServices, readLine } from './store.ts'

/** Reported again by the same member it is no news. One's own line is nothing to report. */
export const reportTableLine = ({ db }: TalkServices) =>
  answer(contract, async ({ id }, { member: { memberId, type } }) => {
    if (type === TRIAL_TYPE) throw new Fault('account.trial')
    await db.transaction().execute(async (trx) => {
      const line = await readLine(trx, BigInt(id))
      if (!line || line.memberId === memberId) throw new Fault('message.unknown')
      const { numInsertedOrUpdatedRows = 0n } = await trx
        .insertInto('live.reports')
        .values({ message_id: line.id, member_id: memberId })
        .onConflict((clash) => clash.doNothing())
        .executeTakeFirstOrThrow()
      if (numInsertedOrUpdatedRows > 0n) await publish(trx, officeTableChanged, { code: line.code })
    })
    return {}
  })
