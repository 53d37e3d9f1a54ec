import type { Brand } from '@tucano/brand'
import type { DeskEntry } from '@tucano/contract/support'
import type { Db } from '@tucano/database'
import type { OperatorIn } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { sql } from 'kysely'
import { lockConversation } from './store.ts'

const SHOWN_MAX = 200
const PREVIEW = 140

interface Row {
  id: bigint
  vip: boolean
  state: DeskEntry['state']
  operator_id: bigint | null
  operator: string | null
  member_id: bigint | null
  account: string | null
  rank_level: number | null
  country: string | null
  waiting_since: Date
  last_at: Date
  last_text: string | null
  unread: number
}

/** The queue, VIP first and then who waits longest; or one conversation, whatever its state. */
export async function readEntries(db: Db, { ranks }: Pick<Brand, 'ranks'>, { operatorId }: OperatorIn, id?: bigint): Promise<DeskEntry[]> {
  const asked = id === undefined ? sql<boolean>`c.state in ('waiting', 'taken')` : sql<boolean>`c.id = ${id}`
  const { rows } = await sql<Row>`
    select c.id, c.vip, c.state, c.operator_id, o.name as operator, m.id as member_id, m.account, m.rank_level, c.country,
      coalesce(c.waiting_since, c.created_at) as waiting_since, c.last_at,
      (select left(text, ${PREVIEW}) from support.messages where conversation_id = c.id order by id desc limit 1) as last_text,
      (select count(*)::int from support.messages where conversation_id = c.id and writer = 'customer' and id > c.operator_read) as unread
    from support.conversations c left join operator.operators o on o.id = c.operator_id left join member.members m on m.id = c.member_id
    where ${asked} order by c.vip desc, c.waiting_since, c.id limit ${SHOWN_MAX}`.execute(db)
  return rows.map((row) => ({
    id: String(row.id),
    vip: row.vip,
    state: row.state,
    operator: row.operator,
    mine: row.operator_id === operatorId,
    memberId: row.member_id === null ? null : String(row.member_id),
    account: row.account,
    rank: row.rank_level === null ? null : ranks[Math.min(row.rank_level, ranks.length - 1)]!.name,
    country: row.country,
    waitingSince: row.waiting_since.getTime(),
    lastTime: row.last_at.getTime(),
    lastText: row.last_text ?? '',
    unread: row.unread,
  }))
}

/** Locks a conversation that this operator has. */
export async function lockOwn(trx: Db, id: bigint, { operatorId }: OperatorIn) {
  const conversation = await lockConversation(trx, id)
  if (conversation.operator_id !== operatorId) throw new Fault('conversation.not.taken')
  return conversation
}
