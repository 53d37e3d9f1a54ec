import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import type { TeamType } from './product-type.ts'

/** Days of the brand's time zone, both included. */
export interface Days {
  from: string
  to: string
}

export interface TeamSums {
  joined: number
  firstDeposits: number
  rounds: bigint
  stake: bigint
  payout: bigint
  rebate: bigint
  promotion: bigint
  salary: bigint
  deposit: bigint
  withdrawal: bigint
}

export interface TeamDay extends TeamSums {
  day: string
  type: TeamType
}

/** What a team came to on each day, by type. */
export async function readTeamDays(db: Db, agentId: bigint, { from, to }: Days): Promise<TeamDay[]> {
  const { rows } = await sql<TeamDay>`
    select d.day::text as day, d.type, d.joined, d.first_deposits as "firstDeposits", d.rounds, d.stake, d.payout, d.rebate, d.promotion, d.salary, d.deposit, d.withdrawal
    from team.team_days d where d.agent_id = ${agentId}::bigint and d.day between ${from}::date and ${to}::date order by d.day, d.type`.execute(
    db,
  )
  return rows
}

/** How many were active on each day, of all types together. */
export async function readActiveDays(db: Db, agentId: bigint, { from, to }: Days): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; members: number }>`
    select a.since::text as day, a.members from team.actives a
    where a.agent_id = ${agentId}::bigint and a.period = 'day' and a.type = 'CONS' and a.since between ${from}::date and ${to}::date`.execute(
    db,
  )
  return new Map(rows.map(({ day, members }) => [day, members]))
}

/** How many were active in a day, a week, a half month or a month, up to its end or to today. Of other periods nobody knows without counting everybody. */
export async function readActive(db: Db, agentId: bigint, { from, to }: Days, timeZone: string): Promise<number | null> {
  const { rows } = await sql<{ members: number }>`
    select coalesce(a.members, 0) as members
    from (select ${from}::date as first, ${to}::date as last, date_trunc('month', ${from}::date)::date as month, (platform.clock() at time zone ${timeZone})::date as today) d
    cross join lateral (values (1, 'day', d.first, d.first), (2, 'week', date_trunc('week', d.first)::date, date_trunc('week', d.first)::date + 6),
      (3, 'halfMonth', case when extract(day from d.first) >= 16 then d.month + 15 else d.month end, case when extract(day from d.first) >= 16 then (d.month + interval '1 month')::date - 1 else d.month + 14 end),
      (4, 'month', d.month, (d.month + interval '1 month')::date - 1)) p(place, period, since, last)
    left join team.actives a on a.agent_id = ${agentId}::bigint and a.type = 'CONS' and a.period = p.period and a.since = p.since
    where p.since = d.first and (p.last = d.last or d.last = d.today and d.today between p.since and p.last)
    order by p.place limit 1`.execute(db)
  return rows[0]?.members ?? null
}
