import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import type { Days } from './figures.ts'
import { countDirect, readRanked } from './ranked.ts'
import { sizeOf } from './sizes.ts'

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

const figures = sql`d.rounds, d.stake, d.payout, d.rebate, d.promotion, d.salary, d.deposit, d.withdrawal`
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

/** What lists are ordered by: of an agent, of somebody else. */
const ORDERS = {
  stake: { team: sql`sum(d.stake)`, own: sql`sum(d.stake)` },
  result: {
    team: sql`sum(d.stake - d.payout - d.rebate - d.promotion - d.salary)`,
    own: sql`sum(d.stake - d.payout - d.rebate - d.promotion - d.salary)`,
  },
  deposits: { team: sql`sum(d.deposit)`, own: sql`sum(d.deposit)` },
  joined: { team: sql`sum(d.joined)`, own: sql`0` },
} as const

interface Page extends Asked {
  order: keyof typeof ORDERS
  limit: number
  offset: number
}

/** Whether days are a month, or as much of the running one as there is. */
async function isMonth(db: Db, { from, to }: Days): Promise<boolean> {
  if (!from.endsWith('-01') || from.slice(0, 'yyyy-MM'.length) !== to.slice(0, 'yyyy-MM'.length)) return false
  const { rows } = await sql<{ is: boolean }>`
    select ${to}::date >= platform.today() or ${to}::date = (${from}::date + interval '1 month')::date - 1 as is`.execute(db)
  return rows[0]!.is
}

/** Who stands on a page of everybody right below somebody, by what they came to on any days. Only those who did something then are looked at, and as many others as the page needs. */
async function readPlaces(db: Db, ofId: bigint, asked: Page): Promise<bigint[]> {
  const { order, limit, offset } = asked
  const sums = sql`
    with agents as materialized (
      select m.id from member.members m where m.upline_id = ${ofId}::bigint and team.is_agent(m.type)
    ), sums as materialized (
      select a.id, f.value from agents a cross join lateral (select ${ORDERS[order].team} as value from team.team_days d where d.agent_id = a.id and ${within(asked)}) f where f.value <> 0
      union all
      select d.member_id, ${ORDERS[order].own} from team.member_days d where d.upline_id = ${ofId}::bigint and ${within(asked)} and not exists (select from agents a where a.id = d.member_id)
      group by 1 having ${ORDERS[order].own} <> 0
    )`
  const read = async (query: ReturnType<typeof sql<{ id: bigint }>>) => (await query.execute(db)).rows.map(({ id }) => id)
  const above = await read(
    sql`${sums} select s.id from sums s where s.value > 0 order by s.value desc, s.id desc limit ${limit} offset ${offset}`,
  )
  if (above.length === limit) return above
  return read(sql`
    ${sums} select p.id from (
      select s.id, 1 as part, s.value from sums s where s.value > 0
      union all
      (select m.id, 2, 0 from member.members m where m.upline_id = ${ofId}::bigint and not exists (select from sums s where s.id = m.id) order by m.id desc limit ${limit + offset})
      union all
      select s.id, 3, s.value from sums s where s.value < 0
    ) p order by p.part, p.value desc, p.id desc limit ${limit} offset ${offset}`)
}

/** A page of everybody right below somebody: an agent with its team, anybody else alone. */
export async function readBranches(db: Db, ofId: bigint, asked: Page): Promise<{ list: BranchSums[]; many: number }> {
  const { order, type, from, limit, offset } = asked
  const isStored = order !== 'joined' && type === 'CONS' && (await isMonth(db, asked))
  const { ids, total } = isStored
    ? await readRanked(db, { ofId, month: from, by: order, kind: undefined, limit, offset })
    : { ids: await readPlaces(db, ofId, asked), total: await countDirect(db, ofId, undefined) }
  const { rows } = await sql<BranchSums>`
    select m.id, m.account, m.nickname, m.type as kind, case when team.is_agent(m.type) then (select z.members from ${sizeOf(sql`m.id`)} z) else 0 end as people, f.*
    from unnest(${ids}::bigint[]) with ordinality n(id, place) join member.members m on m.id = n.id cross join lateral (
      select ${sums}, coalesce(sum(d.joined), 0)::integer as joined from (
        select d.day, d.type, d.joined, ${figures} from team.team_days d where d.agent_id = m.id and team.is_agent(m.type) and ${within(asked)}
        union all
        select d.day, d.type, 0, ${figures} from team.member_days d where d.member_id = m.id and not team.is_agent(m.type) and ${within(asked)}
      ) d
    ) f order by n.place`.execute(db)
  return { list: rows, many: total }
}
