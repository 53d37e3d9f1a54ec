import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import type { TeamBrand } from './days.ts'
import type { Difference } from './recount.ts'

interface Kept {
  what: Difference['what']
  table: string
  /** The function that counts it from the days of members and teams, which are compared by themselves. */
  counted: ReturnType<typeof sql>
  key: readonly string[]
  values: readonly string[]
}

const MONTH = ['stake', 'payout', 'rebate', 'promotion', 'salary', 'deposit'] as const
const SIZES = ['members', 'agents', 'direct', 'direct_agents'] as const

const kept = ({ agents }: Pick<TeamBrand, 'agents'>): Kept[] => [
  {
    what: 'team',
    table: 'team.team_days',
    counted: sql`team.count_team_days()`,
    key: ['agent_id', 'day', 'type'],
    values: ['joined', 'first_deposits', 'rounds', ...MONTH, 'withdrawal'],
  },
  {
    what: 'active',
    table: 'team.actives',
    counted: sql`team.count_actives(${agents.activeStake}::bigint)`,
    key: ['agent_id', 'period', 'since', 'type'],
    values: ['members'],
  },
  {
    what: 'direct',
    table: 'team.direct_days',
    counted: sql`team.count_direct_days()`,
    key: ['agent_id', 'day'],
    values: ['rounds', ...MONTH, 'withdrawal'],
  },
  {
    what: 'turnover',
    table: 'team.direct_turnover',
    counted: sql`team.count_direct_turnover()`,
    key: ['agent_id', 'day', 'product', 'currency'],
    values: ['bets', 'stake', 'payout'],
  },
  {
    what: 'closedDay',
    table: 'team.closed_days',
    counted: sql`(select c.* from team.last_closed l cross join lateral team.days_of_members('-infinity', l.day) c)`,
    key: ['member_id', 'day', 'type'],
    values: ['stake', 'lost', 'deposit'],
  },
  { what: 'month', table: 'team.branch_months', counted: sql`team.count_branch_months()`, key: ['member_id', 'month'], values: MONTH },
  {
    what: 'funnel',
    table: 'team.funnels',
    counted: sql`team.count_funnels(${agents.activeStake}::bigint)`,
    key: ['code', 'month'],
    values: ['first_deposits', 'active'],
  },
]

const refs = (of: string, names: readonly string[]) => sql.join(names.map((name) => sql.ref(`${of}.${name}`)))
const row = (of: string, names: readonly string[]) =>
  sql`row(${sql.join(names.map((name) => sql`coalesce(${sql.ref(`${of}.${name}`)}, 0)::bigint`))})`

/** What is written and what is counted by the same key, where they differ; what is missing is nothing. */
async function compare(trx: Db, { what, table, counted, key, values }: Kept): Promise<Difference[]> {
  const { rows } = await sql<Omit<Difference, 'what'>>`
    select concat_ws(' ', ${sql.join(key.map((name) => sql`coalesce(${sql.ref(`w.${name}`)}, ${sql.ref(`c.${name}`)})`))}) as "where", ${row('w', values)}::text as written, ${row('c', values)}::text as counted
    from ${sql.table(table)} w full join ${counted} c on row(${refs('w', key)}) = row(${refs('c', key)}) where ${row('w', values)} is distinct from ${row('c', values)}`.execute(
    trx,
  )
  return rows.map((different) => ({ what, ...different }))
}

/** How many are in each team: what is folded and what is not. */
async function differentSizes(trx: Db): Promise<Difference[]> {
  const { rows } = await sql<Omit<Difference, 'what'>>`
    with written as (
      select s.agent_id, ${sql.join(SIZES.map((name) => sql`sum(${sql.ref(`s.${name}`)}) as ${sql.ref(name)}`))} from (table team.sizes union all table team.size_changes) s group by 1
    )
    select agent_id::text as "where", ${row('w', SIZES)}::text as written, ${row('c', SIZES)}::text as counted
    from written w full join team.count_sizes() c using (agent_id) where ${row('w', SIZES)} is distinct from ${row('c', SIZES)}`.execute(
    trx,
  )
  return rows.map((different) => ({ what: 'size', ...different }))
}

/** Whom members, and their days and months, are listed below. */
async function differentUplines(trx: Db): Promise<Difference[]> {
  const { rows } = await sql<Omit<Difference, 'what'>>`
    select distinct d.member_id::text as "where", coalesce(d.upline_id::text, 'nobody') as written, coalesce(m.upline_id::text, 'nobody') as counted
    from (select member_id, upline_id from team.member_days union select member_id, upline_id from team.branch_months union select member_id, upline_id from team.closed_days
      union select m.id, s.upline_id from member.members m left join team.seen s on s.member_id = m.id where m.upline_id is not null or s.upline_id is not null) d join member.members m on m.id = d.member_id
    where d.upline_id is distinct from m.upline_id`.execute(trx)
  return rows.map((different) => ({ what: 'upline', ...different }))
}

/** Everything that is kept so that pages need not count it. */
export async function differentSums(trx: Db, brand: Pick<TeamBrand, 'agents'>): Promise<Difference[]> {
  const different = [await differentSizes(trx), await differentUplines(trx)]
  for (const one of kept(brand)) different.push(await compare(trx, one))
  return different.flat()
}
