import type { Message } from '@tucano/contract/messages'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'

const kept = (db: Db, memberId: bigint) =>
  db.selectFrom('messages.messages').where('member_id', '=', memberId).where('removed_at', 'is', null)

/** How many messages a member has not opened yet. */
export async function countUnread(db: Db, memberId: bigint): Promise<number> {
  const { unread } = await kept(db, memberId)
    .select(({ fn }) => fn.countAll<bigint>().as('unread'))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(unread)
}

const columns = ['id', 'kind', 'facts', 'title', 'body', 'sent_at', 'read_at'] as const

interface Row {
  id: bigint
  kind: string
  facts: unknown
  title: string | null
  body: string | null
  sent_at: Date
  read_at: Date | null
}

const toMessage = ({ id, kind, facts, title, body, sent_at, read_at }: Row): Message => ({
  id: String(id),
  kind,
  facts: (facts ?? {}) as Message['facts'],
  title: title ?? '',
  body: body ?? '',
  sentAt: sent_at.getTime(),
  read: read_at !== null,
})

interface Page {
  unread: boolean
  before: bigint | undefined
  limit: number
}

/** Newest first. */
export async function readInbox(db: Db, memberId: bigint, { unread, before, limit }: Page): Promise<Message[]> {
  let query = kept(db, memberId).select(columns)
  if (unread) query = query.where('read_at', 'is', null)
  if (before !== undefined) query = query.where('id', '<', before)
  return (await query.orderBy('id', 'desc').limit(limit).execute()).map(toMessage)
}

/** A message of the member's, from now on read. */
export async function openKept(db: Db, memberId: bigint, id: bigint): Promise<Message | undefined> {
  await mark(db, memberId).where('id', '=', id).execute()
  const row = await kept(db, memberId).select(columns).where('id', '=', id).executeTakeFirst()
  return row && toMessage(row)
}

/** Whatever is unread and still there becomes read; which of it, the caller says. */
export const mark = (db: Db, memberId: bigint) =>
  db
    .updateTable('messages.messages')
    .set({ read_at: sql`clock_timestamp()` })
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .where('read_at', 'is', null)

export async function remove(db: Db, memberId: bigint, ids: readonly bigint[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('messages.messages')
    .set({ removed_at: sql`clock_timestamp()` })
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
