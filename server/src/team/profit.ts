import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import type { Days } from './figures.ts'

/** What somebody, or a team, did in a period. */
export interface Sums {
  rounds: bigint
  stake: bigint
  payout: bigint
  rebate: bigint
  promotion: bigint
  salary: bigint
  deposit: bigint
  withdrawal: bigint
}

const sums = sql`
  coalesce(sum(d.rounds), 0)::bigint as rounds, coalesce(sum(d.stake), 0)::bigint as stake, coalesce(sum(d.payout), 0)::bigint as payout, coalesce(sum(d.rebate), 0)::bigint as rebate,
  coalesce(sum(d.promotion), 0)::bigint as promotion, coalesce(sum(d.salary), 0)::bigint as salary, coalesce(sum(d.deposit), 0)::bigint as deposit, coalesce(sum(d.withdrawal), 0)::bigint as withdrawal`

interface Asked extends Days {
  /** A type of product; CONS is all of them, and what belongs to none. */
  type: string
}

const within = ({ from, to, type }: Asked) => sql`d.day between ${from}::date and ${to}::date and (${type} = 'CONS' or d.type = ${type})`

/** What a member did without anybody below. */
export async function readOwnSums(db: Db, memberId: bigint, asked: Asked): Promise<Sums> {
  const { rows } =
    await sql<Sums>`select ${sums} from team.member_days d where d.member_id = ${memberId}::bigint and ${within(asked)}`.execute(db)
  return rows[0]!
}

/** What an agent's team did, the agent included. */
export async function readTeamSums(db: Db, agentId: bigint, asked: Asked): Promise<Sums> {
  const { rows } = await sql<Sums>`select ${sums} from team.team_days d where d.agent_id = ${agentId}::bigint and ${within(asked)}`.execute(
    db,
  )
  return rows[0]!
}

export interface BranchSums extends Sums {
  id: bigint
  account: string
  nickname: string
  kind: number
  people: number
  joined: number
}

const ORDERS = {
  stake: sql`b.stake`,
  result: sql`b.stake - b.payout - b.rebate - b.promotion - b.salary`,
  deposits: sql`b.deposit`,
  joined: sql`b.joined`,
} as const

interface Page extends Asked {
  order: keyof typeof ORDERS
  limit: number
  offset: number
  /** Agents alone. */
  isAgents?: boolean
}

/** A page of everybody right below somebody, or of the first agents: an agent with its team, anybody else alone. */
export async function readBranches(db: Db, ofId: bigint | null, asked: Page): Promise<{ list: BranchSums[]; many: number }> {
  const below = sql`
    select m.id, m.account, m.nickname, m.type as kind, team.is_agent(m.type) as is_agent from member.members m
    where ${ofId === null ? sql`m.upline_id is null` : sql`m.upline_id = ${ofId}::bigint`} ${asked.isAgents ? sql`and team.is_agent(m.type)` : sql``}`
  const { rows } = await sql<BranchSums & { many: number }>`
    with below as materialized (${below}), sums as (
      select b.*, f.* from below b cross join lateral (
        select ${sums}, coalesce(sum(d.joined), 0)::integer as joined from team.team_days d where d.agent_id = b.id and ${within(asked)}
      ) f where b.is_agent
      union all
      select b.*, f.* from below b cross join lateral (select ${sums}, 0 as joined from team.member_days d where d.member_id = b.id and ${within(asked)}) f where not b.is_agent
    ), page as (
      select b.*, row_number() over (order by ${ORDERS[asked.order]} desc, b.id) as place from sums b order by place limit ${asked.limit} offset ${asked.offset}
    )
    select p.*, (select count(*)::integer from team.members t where t.agent_id = p.id and t.depth > 0) as people, c.many
    from (select count(*)::integer as many from below) c left join page p on true order by p.place`.execute(db)
  return { list: rows.filter(({ id }) => (id as bigint | null) !== null), many: rows[0]!.many }
}
