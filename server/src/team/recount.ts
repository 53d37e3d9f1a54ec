import type { Db } from '@tucano/database'
import { readFacts } from '#betting/facts'
import { sql } from 'kysely'
import { type TeamBrand, keep } from './days.ts'
import { differentSums } from './recount-sums.ts'

/** Something that is written down otherwise than a count from the books comes to. */
export interface Difference {
  what: 'tree' | 'size' | 'member' | 'upline' | 'team' | 'direct' | 'month' | 'active' | 'firstDeposit' | 'funnel'
  /** Whose it is, and of which day, type or period. */
  where: string
  written: string
  counted: string
}

const POSTINGS = 1000
const AMOUNTS = ['rounds', 'stake', 'payout', 'rebate', 'promotion', 'salary', 'deposit', 'withdrawal'] as const
const TEAM_AMOUNTS = ['joined', 'first_deposits', ...AMOUNTS] as const

const memberDay = sql.join(['member_id', 'day', 'type', ...AMOUNTS].map((name) => sql.ref(name)))

const sums = (names: readonly string[]) => sql.join(names.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`))
const row = (of: string, names: readonly string[]) =>
  sql`row(${sql.join(names.map((name) => sql`coalesce(${sql.ref(`${of}.${name}`)}, 0)`))})`

/** Teams as they were, from one day on which somebody was moved until the next. */
const trees = sql`
  select e.first, e.next, t.agent_id, t.member_id, t.depth
  from (
    select d.first, coalesce(lead(d.first) over (order by d.first), 'infinity') as next
    from (select '-infinity'::date as first union select v.since from team.moves v where v.state = 'done') d
  ) e cross join lateral team.tree_on(case when e.next = 'infinity' then 'infinity'::date else e.next - 1 end) t`

/** Counts everything that teams know from uplines and books, and tells what differs. Nothing is changed. */
export function recount(db: Db, brand: TeamBrand): Promise<Difference[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await replay(trx, brand)
      const different = [await differentTree(trx), await differentMembers(trx), await differentFirstDeposits(trx)]
      return [...different, await differentTeams(trx), await differentActives(trx, brand), await differentSums(trx, brand)].flat()
    })
}

/** All facts that the days have heard, from the first one on, and everybody who joined. */
async function replay(trx: Db, brand: TeamBrand): Promise<void> {
  await sql`create temporary table recounted (like team.pending including defaults) on commit drop`.execute(trx)
  const heard = await trx.selectFrom('platform.listeners').select(['xid', 'posting_id']).where('name', '=', 'team.days').executeTakeFirst()
  let position = { xid: '0', postingId: 0n }
  for (let more = heard !== undefined; more;) {
    const read = await readFacts(trx, position, POSTINGS, { xid: heard!.xid, postingId: heard!.posting_id })
    await keep(trx, read.facts, brand, 'recounted')
    position = read.position ?? position
    more = read.position !== undefined
  }
  await sql`
    insert into recounted (member_id, day, type, joined)
    select m.id, (m.created_at at time zone ${brand.timeZone})::date, 'CONS', 1 from member.members m where m.upline_id is not null`.execute(
    trx,
  )
  await sql`analyze recounted`.execute(trx)
}

type Compared = Omit<Difference, 'what'>

const told = async (what: Difference['what'], rows: Promise<{ rows: Compared[] }>): Promise<Difference[]> =>
  (await rows).rows.map((different) => ({ what, ...different }))

const differentTree = (trx: Db): Promise<Difference[]> =>
  told(
    'tree',
    sql<Compared>`
      select format('%s in the team of %s', coalesce(t.member_id, c.member_id), coalesce(t.agent_id, c.agent_id)) as "where", coalesce(t.depth::text, 'nothing') as written, coalesce(c.depth::text, 'nothing') as counted
      from team.members t full join team.tree() c using (agent_id, member_id) where t.depth is distinct from c.depth`.execute(trx),
  )

const differentMembers = (trx: Db): Promise<Difference[]> =>
  told(
    'member',
    sql<Compared>`
      with counted as (select member_id, day, type, ${sums(AMOUNTS)} from recounted group by 1, 2, 3),
        written as (select member_id, day, type, ${sums(AMOUNTS)} from (select ${memberDay} from team.member_days union all select ${memberDay} from team.pending) w group by 1, 2, 3)
      select format('%s %s %s', member_id, day, type) as "where", ${row('w', AMOUNTS)}::text as written, ${row('c', AMOUNTS)}::text as counted
      from written w full join counted c using (member_id, day, type) where ${row('w', AMOUNTS)} is distinct from ${row('c', AMOUNTS)}`.execute(
      trx,
    ),
  )

const differentFirstDeposits = (trx: Db): Promise<Difference[]> =>
  told(
    'firstDeposit',
    sql<Compared>`
      with counted as (
        select distinct on (member_id) member_id, day from team.member_days where deposit > 0 order by member_id, day
      )
      select member_id::text as "where", coalesce(f.day::text, 'nothing') as written, coalesce(c.day::text, 'nothing') as counted
      from team.first_deposits f full join counted c using (member_id) where f.day is distinct from c.day`.execute(trx),
  )

/** From the days of members, which are compared by themselves, and the teams as they were on each day. */
const differentTeams = (trx: Db): Promise<Difference[]> =>
  told(
    'team',
    sql<Compared>`
      with trees as (${trees}), folded as (
        select member_id, day, type, 0 as joined, 0 as first_deposits, ${sql.join(AMOUNTS.map((name) => sql.ref(name)))} from team.member_days
        union all
        select r.member_id, r.day, 'CONS', r.joined - coalesce(p.joined, 0), 0, ${sql.join(AMOUNTS.map(() => sql`0`))}
        from recounted r left join (select member_id, sum(joined) as joined from team.pending group by 1) p using (member_id) where r.joined > 0
        union all
        select member_id, day, 'CONS', 0, 1, ${sql.join(AMOUNTS.map(() => sql`0`))} from team.first_deposits
      ), counted as (
        select t.agent_id, f.day, f.type, sum(case when t.depth > 0 then f.joined else 0 end)::bigint as joined, ${sums(TEAM_AMOUNTS.slice(1))}
        from folded f join trees t on t.member_id = f.member_id and f.day >= t.first and f.day < t.next group by 1, 2, 3
      )
      select format('%s %s %s', agent_id, day, type) as "where", ${row('w', TEAM_AMOUNTS)}::text as written, ${row('c', TEAM_AMOUNTS)}::text as counted
      from team.team_days w full join counted c using (agent_id, day, type) where ${row('w', TEAM_AMOUNTS)} is distinct from ${row('c', TEAM_AMOUNTS)}`.execute(
      trx,
    ),
  )

const differentActives = (trx: Db, { agents }: TeamBrand): Promise<Difference[]> =>
  told(
    'active',
    sql<Compared>`
      with trees as (${trees}), staked as (
        select d.member_id, g.type, p.period, p.since, p.until, sum(d.stake) as stake
        from team.member_days d cross join lateral (select distinct unnest(array[d.type, 'CONS']) as type) g
        cross join lateral (select date_trunc('month', d.day)::date as month, extract(day from d.day) >= 16 as is_second) m
        cross join lateral (values ('day', d.day, d.day + 1), ('week', date_trunc('week', d.day)::date, date_trunc('week', d.day)::date + 7),
          ('halfMonth', m.month + case when m.is_second then 15 else 0 end, case when m.is_second then (m.month + interval '1 month')::date else m.month + 15 end),
          ('month', m.month, (m.month + interval '1 month')::date)) p(period, since, until)
        group by 1, 2, 3, 4, 5
      ), counted as (
        -- Whoever is in the team at the period's end, or now.
        select t.agent_id, s.period, s.since, s.type, count(*) as members
        from staked s join trees t on t.member_id = s.member_id and s.until > t.first and s.until <= t.next where s.stake >= ${agents.activeStake} group by 1, 2, 3, 4
      )
      select format('%s %s %s %s', agent_id, period, since, type) as "where", coalesce(a.members, 0)::text as written, coalesce(c.members, 0)::text as counted
      from team.actives a full join counted c using (agent_id, period, since, type) where coalesce(a.members, 0) <> coalesce(c.members, 0)`.execute(
      trx,
    ),
  )
