import type { LastSeen, Person } from '@tucano/contract/agents/shapes'
import type { Db } from '@tucano/database'
import { maskNickname } from '#accounts/mask'
import { type RawBuilder, sql } from 'kysely'
import { countDirect, readRanked } from './ranked.ts'
import { sizeOf } from './sizes.ts'

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

const LATELY = sql`statement_timestamp() - make_interval(mins => ${sql.lit(ONLINE_MINUTES)})`
const TODAY = sql`(select p.since from platform.period_of('day', clock_timestamp()) p)`
const daysAgo = (days: number) => sql`statement_timestamp() - make_interval(days => ${sql.lit(days)})`

/** The same of somebody `s`, by the index of when. */
const isSeen: Record<LastSeen, RawBuilder<unknown>> = {
  online: sql`s.last > ${LATELY} and s.at > ${LATELY}`,
  today: sql`s.last >= ${TODAY} and s.at >= ${TODAY} and s.at <= ${LATELY}`,
  threeDays: sql`s.last > ${daysAgo(3)} and (s.at is null or s.at < ${TODAY} and s.at <= ${LATELY})`,
  sevenDays: sql`s.last > ${daysAgo(7)} and s.last <= ${daysAgo(3)}`,
  longer: sql`s.last <= ${daysAgo(7)}`,
}

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
  const { kind, seen, query, of, order } = filter
  const ofKind = kind === undefined ? sql`` : kind === 'agent' ? sql`and team.is_agent(m.type)` : sql`and not team.is_agent(m.type)`
  if (query === undefined && seen !== undefined && kind === undefined && order !== 'people')
    return sql`select s.member_id as id from team.seen s where s.upline_id = ${of}::bigint and ${isSeen[seen]}`
  const ofSeen = seen === undefined ? sql`` : sql`and ${isSeen[seen]}`
  const withSeen = seen === undefined ? sql`` : sql`join team.seen s on s.member_id = m.id and s.upline_id = m.upline_id`
  const among = query === undefined ? sql`m.upline_id = ${of}::bigint` : sql`m.id in (${named(filter, query)})`
  return sql`select m.id, team.is_agent(m.type) as is_agent from member.members m ${withSeen} where ${among} ${ofKind} ${ofSeen}`
}

/** The first day of the month that is running; asked once for a statement. */
const month = sql`(select date_trunc('month', platform.today())::date)`

/** What somebody `c` came to in the month that is running: agents with their teams. */
const monthOf = sql`left join team.branch_months o on o.member_id = c.id and o.month = ${month}`

function ordered({ order, feeBp }: DownlineFilter): { join: RawBuilder<unknown>; by: RawBuilder<unknown> } {
  if (order === 'joined') return { join: sql``, by: sql`c.id desc` }
  if (order === 'people')
    return {
      join: sql`left join lateral ${sizeOf(sql`c.id`)} o on c.is_agent`,
      by: sql`o.members desc nulls last, c.id desc`,
    }
  if (order === 'stake') return { join: monthOf, by: sql`coalesce(o.stake, 0) desc, c.id desc` }
  const lost = sql`o.stake - o.payout - o.rebate - o.promotion - o.salary - greatest(0, o.stake - o.payout) * ${feeBp}::integer / 10000`
  return { join: monthOf, by: sql`coalesce(${lost}, 0) desc, c.id desc` }
}

const isFigure = (order: DownlineFilter['order'], feeBp: number): order is 'stake' | 'result' =>
  order === 'stake' || (order === 'result' && feeBp === 0)

/** A page of people, and how many there are. Everybody right below somebody is listed in the order of an index, so that nobody else is looked at. */
export async function readDownlines(db: Db, filter: DownlineFilter): Promise<{ list: Downline[]; total: number }> {
  const { agentId, of, kind, query, seen, order, feeBp, offset, limit } = filter
  if (query !== undefined || seen !== undefined) return readFound(db, filter)
  if (isFigure(order, feeBp)) {
    const { rows } = await sql<{ today: string }>`select platform.today()::text as today`.execute(db)
    const { ids, total } = await readRanked(db, { ofId: of, month: rows[0]!.today, by: order, kind, offset, limit })
    return { list: await readPeople(db, agentId, ids), total }
  }
  const total = await countDirect(db, of, kind)
  const { rows } = await sql<{ id: bigint }>`${order === 'people' ? listedByPeople(filter) : listed(filter)}`.execute(db)
  const ids = rows.map(({ id }) => id)
  return { list: await readPeople(db, agentId, ids), total }
}

const listed = (filter: DownlineFilter): RawBuilder<unknown> => {
  const { join, by } = ordered(filter)
  return sql`select c.id from (${chosen(filter)}) c ${join} order by ${by} limit ${filter.limit} offset ${filter.offset}`
}

/** Agents, who are few, by how many are below them; then everybody else. */
const listedByPeople = ({ of, kind, limit, offset }: DownlineFilter): RawBuilder<unknown> => {
  const agents = sql`
    select c.id, row_number() over (order by s.members desc, c.id desc) as place from member.members c cross join lateral ${sizeOf(sql`c.id`)} s where c.upline_id = ${of}::bigint and team.is_agent(c.type)`
  const members = sql`
    select c.id, null::bigint as place from member.members c where c.upline_id = ${of}::bigint and not team.is_agent(c.type) order by c.id desc limit ${limit + offset}`
  if (kind === 'member') return sql`select c.id from (${members}) c order by c.id desc limit ${limit} offset ${offset}`
  return sql`
    with agents as materialized (${agents})
    select c.id from (select a.id, a.place from agents a ${kind === 'agent' ? sql`` : sql`union all (${members})`}) c order by c.place nulls last, c.id desc limit ${limit} offset ${offset}`
}

/** Those who are found by a name, or by when they were seen. */
async function readFound(db: Db, filter: DownlineFilter): Promise<{ list: Downline[]; total: number }> {
  const { join, by } = ordered(filter)
  const { rows } = await sql<{ id: bigint; total: number }>`
    with chosen as materialized (${chosen(filter)})
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
      case when c.is_agent then (select z.members from ${sizeOf(sql`m.id`)} z) else 0 end as people,
      coalesce(o.stake, 0)::bigint as stake, coalesce(o.payout, 0)::bigint as payout, coalesce(o.rebate, 0)::bigint as rebate, coalesce(o.promotion, 0)::bigint as promotion,
      coalesce(o.salary, 0)::bigint as salary, coalesce(o.deposit, 0)::bigint as deposit
    from chosen c join member.members m on m.id = c.id join team.members t on t.member_id = m.id and t.agent_id = ${agentId}::bigint
    left join team.seen s on s.member_id = m.id ${monthOf}
    order by c.place`.execute(db)
  return rows
}
