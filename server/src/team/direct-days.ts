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

const FIGURES = ['rounds', 'stake', 'payout', 'rebate', 'promotion', 'salary', 'deposit', 'withdrawal', 'sent', 'received'] as const
const summed = (of: string) =>
  sql.join(FIGURES.map((name) => sql`coalesce(sum(${sql.ref(`${of}.${name}`)}), 0)::bigint as ${sql.ref(name)}`))

/** Days of everybody right below an agent, newest first, with what went between the two; and what all of them come to. */
export async function readDirectDays(
  db: Db,
  { agentId, memberId, from, to, currency, timeZone }: Asked,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ list: DirectDay[]; many: number; total: Exchanged }> {
  const days = sql`
    with direct as materialized (
      select m.id, m.account from member.members m where m.upline_id = ${agentId}::bigint ${memberId === undefined ? sql`` : sql`and m.id = ${memberId}::bigint`}
    ), transferred as (
      select o.member_id, (e.at at time zone ${timeZone})::date as day, e.amount
      from ledger.accounts own join ledger.movements v on v.account_id = own.id and v.heading = 'transfers' join ledger.entries e on e.account_id = v.account_id and e.at = v.at
      join ledger.entries x on x.posting_id = e.posting_id and x.account_id <> e.account_id join ledger.accounts o on o.id = x.account_id
      where own.member_id = ${agentId}::bigint and own.kind = 'cash' and own.currency = ${currency}
        and v.at >= (${from}::date)::timestamp at time zone ${timeZone} and v.at < (${to}::date + 1)::timestamp at time zone ${timeZone}
    ), parts as (
      select d.member_id, d.day, d.rounds, d.stake, d.payout, d.rebate, d.promotion, d.salary, d.deposit, d.withdrawal, 0::bigint as sent, 0::bigint as received
      from direct m join team.member_days d on d.member_id = m.id and d.day between ${from}::date and ${to}::date
      union all
      select t.member_id, t.day, 0, 0, 0, 0, 0, 0, 0, 0, greatest(-t.amount, 0), greatest(t.amount, 0) from transferred t join direct m on m.id = t.member_id
    ), days as (
      select p.member_id, p.day, ${summed('p')} from parts p group by 1, 2
    )`
  const { rows: all } = await sql<
    Exchanged & { many: number }
  >`${days} select ${summed('d')}, count(*)::integer as many from days d`.execute(db)
  const { rows: list } = await sql<DirectDay>`
    ${days} select d.*, d.day::text as day, d.member_id as "memberId", m.account from days d join direct m on m.id = d.member_id
    order by d.day desc, d.member_id limit ${limit} offset ${offset}`.execute(db)
  const { many, ...total } = all[0]!
  return { list, many, total }
}
