import { MESSAGE_MAX, type SupportMessage, deskChanged, deskMessageWritten, messageWritten } from '@tucano/contract/support'
import type { Db } from '@tucano/database'
import type { OperatorIn } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { publish } from '#platform/outbox'
import { plainText } from '#platform/plain-text'
import { sql } from 'kysely'
import { findMessage, lockConversation, tellQueue } from './store.ts'

/** A customer says so much in a minute, and no more. */
const PER_MINUTE = 20

interface Writing {
  conversationId: bigint
  /** Who writes: an operator, or else the customer. */
  operator?: OperatorIn
  clientId: string
  text: string
}

/** Says something in a conversation, once: the same id with the same words is the same message. */
export async function write(trx: Db, { conversationId, operator, clientId, text: given }: Writing): Promise<SupportMessage> {
  const text = plainText(given, 'text', MESSAGE_MAX)
  const { state, operator_id } = await lockConversation(trx, conversationId)
  const writer = operator ? 'operator' : 'customer'
  if (operator && operator_id !== operator.operatorId) throw new Fault('conversation.not.taken')
  const said = await findMessage(trx, conversationId, clientId)
  if (said && (said.text !== text || said.writer !== writer)) throw new Fault('key.conflict')
  if (said) return said
  if (state === 'closed') throw new Fault('conversation.closed')
  if (!operator) await refuseFlood(trx, conversationId)
  const { id } = await trx
    .insertInto('support.messages')
    .values({ conversation_id: conversationId, writer, operator_id: operator?.operatorId ?? null, client_id: clientId, text })
    .returning('id')
    .executeTakeFirstOrThrow()
  const begins = state === 'new'
  await trx
    .updateTable('support.conversations')
    .set({ last_at: sql`clock_timestamp()`, [operator ? 'operator_read' : 'customer_read']: id })
    .$if(begins, (update) => update.set({ state: 'waiting', waiting_since: sql`clock_timestamp()` }))
    .where('id', '=', conversationId)
    .execute()
  const message = (await findMessage(trx, conversationId, clientId))!
  await publish(trx, messageWritten, message, conversationId)
  await publish(trx, deskMessageWritten, { id: String(conversationId) })
  if (begins) {
    await publish(trx, deskChanged, { id: String(conversationId) })
    await tellQueue(trx)
  }
  return message
}

async function refuseFlood(trx: Db, conversationId: bigint): Promise<void> {
  const { rows } = await sql<{ count: number; wait: number }>`
    select count(*)::int as count, ceil(extract(epoch from min(at) + interval '1 minute' - clock_timestamp()))::int as wait
    from support.messages
    where conversation_id = ${conversationId} and writer = 'customer' and at > clock_timestamp() - interval '1 minute'`.execute(trx)
  const { count, wait } = rows[0]!
  if (count < PER_MINUTE) return
  const waitSeconds = Math.max(1, wait)
  throw new Fault('message.too.many', { value: { waitSeconds }, retryAfterSeconds: waitSeconds })
}
