import type { Db } from '@tucano/database'
import { type RawBuilder, sql } from 'kysely'
import type { Days } from './figures.ts'

interface Asked extends Days {
  product: string | undefined
  currency: string
}

const ofProduct = (product: string | undefined): RawBuilder<unknown> => (product === undefined ? sql`` : sql`and t.product = ${product}`)

/** What bets of everybody right below an agent that are over add up to. */
export async function readDirectTurnover(db: Db, agentId: bigint, { from, to, product, currency }: Asked) {
  const { rows } = await sql<{ rounds: number; stake: string; payout: string }>`
    select coalesce(sum(t.bets), 0)::float8 as rounds, coalesce(sum(t.stake), 0)::text as stake, coalesce(sum(t.payout), 0)::text as payout
    from team.direct_turnover t where t.agent_id = ${agentId}::bigint and t.day between ${from}::date and ${to}::date and t.currency = ${currency} ${ofProduct(product)}`.execute(
    db,
  )
  return rows[0]!
}

/** Whether any of them that was placed since a day can be over: it would be on that day or later. */
export async function hasTurnoverSince(db: Db, agentId: bigint, day: string, product: string | undefined): Promise<boolean> {
  const { rows } = await sql`
    select from team.direct_turnover t where t.agent_id = ${agentId}::bigint and t.day >= ${day}::date ${ofProduct(product)} limit 1`.execute(
    db,
  )
  return rows.length > 0
}
