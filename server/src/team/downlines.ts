import type { LastSeen, Person } from '@tucano/contract/agents/shapes'
import type { Db } from '@tucano/database'
import { maskNickname } from '#accounts/mask'
import { type RawBuilder, sql } from 'kysely'

/** Whoever was seen so lately is here. */
export const ONLINE_MINUTES = 5

/** Somebody in a team, as far as an agent above may know: whoever is right below by name, others masked. */
export const tellPerson = ({ id, account, depth }: { id: bigint; account: string; depth: number }): Person => ({
  memberId: String(id),
  name: depth <= 1 ? account : maskNickname(account),
  isDirect: depth === 1,
})

/** From an agent down to somebody of its team, who stands last; nothing where it is of no team of this agent. */
export async function readPath(db: Db, agentId: bigint, memberId: bigint): Promise<Person[] | undefined> {
  const { rows } = await sql<{ id: bigint; account: string; depth: number }>`
    select m.id, m.account, t.depth from team.members t join member.members m on m.id = t.member_id
    where t.agent_id = ${agentId}::bigint and t.member_id in (select ${memberId}::bigint union select a.agent_id from team.members a where a.member_id = ${memberId}::bigint)
      and exists (select from team.members own where own.agent_id = ${agentId}::bigint and own.member_id = ${memberId}::bigint)
    order by t.depth`.execute(db)
  return rows.length === 0 ? undefined : rows.map(tellPerson)
}

export interface Downline {
  id: bigint
  account: string
  nickname: string
  type: number
  depth: number
  isSuspended: boolean
  /** The day of the account, in the brand's time zone. */
  joinedAt: Date
  seen: LastSeen
  /** Below. */
  people: number
  stake: bigint
  payout: bigint
  rebate: bigint
  promotion: bigint
  salary: bigint
  deposit: bigint
}

export interface DownlineFilter {
  agentId: bigint
  /** Whose people; of a query, the agent's own. */
  of: bigint
  /** The beginning of a name right below, or a whole account further down. */
  query: string | undefined
  kind: 'member' | 'agent' | undefined
  /** Only of people right below. */
  seen: LastSeen | undefined
  order: 'joined' | 'stake' | 'result' | 'people'
  feeBp: number
  offset: number
  limit: number
}

const seenAs = sql<LastSeen>`
  case when s.at > clock_timestamp() - make_interval(mins => ${sql.lit(ONLINE_MINUTES)}) then 'online' when s.at >= (select p.since from platform.period_of('day', clock_timestamp()) p) then 'today'
    when coalesce(s.at, m.created_at) > clock_timestamp() - interval '3 days' then 'threeDays' when coalesce(s.at, m.created_at) > clock_timestamp() - interval '7 days' then 'sevenDays' else 'longer' end`

