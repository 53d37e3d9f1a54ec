import type { Db } from '@tucano/database'
import { readFacts } from '#betting/facts'
import { sql } from 'kysely'
import { type TeamBrand, keep } from './days.ts'
import { differentSums } from './recount-sums.ts'

/** Something that is written down otherwise than a count from the books comes to. */
export interface Difference {
  what:
    | 'tree'
    | 'size'
    | 'member'
    | 'upline'
    | 'team'
    | 'direct'
    | 'turnover'
    | 'closedDay'
    | 'month'
    | 'active'
    | 'firstDeposit'
    | 'funnel'
  /** Whose it is, and of which day, type or period. */
  where: string
  written: string
  counted: string
}

const POSTINGS = 1000
const AMOUNTS = ['rounds', 'stake', 'payout', 'rebate', 'promotion', 'salary', 'deposit', 'withdrawal'] as const

const memberDay = sql.join(['member_id', 'day', 'type', ...AMOUNTS].map((name) => sql.ref(name)))

const sums = (names: readonly string[]) => sql.join(names.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`))
const row = (of: string, names: readonly string[]) =>
  sql`row(${sql.join(names.map((name) => sql`coalesce(${sql.ref(`${of}.${name}`)}, 0)`))})`

/** Counts everything that teams know from uplines and books, and tells what differs. Nothing is changed. */
export function recount(db: Db, brand: TeamBrand): Promise<Difference[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await replay(trx, brand)
      const different = [await differentTree(trx), await differentMembers(trx), await differentFirstDeposits(trx)]
      return [...different, await differentSums(trx, brand)].flat()
    })
}

/** All facts that the days have heard, from the first one on. */
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
