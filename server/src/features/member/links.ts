import { hashToken } from '#accounts/token'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'

export const LINK_MINUTES = 30

/** The member of a link, which is used up by this. */
export async function spendLink(db: Db, token: string): Promise<bigint | undefined> {
  const used = await db
    .updateTable('session.links')
    .set({ used_at: sql`clock_timestamp()` })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('created_at', '>', sql<Date>`clock_timestamp() - make_interval(mins => ${LINK_MINUTES})`)
    .returning('member_id')
    .executeTakeFirst()
  return used?.member_id
}
