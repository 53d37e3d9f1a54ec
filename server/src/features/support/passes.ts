import type { Db } from '@tucano/database'
import { hashToken } from '#accounts/token'
import { sql } from 'kysely'

/** A link is opened the moment that it is given. */
const PASS_MINUTES = 2

interface Pass {
  memberId: bigint | null
  vip: boolean
}

export async function keepPass(db: Db, { pass, memberId, vip }: Pass & { pass: string }): Promise<void> {
  await db
    .insertInto('support.passes')
    .values({ hash: hashToken(pass), member_id: memberId, vip })
    .execute()
}

/** Uses a pass up. Of many who show the same one, one gets in. */
export async function spendPass(db: Db, pass: string): Promise<Pass | undefined> {
  const spent = await db
    .updateTable('support.passes')
    .set({ used_at: sql`clock_timestamp()` })
    .where('hash', '=', hashToken(pass))
    .where('used_at', 'is', null)
    .where('created_at', '>', sql<Date>`clock_timestamp() - make_interval(mins => ${PASS_MINUTES})`)
    .returning(['member_id', 'vip'])
    .executeTakeFirst()
  return spent && { memberId: spent.member_id, vip: spent.vip }
}

export async function sweepPasses(db: Db): Promise<void> {
  await db
    .deleteFrom('support.passes')
    .where('created_at', '<', sql<Date>`clock_timestamp() - make_interval(mins => ${PASS_MINUTES * 2})`)
    .execute()
}
