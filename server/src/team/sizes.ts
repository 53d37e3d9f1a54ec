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
  select coalesce(sum(y.members), 0)::integer as members, coalesce(sum(y.agents), 0)::integer as agents, coalesce(sum(y.direct), 0)::integer as direct, coalesce(sum(y.direct_agents), 0)::integer as "directAgents"
  from (
    select x.members, x.agents, x.direct, x.direct_agents from team.sizes x where x.agent_id = ${agent}
    union all select x.members, x.agents, x.direct, x.direct_agents from team.size_changes x where x.agent_id = ${agent}
  ) y)`

/** Who is in a team now, without its agent. */
export async function readSize(db: Db, agentId: bigint): Promise<Sizes> {
  const { rows } = await sql<Sizes>`select s.* from ${sizeOf(sql`${agentId}::bigint`)} s`.execute(db)
  return rows[0]!
}
