import type { SportsClosing } from '@tucano/contract/sports/office'
import type { Db } from '@tucano/database'
import { type RawBuilder, sql } from 'kysely'

interface ClosingRow {
  id: bigint
  kind: SportsClosing['kind']
  urn: string
  name: string
  group: string | null
  marketId: number | null
  specifiers: string | null
  account: string
  reason: string
  at: Date
}

async function read(db: Db, which: RawBuilder<unknown>): Promise<SportsClosing[]> {
  const { rows } = await sql<ClosingRow>`
    select c.id, c.kind, c.urn, coalesce(n.name_pt, concat_ws(' × ', nh.name_pt, na.name_pt), c.urn) as name, c.market_group as group, c.market_id as "marketId", c.specifiers, c.account, c.reason, c.at
    from sports.closings c left join sports.names n on n.urn = c.urn left join sports.events e on e.urn = c.urn
    left join sports.names nh on nh.urn = e.home_urn left join sports.names na on na.urn = e.away_urn
    where ${which} order by c.at desc, c.id desc`.execute(db)
  return rows.map(({ id, marketId, account, at, ...row }) => ({
    ...row,
    closingId: String(id),
    market: marketId,
    by: account,
    at: at.getTime(),
  }))
}

/** What is closed now. */
export const readClosed = (db: Db): Promise<SportsClosing[]> => read(db, sql`c.opened_at is null`)

/** One that is closed now. */
export const readOneClosed = async (db: Db, id: bigint): Promise<SportsClosing | undefined> =>
  (await read(db, sql`c.opened_at is null and c.id = ${id}::bigint`))[0]
