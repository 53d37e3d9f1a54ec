import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import type { TeamBrand } from './days.ts'

/** Takes into the days of members and teams what has happened since the last time. Returns how many members' days have changed. */
export async function fold(db: Db, { agents }: Pick<TeamBrand, 'agents'>): Promise<number> {
  const { rows } = await sql<{ taken: number }>`select team.fold(${agents.activeStake}::bigint) as taken`.execute(db)
  return rows[0]!.taken
}
