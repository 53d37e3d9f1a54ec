import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import type { Days } from './figures.ts'
import type { Sums } from './profit.ts'

interface Exchanged extends Sums {
  /** Between the agent and the member: what the agent has sent, and what it was sent. */
  sent: bigint
  received: bigint
}

export interface DirectDay extends Exchanged {
  day: string
  memberId: bigint
  account: string
}

interface Asked extends Days {
  agentId: bigint
  memberId: string | undefined
  currency: string
  timeZone: string
}

const DAY_FIGURES = ['rounds', 'stake', 'payout', 'rebate', 'promotion', 'salary', 'deposit', 'withdrawal'] as const
const summed = (of: string, names: readonly string[]) =>
  sql.join(names.map((name) => sql`coalesce(sum(${sql.ref(`${of}.${name}`)}), 0)::bigint as ${sql.ref(name)}`))

/** Pages go no further back than so many days of people. */
const AT_MOST = 10_000

/** What went between an agent and those right below it, by day; few, since they are the agent's own. */
const transferredOf = ({ agentId, memberId, from, to, currency, timeZone }: Asked) => sql`
  select o.member_id, (e.at at time zone ${timeZone})::date as day, sum(greatest(-e.amount, 0))::bigint as sent, sum(greatest(e.amount, 0))::bigint as received
  from ledger.accounts own join ledger.movements v on v.account_id = own.id and v.heading = 'transfers' join ledger.entries e on e.account_id = v.account_id and e.at = v.at
  join ledger.entries x on x.posting_id = e.posting_id and x.account_id <> e.account_id join ledger.accounts o on o.id = x.account_id
  join member.members m on m.id = o.member_id and m.upline_id = ${agentId}::bigint ${memberId === undefined ? sql`` : sql`and m.id = ${memberId}::bigint`}
  where own.member_id = ${agentId}::bigint and own.kind = 'cash' and own.currency = ${currency}
    and v.at >= (${from}::date)::timestamp at time zone ${timeZone} and v.at < (${to}::date + 1)::timestamp at time zone ${timeZone}
  group by 1, 2`

/** What all of it comes to: of one member its days, of everybody what is kept of all who are right below. */
async function readSum(db: Db, asked: Asked): Promise<Exchanged> {
  const { agentId, memberId, from, to } = asked
  const days =
    memberId === undefined
      ? sql`team.direct_days d where d.agent_id = ${agentId}::bigint`
      : sql`team.member_days d where d.member_id = ${memberId}::bigint and d.upline_id = ${agentId}::bigint`
  const { rows } = await sql<Exchanged>`
    with transferred as (${transferredOf(asked)})
    select f.*, t.* from (select ${summed('d', DAY_FIGURES)} from ${days} and d.day between ${from}::date and ${to}::date) f, (select ${summed('t', ['sent', 'received'])} from transferred t) t`.execute(
    db,
  )
  return rows[0]!
}

/** How many lines there are, as far as pages go: days that are over by an index, agents and what is not over from the days themselves, and days on which only money went between the two. */
const countedOf = ({ agentId, from, to }: Asked) => sql`(
  select least(${AT_MOST}, (
    select count(*) from (select from team.closed_days d where d.upline_id = ${agentId}::bigint and d.type = 'CONS' and d.day between ${from}::date and ${to}::date limit ${AT_MOST}) d
  ) + (
    select count(*) from (
      select distinct d.day, d.member_id from team.member_days d
      where d.upline_id = ${agentId}::bigint and d.day between greatest(${from}::date, (select l.day + 1 from team.last_closed l)) and ${to}::date limit ${AT_MOST}
    ) d
  ) + (
    select count(*) from (
      select distinct d.day, d.member_id from member.members m join team.member_days d on d.member_id = m.id
      where m.upline_id = ${agentId}::bigint and team.is_agent(m.type) and d.day between ${from}::date and ${to}::date and d.day <= (select l.day from team.last_closed l)
    ) d
  ) + (
    select count(*) from transferred t where not exists (select from team.member_days d where d.member_id = t.member_id and d.day = t.day)
  ))::integer as many)`

/** Days of everybody right below an agent, newest first, with what went between the two; and what all of them come to. */
export async function readDirectDays(
  db: Db,
  asked: Asked,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ list: DirectDay[]; many: number; total: Exchanged }> {
  const { agentId, memberId, from, to } = asked
  const below = sql`d.upline_id = ${agentId}::bigint and d.day between ${from}::date and ${to}::date ${memberId === undefined ? sql`` : sql`and d.member_id = ${memberId}::bigint`}`
  // Two sorted lists, of which no more is read than the page needs: days on which somebody did something, and days on which only money went between the two.
  const { rows } = await sql<DirectDay & { many: number }>`
    with transferred as materialized (${transferredOf(asked)}), days as (
      select distinct d.day, d.member_id from team.member_days d where ${below} order by d.day desc, d.member_id limit ${Math.min(AT_MOST, limit + offset)}
    ), listed as materialized (
      select d.day, d.member_id from days d union select t.day, t.member_id from transferred t
    ), page as (
      select l.day, l.member_id from listed l order by l.day desc, l.member_id limit ${Math.max(0, Math.min(limit, AT_MOST - offset))} offset ${offset}
    )
    select p.day::text as day, p.member_id as "memberId", m.account, f.*, coalesce(t.sent, 0)::bigint as sent, coalesce(t.received, 0)::bigint as received, c.many
    from ${memberId === undefined ? countedOf(asked) : sql`(select count(*)::integer as many from (select d.day from team.member_days d where ${below} union select t.day from transferred t) d)`} c
    left join page p on true left join member.members m on m.id = p.member_id
    left join transferred t on t.member_id = p.member_id and t.day = p.day
    left join lateral (select ${summed('d', DAY_FIGURES)} from team.member_days d where d.member_id = p.member_id and d.day = p.day) f on true
    order by p.day desc, p.member_id`.execute(db)
  const list = rows.filter(({ memberId: id }) => (id as bigint | null) !== null)
  return { list, many: rows[0]!.many, total: await readSum(db, asked) }
}
