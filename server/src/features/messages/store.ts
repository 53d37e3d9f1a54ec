import type { Db } from '@tucano/database'

/** How many messages a member has not opened yet. */
export async function countUnread(db: Db, memberId: bigint): Promise<number> {
  const { unread } = await db
    .selectFrom('messages.messages')
    .select(({ fn }) => fn.countAll<bigint>().as('unread'))
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(unread)
}