const likeStart = (query: string): string => `${query.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Those who are found by what was typed. */
function named({ agentId, seen }: DownlineFilter, query: string): RawBuilder<unknown> {
  const typed = query.trim()
  const below = sql`
    select m.id from member.members m where m.upline_id = ${agentId}::bigint and m.account like ${likeStart(typed)}
    union select m.id from member.members m where m.upline_id = ${agentId}::bigint and lower(m.nickname) like ${likeStart(typed)}`
  if (seen !== undefined) return below
  return sql`${below} union select m.id from member.members m join team.members t on t.member_id = m.id and t.agent_id = ${agentId}::bigint and t.depth > 0 where m.account = ${typed.toLowerCase()}`
}

/** Those who are asked for. What is not asked about is not looked at. */
function chosen(filter: DownlineFilter): RawBuilder<unknown> {
  const { kind, seen } = filter
  const ofKind = kind === undefined ? sql`` : kind === 'agent' ? sql`and team.is_agent(m.type)` : sql`and not team.is_agent(m.type)`
  const ofSeen = seen === undefined ? sql`` : sql`and ${seenAs} = ${seen}`
  const withSeen = seen === undefined ? sql`` : sql`left join team.seen s on s.member_id = m.id`
  const among = filter.query === undefined ? sql`m.upline_id = ${filter.of}::bigint` : sql`m.id in (${named(filter, filter.query)})`
  return sql`select m.id, team.is_agent(m.type) as is_agent from member.members m ${withSeen} where ${among} ${ofKind} ${ofSeen}`
}

/** The first day of the month that is running; asked once for a statement. */
const month = sql`(select date_trunc('month', platform.today())::date)`

const AMOUNTS = ['stake', 'payout', 'rebate', 'promotion', 'salary', 'deposit'] as const
const summed = sql.join(AMOUNTS.map((name) => sql`sum(${sql.ref(`d.${name}`)})::bigint as ${sql.ref(name)}`))

/** What people came to in the month that is running: agents with their teams. `from` has their ids, and which of them are agents. */
const monthOf = (from: string) => sql`
  select d.member_id as id, ${summed} from ${sql.ref(from)} c join team.member_days d on d.member_id = c.id where not c.is_agent and d.day >= ${month} group by 1
  union all
  select d.agent_id, ${summed} from ${sql.ref(from)} c join team.team_days d on d.agent_id = c.id where c.is_agent and d.day >= ${month} group by 1`

const monthOfTeams = (from: string) => sql`
  select d.agent_id as id, sum(d.stake)::bigint as stake from ${sql.ref(from)} c join team.team_days d on d.agent_id = c.id where c.is_agent and d.day >= ${month} group by 1`

function ordered({ order, feeBp }: DownlineFilter): { join: RawBuilder<unknown>; by: RawBuilder<unknown> } {
  if (order === 'joined') return { join: sql``, by: sql`c.id desc` }
  if (order === 'people')
    return {
      join: sql`left join (select t.agent_id as id, count(*) as people from chosen c join team.members t on t.agent_id = c.id where c.is_agent group by 1) o on o.id = c.id`,
      by: sql`o.people desc nulls last, c.id desc`,
    }
  // A member's stake of the month stands in one row.
  if (order === 'stake')
    return {
      join: sql`left join (
        select s.member_id as id, s.month_stake as stake from chosen c join team.member_sums s on s.member_id = c.id and s.type = 'CONS' and s.month = ${month} where not c.is_agent
        union all ${monthOfTeams('chosen')}
      ) o on o.id = c.id`,
      by: sql`coalesce(o.stake, 0) desc, c.id desc`,
    }
  const lost = sql`o.stake - o.payout - o.rebate - o.promotion - o.salary - greatest(0, o.stake - o.payout) * ${feeBp}::integer / 10000`
  return { join: sql`left join (${monthOf('chosen')}) o on o.id = c.id`, by: sql`coalesce(${lost}, 0) desc, c.id desc` }
}

/** A page of people, and how many there are. Figures of everybody are read only where they decide the order. */
export async function readDownlines(db: Db, filter: DownlineFilter): Promise<{ list: Downline[]; total: number }> {
  const { join, by } = ordered(filter)
  // The newest first are read by an index, without reading everybody.
  const how = filter.order === 'joined' ? sql`not materialized` : sql`materialized`
  const { rows } = await sql<{ id: bigint; total: number }>`
    with chosen as ${how} (${chosen(filter)})
    select c.id, (select count(*)::integer from chosen) as total from chosen c ${join} order by ${by} limit ${filter.limit} offset ${filter.offset}`.execute(
    db,
  )
  const list = await readPeople(
    db,
    filter.agentId,
    rows.map(({ id }) => id),
  )
  if (rows.length > 0 || filter.offset === 0) return { list, total: rows[0]?.total ?? 0 }
  const { rows: counted } = await sql<{ total: number }>`select count(*)::integer as total from (${chosen(filter)}) c`.execute(db)
  return { list, total: counted[0]!.total }
}

/** People of an agent's team by their ids, in this order. */
export async function readPeople(db: Db, agentId: bigint, ids: readonly bigint[]): Promise<Downline[]> {
  const { rows } = await sql<Downline>`
    with chosen as materialized (
      select m.id, n.place, team.is_agent(m.type) as is_agent from unnest(${[...ids]}::bigint[]) with ordinality n(id, place) join member.members m on m.id = n.id
    )
    select m.id, m.account, m.nickname, m.type, t.depth, exists (select from agent.suspended x where x.agent_id = m.id) as "isSuspended",
      (select p.since from platform.period_of('day', m.created_at) p) as "joinedAt", ${seenAs} as seen,
      case when c.is_agent then (select count(*)::integer from team.members b where b.agent_id = m.id and b.depth > 0) else 0 end as people,
      coalesce(o.stake, 0)::bigint as stake, coalesce(o.payout, 0)::bigint as payout, coalesce(o.rebate, 0)::bigint as rebate, coalesce(o.promotion, 0)::bigint as promotion,
      coalesce(o.salary, 0)::bigint as salary, coalesce(o.deposit, 0)::bigint as deposit
    from chosen c join member.members m on m.id = c.id join team.members t on t.member_id = m.id and t.agent_id = ${agentId}::bigint
    left join team.seen s on s.member_id = m.id left join (${monthOf('chosen')}) o on o.id = m.id
    order by c.place`.execute(db)
  return rows
}
