import type { Db } from '@tucano/database'
import { type RawBuilder, sql } from 'kysely'
import type { Days } from './figures.ts'
import { FIGURES, type Figure } from './ranked.ts'

/** What lists are ordered by; who has joined, only agents have. */
export type Order = Figure | 'joined'

/** Days as whole months, or as much of the running one as there is, and what is left of them. */
interface Split {
  months: string[]
  days: Days[]
}

const DAY_MS = 86_400_000
const addDays = (day: string, many: number): string => new Date(Date.parse(day) + many * DAY_MS).toISOString().slice(0, 'yyyy-MM-dd'.length)
const firstOfNext = (day: string): string => `${addDays(`${day.slice(0, 'yyyy-MM'.length)}-01`, 31).slice(0, 'yyyy-MM'.length)}-01`

export async function splitDays(db: Db, { from, to }: Days): Promise<Split> {
  const { rows } = await sql<{ today: string }>`select platform.today()::text as today`.execute(db)
  const { today } = rows[0]!
  const months: string[] = []
  for (let month = from.endsWith('-01') ? from : firstOfNext(from); month <= to; month = firstOfNext(month))
    if (addDays(firstOfNext(month), -1) <= to || (month <= today && to >= today)) months.push(month)
  const [first, last] = [months[0], months.at(-1)]
  if (first === undefined || last === undefined) return { months, days: [{ from, to }] }
  const left = [
    { from, to: addDays(first, -1) },
    { from: firstOfNext(last), to },
  ]
  return { months, days: left.filter((days) => days.from <= days.to) }
}

/** The same figures of days. */
const OF_DAYS: Record<Order, { team: RawBuilder<unknown>; closed: RawBuilder<unknown> }> = {
  stake: { team: sql`d.stake`, closed: sql`d.stake` },
  result: { team: sql`d.stake - d.payout - d.rebate - d.promotion - d.salary`, closed: sql`d.lost` },
  deposits: { team: sql`d.deposit`, closed: sql`d.deposit` },
  joined: { team: sql`d.joined`, closed: sql`0` },
}

interface Asked extends Days {
  type: string
  order: Order
  limit: number
  offset: number
}

/** What everybody right below somebody came to, to be ordered by: days that are over by an index, those of the others from the days themselves. Cents below 2^53 are exact as they are added. */
function valuesOf(ofId: bigint, { type, order, ...period }: Asked, { months, days }: Split): RawBuilder<unknown> {
  const isKept = order !== 'joined' && type === 'CONS'
  const { team, closed } = OF_DAYS[order]
  const ofType = type === 'CONS' ? sql`` : sql`and d.type = ${type}`
  const parts = (isKept ? days : [{ from: period.from, to: period.to }]).flatMap(({ from, to }) => {
    const agents = sql`
      select a.id, f.value from agents a cross join lateral (select sum(${team})::bigint as value from team.team_days d where d.agent_id = a.id and d.day between ${from}::date and ${to}::date ${ofType}) f where f.value <> 0`
    if (order === 'joined') return [agents]
    return [
      agents,
      sql`select d.member_id, ${closed} from team.closed_days d where d.upline_id = ${ofId}::bigint and d.type = ${type} and d.day between ${from}::date and ${to}::date`,
      sql`
        select d.member_id, ${team} from team.member_days d where d.upline_id = ${ofId}::bigint and d.day between greatest(${from}::date, (select l.day + 1 from team.last_closed l)) and ${to}::date ${ofType}
          and not exists (select from agents a where a.id = d.member_id)`,
    ]
  })
  if (order !== 'joined' && isKept && months.length > 0)
    parts.push(
      sql`select b.member_id, ${FIGURES[order]} from team.branch_months b where b.upline_id = ${ofId}::bigint and b.month = any (${months}::date[])`,
    )
  return sql`
    with agents as materialized (
      select m.id from member.members m where m.upline_id = ${ofId}::bigint and team.is_agent(m.type)
    ), sums as materialized (
      select v.id, sum(v.value::float8) as value from (${sql.join(parts, sql` union all `)}) v(id, value) group by 1 having sum(v.value::float8) <> 0
    )`
}

/** Who stands on a page of everybody right below somebody, by what they came to on any days. Only those who did something then are looked at, and as many others as the page needs. */
export async function readPlaces(db: Db, ofId: bigint, asked: Asked, split: Split): Promise<bigint[]> {
  const { limit, offset } = asked
  const sums = valuesOf(ofId, asked, split)
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
