import type { Db } from '@tucano/database'
import { type RawBuilder, sql } from 'kysely'

export interface TeamSize {
  members: number
  agents: number
}

interface Sizes extends TeamSize {
  /** Right below. */
  direct: number
  directAgents: number
}

/** A table of one row with the size of the team of an agent, what has changed since the last fold included. */
export const sizeOf = (agent: RawBuilder<unknown>) => sql`(
  select coalesce(sum(s.members), 0)::integer as members, coalesce(sum(s.agents), 0)::integer as agents, coalesce(sum(s.direct), 0)::integer as direct, coalesce(sum(s.direct_agents), 0)::integer as "directAgents"
  from (
    select s.members, s.agents, s.direct, s.direct_agents from team.sizes s where s.agent_id = ${agent}
    union all select c.members, c.agents, c.direct, c.direct_agents from team.size_changes c where c.agent_id = ${agent}
  ) s)`

/** Who is in a team now, without its agent. */
export async function readSize(db: Db, agentId: bigint): Promise<Sizes> {
  const { rows } = await sql<Sizes>`select s.* from ${sizeOf(sql`${agentId}::bigint`)} s`.execute(db)
  return rows[0]!
}
