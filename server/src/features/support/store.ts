import { type Standing, type SupportMessage, deskChanged, standingChanged } from '@tucano/contract/support'
import type { Db } from '@tucano/database'
import { hashToken, isToken } from '#accounts/token'
import type { InConversation } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { publish, publishEach } from '#platform/outbox'
import { sql } from 'kysely'

/** A window can be read, and a conversation rated, for so long after its end. */
const READABLE_MINUTES = 60
const HISTORY = 200

/** The conversation of a token. */
export async function readConversation(db: Db, token: string): Promise<InConversation | undefined> {
  if (!isToken(token)) return undefined
  return db
    .selectFrom('support.tokens as t')
    .innerJoin('support.conversations as c', 'c.id', 't.conversation_id')
    .select(['c.id as conversationId', 'c.member_id as memberId'])
    .where('t.hash', '=', hashToken(token))
    .where(sql<boolean>`coalesce(c.closed_at > clock_timestamp() - make_interval(mins => ${READABLE_MINUTES}), true)`)
    .executeTakeFirst()
}

/** Locks a conversation for the rest of the transaction: whatever two sides do to it at once happens one after the other. */
export async function lockConversation(trx: Db, id: bigint) {
  const found = await trx
    .selectFrom('support.conversations')
    .select(['id', 'state', 'operator_id', 'operator_read', 'customer_read', 'stars'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new Fault('desk.unknown')
  return found
}

/** How conversations stand: one, or all that wait. */
export async function readStandings(db: Db, which: { id: bigint } | 'waiting'): Promise<(Standing & { id: bigint })[]> {
  const asked = which === 'waiting' ? sql<boolean>`c.state = 'waiting'` : sql<boolean>`c.id = ${which.id}`
  const { rows } = await sql<Standing & { id: bigint }>`
    with queue as (
      select id, row_number() over (order by vip desc, waiting_since, id)::int as position from support.conversations where state = 'waiting'
    )
    select c.id, c.state, o.name as operator, coalesce(q.position, 0) as position, c.customer_read::text as "customerRead",
      c.operator_read::text as "operatorRead", c.closed_by as "closedBy", c.stars
    from support.conversations c left join operator.operators o on o.id = c.operator_id left join queue q on q.id = c.id
    where ${asked} order by 4 limit ${TOLD_MAX}`.execute(db)
  return rows
}

/** Whoever stands further back is told when they come nearer. */
const TOLD_MAX = 200

/** Tells both sides how a conversation stands now. */
export async function tellStanding(trx: Db, conversationId: bigint): Promise<void> {
  const [found] = await readStandings(trx, { id: conversationId })
  if (!found) return
  const { id, ...standing } = found
  await publish(trx, standingChanged, standing, id)
  await publish(trx, deskChanged, { id: String(id) })
}

/** The queue has changed: everybody in it is told their place. */
export async function tellQueue(trx: Db): Promise<void> {
  const waiting = await readStandings(trx, 'waiting')
  await publishEach(
    trx,
    standingChanged,
    waiting.map(({ id, ...payload }) => ({ to: id, payload })),
  )
}

/** The last messages of a conversation, oldest first. */
export async function readMessages(db: Db, conversationId: bigint): Promise<SupportMessage[]> {
  const rows = await selectMessages(db).where('m.conversation_id', '=', conversationId).orderBy('m.id', 'desc').limit(HISTORY).execute()
  return rows.toReversed().map(toMessage)
}

export async function findMessage(db: Db, conversationId: bigint, clientId: string): Promise<SupportMessage | undefined> {
  const row = await selectMessages(db)
    .where('m.conversation_id', '=', conversationId)
    .where('m.client_id', '=', clientId)
    .executeTakeFirst()
  return row && toMessage(row)
}

const selectMessages = (db: Db) =>
  db
    .selectFrom('support.messages as m')
    .leftJoin('operator.operators as o', 'o.id', 'm.operator_id')
    .select(['m.id', 'm.client_id', 'm.writer', 'm.text', 'm.at', 'o.name'])

type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number]

const toMessage = ({ id, client_id, writer, text, at, name }: MessageRow): SupportMessage => ({
  id: String(id),
  clientId: client_id,
  writer: writer as SupportMessage['writer'],
  name: name ?? '',
  text,
  time: at.getTime(),
})

/** Whether somebody who may answer is signed in. */
export async function isStaffed(db: Db): Promise<boolean> {
  const someone = await db
    .selectFrom('operator.open_sessions')
    .select('id')
    .where(sql<boolean>`roles && array['support', 'admin'] and not password_default`)
    .limit(1)
    .executeTakeFirst()
  return someone !== undefined
}

export async function closeConversation(trx: Db, id: bigint, by: 'customer' | 'operator' | 'system'): Promise<void> {
  const { state } = await lockConversation(trx, id)
  if (state === 'closed') return
  await trx
    .updateTable('support.conversations')
    .set({ state: 'closed', closed_at: sql`clock_timestamp()`, closed_by: by })
    .where('id', '=', id)
    .execute()
  await tellStanding(trx, id)
  if (state === 'waiting') await tellQueue(trx)
}

/** The last message that a side has seen, never further back than before and never beyond what was said. */
export async function markRead(trx: Db, id: bigint, side: 'customer_read' | 'operator_read', messageId: bigint): Promise<void> {
  const conversation = await lockConversation(trx, id)
  const { last } = await trx
    .selectFrom('support.messages')
    .select(sql<bigint | null>`max(id)`.as('last'))
    .where('conversation_id', '=', id)
    .where('id', '<=', messageId)
    .executeTakeFirstOrThrow()
  if (last === null || last <= conversation[side]) return
  await trx
    .updateTable('support.conversations')
    .set({ [side]: last })
    .where('id', '=', id)
    .execute()
  await tellStanding(trx, id)
}
