import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import type { Days } from './figures.ts'
import { type Order, readPlaces, splitDays } from './places.ts'
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

interface Page extends Asked {
  order: Order
  limit: number
  offset: number
}

/** A page of everybody right below somebody: an agent with its team, anybody else alone. */
export async function readBranches(db: Db, ofId: bigint, asked: Page): Promise<{ list: BranchSums[]; many: number }> {
  const { order, type, limit, offset } = asked
  const { months, days } = await splitDays(db, asked)
  const isStored = order !== 'joined' && type === 'CONS' && months.length === 1 && days.length === 0
  const { ids, total } = isStored
    ? await readRanked(db, { ofId, month: months[0]!, by: order, kind: undefined, limit, offset })
    : { ids: await readPlaces(db, ofId, asked, { months, days }), total: await countDirect(db, ofId, undefined) }
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
