import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** An operator gives a member a rank, which stays as it is given. The member's own row has it already. */
export async function giveRank(db: Db, memberId: bigint, level: number): Promise<void> {
  await sql`
    insert into ranks.members (member_id, level, since, is_given) values (${memberId}::bigint, ${level}, platform.clock(), true)
    on conflict (member_id) do update set level = excluded.level, since = excluded.since, is_given = true`.execute(db)
}
