import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** How far those who came by a link have come. */
export interface Funnel {
  code: string
  firstDeposits: number
  /** Who has staked enough in the month that is running. */
  active: number
}

export async function readFunnels(db: Db, codes: readonly string[], activeStake: number): Promise<Map<string, Funnel>> {
  const { rows } = await sql<Funnel>`
    select m.invitation as code, count(f.member_id)::integer as "firstDeposits", count(s.member_id)::integer as active
    from member.members m left join team.first_deposits f on f.member_id = m.id
    left join team.member_sums s on s.member_id = m.id and s.type = 'CONS' and s.month = (select date_trunc('month', platform.today())::date) and s.month_stake >= ${activeStake}::bigint
    where m.invitation = any (${[...codes]}::text[]) group by 1`.execute(db)
  return new Map(rows.map((funnel) => [funnel.code, funnel]))
}
