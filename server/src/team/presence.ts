import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { ONLINE_MINUTES } from './downlines.ts'

/** Takes over who was seen lately, and counts who of every team is here. */
export async function countOnline(db: Db): Promise<void> {
  await sql`select team.note_seen(make_interval(mins => ${ONLINE_MINUTES}))`.execute(db)
}

/** Counts who of every team has been away for long. */
export async function countAbsent(db: Db): Promise<void> {
  await sql`select team.count_absent()`.execute(db)
}

export interface Presence {
  online: number
  absentThreeDays: number
  absentSevenDays: number
  countedAt: Date
}

/** What was counted last of a team; nothing while nobody has counted. */
export async function readPresence(db: Db, agentId: bigint): Promise<Presence | undefined> {
  const { rows } = await sql<Presence>`
    select p.online, p.absent_three_days as "absentThreeDays", p.absent_seven_days as "absentSevenDays", p.counted_at as "countedAt" from team.presence p where p.agent_id = ${agentId}::bigint`.execute(
    db,
  )
  return rows[0]
}
