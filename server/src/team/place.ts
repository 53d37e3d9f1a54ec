import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** Nobody is further below a general agent. */
export const DEEPEST = 12

/** Steps of somebody below its first agent. */
export async function readDepth(db: Db, memberId: bigint): Promise<number> {
  const { rows } = await sql<{ depth: number }>`
    select coalesce(max(t.depth), 0) as depth from team.members t where t.member_id = ${memberId}::bigint`.execute(db)
  return rows[0]!.depth
}

/** Whether somebody stands right below an agent. Everybody else is as unknown as nobody. */
export async function isDirect(db: Db, agentId: bigint, memberId: bigint): Promise<boolean> {
  const { rows } = await sql`
    select from team.members t where t.agent_id = ${agentId}::bigint and t.member_id = ${memberId}::bigint and t.depth = 1`.execute(db)
  return rows.length > 0
}
