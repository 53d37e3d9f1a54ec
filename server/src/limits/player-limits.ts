import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** Holds a member's limits, and the accounts before them, until the transaction ends. By itself: what is read next has to see what others wrote while this one waited. */
export async function lockPlayerLimits(trx: Db, memberId: bigint): Promise<void> {
  await sql`select from limits.lock_player_limits(${memberId}::bigint)`.execute(trx)
}

/** Whether the member has a cap on losses and one on time: the law of some places asks for both before money comes in. */
export async function hasLossAndTimeCaps(db: Db, memberId: bigint): Promise<boolean> {
  const { rows } = await sql<{ both: boolean }>`
    select coalesce(loss_cap_day, loss_cap_week, loss_cap_month) is not null and coalesce(time_cap_day, time_cap_week, time_cap_month) is not null as both
    from limits.player_limits where member_id = ${memberId}::bigint`.execute(db)
  return rows[0]?.both ?? false
}
