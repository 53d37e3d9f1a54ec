import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** How far those who came by a link have come. */
export interface Funnel {
  code: string
  firstDeposits: number
  /** Who has staked enough in the month that is running. */
  active: number
}

export async function readFunnels(db: Db, codes: readonly string[]): Promise<Map<string, Funnel>> {
  const { rows } = await sql<Funnel>`
    select f.code, sum(f.first_deposits)::integer as "firstDeposits", coalesce(sum(f.active) filter (where f.month = (select date_trunc('month', platform.today())::date)), 0)::integer as active
    from team.funnels f where f.code = any (${[...codes]}::text[]) group by 1`.execute(db)
  return new Map(rows.map((funnel) => [funnel.code, funnel]))
}
