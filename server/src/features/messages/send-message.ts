import * as contract from '@tucano/contract/messages'
import type { RequestOf } from '@tucano/contract/endpoint'
import type { Db } from '@tucano/database'
import { writeMessage } from '#inbox/write-message'
import { journal } from '#journal/journal'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

/** Inboxes that one statement writes to. */
const AT_ONCE = 1000

type Sending = RequestOf<typeof contract.sendMessage>

export const sendMessage = ({ db }: Services) =>
  answer(contract.sendMessage, async (sending, { operator }) =>
    db.transaction().execute(async (trx) => {
      const { sendingId, to, title, body } = sending
      const memberIds = await recipientsOf(trx, to)
      const { numInsertedOrUpdatedRows: fresh } = await trx
        .insertInto('messages.sendings')
        .values({ id: sendingId, operator_id: operator.operatorId, title, body, recipients: memberIds.length, ...addressOf(to) })
        .onConflict((clash) => clash.doNothing())
        .executeTakeFirstOrThrow()
      if (!fresh) return { recipients: await sentBefore(trx, sending, operator.operatorId) }
      if (memberIds.length === 0) throw new Fault('recipient.unknown')
      for (let at = 0; at < memberIds.length; at += AT_ONCE)
        await writeMessage(trx, memberIds.slice(at, at + AT_ONCE), { title, body, sendingId })
      const member = 'account' in to ? { member: String(memberIds[0]) } : {}
      const details = { to: 'account' in to ? to.account : `type ${to.type}`, title, recipients: memberIds.length, ...member }
      await journal(trx, operator, { action: 'messages.send', subject: `sending:${sendingId}`, details })
      return { recipients: memberIds.length }
    }),
  )

const addressOf = (to: Sending['to']): { account: string | null; member_type: number | null } =>
  'account' in to ? { account: to.account.trim().toLowerCase(), member_type: null } : { account: null, member_type: to.type }

async function recipientsOf(trx: Db, to: Sending['to']): Promise<bigint[]> {
  const active = trx.selectFrom('member.members').select('id').where('status', '=', 'active')
  const { account, member_type } = addressOf(to)
  const wanted = member_type === null ? active.where('account', '=', account ?? '') : active.where('type', '=', member_type)
  return (await wanted.orderBy('id').execute()).map(({ id }) => id)
}

/** The id is known: the same words to the same members are the sending of then, any others a mistake. */
async function sentBefore(trx: Db, { sendingId, to, title, body }: Sending, operatorId: bigint): Promise<number> {
  const { account, member_type } = addressOf(to)
  const sent = await trx.selectFrom('messages.sendings').selectAll().where('id', '=', sendingId).executeTakeFirstOrThrow()
  const same =
    sent.operator_id === operatorId &&
    sent.title === title &&
    sent.body === body &&
    sent.account === account &&
    sent.member_type === member_type
  if (!same) throw new Fault('key.conflict')
  return sent.recipients
}
