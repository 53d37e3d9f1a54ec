import { type AgentLine, managedKinds } from '@tucano/contract/agents/office'
import type { Db } from '@tucano/database'
import type { Sums } from '#team/profit'
import { type RawBuilder, sql } from 'kysely'
import { showSums } from './show-sums.ts'

interface Line extends Sums {
  id: bigint
  account: string
  nickname: string
  kind: number
  depth: number
  members: number
  agents: number
  isSuspended: boolean
  manager: string | null
}

/** Accounts `m` that a condition names, agents first, with what their teams come to in the month that is running. */
export async function readAgentLines(
  db: Db,
  where: RawBuilder<unknown>,
  { limit, offset, feeBp }: { limit: number; offset: number; feeBp: number },
): Promise<{ list: AgentLine[]; total: number }> {
  const { rows } = await sql<Line & { total: number }>`
    with page as (
      select m.id, m.account, m.nickname, m.type as kind, team.is_agent(m.type) as is_agent, count(*) over ()::integer as total from member.members m
      where (team.is_agent(m.type) or m.type = 0) and m.status <> 'system' and ${where} order by is_agent desc, m.id limit ${limit} offset ${offset}
    )
    select p.*, coalesce((select max(t.depth) from team.members t where t.member_id = p.id), 0)::integer as depth, exists (select from agent.suspended x where x.agent_id = p.id) as "isSuspended",
      case when p.kind = any (${[...managedKinds]}::integer[]) then (select g.operator from agent.managed g where g.agent_id = p.id) end as manager,
      (select count(*)::integer from team.members t where t.agent_id = p.id and t.depth > 0) as members,
      (select count(*)::integer from team.members t join team.members own on own.agent_id = t.member_id and own.member_id = t.member_id where t.agent_id = p.id and t.depth > 0) as agents, f.*
    from page p cross join lateral (
      select coalesce(sum(d.rounds), 0)::bigint as rounds, coalesce(sum(d.stake), 0)::bigint as stake, coalesce(sum(d.payout), 0)::bigint as payout, coalesce(sum(d.rebate), 0)::bigint as rebate,
        coalesce(sum(d.promotion), 0)::bigint as promotion, coalesce(sum(d.salary), 0)::bigint as salary, coalesce(sum(d.deposit), 0)::bigint as deposit, coalesce(sum(d.withdrawal), 0)::bigint as withdrawal
      from platform.period_of('month', platform.clock()) o, team.team_days d
      where d.agent_id = p.id and d.day >= (o.since at time zone coalesce((select z.name from platform.zone z), 'UTC'))::date
    ) f order by p.is_agent desc, p.id`.execute(db)
  return {
    list: rows.map((row) => ({
      memberId: String(row.id),
      account: row.account,
      nickname: row.nickname,
      kind: row.kind,
      depth: row.depth,
      isSuspended: row.isSuspended,
      manager: row.manager,
      members: row.members,
      agents: row.agents,
      ...showSums(row, feeBp),
    })),
    total: rows[0]?.total ?? 0,
  }
}

/** From the first agent down to somebody, in full: operators may know. */
export async function readFullPath(db: Db, memberId: bigint) {
  const { rows } = await sql<{ id: bigint; account: string; isDirect: boolean }>`
    select m.id, m.account, t.depth <= 1 as "isDirect" from team.members t join member.members m on m.id = t.agent_id
    where t.member_id = ${memberId}::bigint order by t.depth desc`.execute(db)
  return rows.map(({ id, account, isDirect }) => ({ memberId: String(id), name: account, isDirect }))
}
