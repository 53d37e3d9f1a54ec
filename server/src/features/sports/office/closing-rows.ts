import type { SportsClosing } from '@tucano/contract/sports/office'
import type { Db } from '@tucano/database'
import { type RawBuilder, sql } from 'kysely'
import type { Words } from '../board/describe.ts'
import { wordIn } from '../board/market.ts'
import { matchWords } from './match-words.ts'

interface ClosingRow {
  id: bigint
  kind: SportsClosing['kind']
  urn: string
  name: Words
  group: string | null
  marketId: number | null
  specifiers: string | null
  account: string
  reason: string
  at: Date
}

async function read(db: Db, which: RawBuilder<unknown>): Promise<ClosingRow[]> {
  const { rows } = await sql<ClosingRow>`
    select c.id, c.kind, c.urn, case when n.urn is not null then jsonb_build_object('pt', n.name_pt, 'en', n.name_en) when e.urn is not null then ${matchWords} else jsonb_build_object('pt', c.urn, 'en', c.urn) end as name, c.market_group as group, c.market_id as "marketId", c.specifiers, c.account, c.reason, c.at
    from sports.closings c left join sports.names n on n.urn = c.urn left join sports.events e on e.urn = c.urn
    left join sports.names nh on nh.urn = e.home_urn left join sports.names na on na.urn = e.away_urn
    where ${which} order by c.at desc, c.id desc`.execute(db)
  return rows
}

export const showClosing = ({ id, name, marketId, account, at, ...row }: ClosingRow, language: string): SportsClosing => ({
  ...row,
  closingId: String(id),
  name: wordIn(name, language),
  market: marketId,
  by: account,
  at: at.getTime(),
})

/** What is closed now. */
export const readClosed = (db: Db): Promise<ClosingRow[]> => read(db, sql`c.opened_at is null`)

/** One that is closed now. */
export const readOneClosed = async (db: Db, id: bigint): Promise<ClosingRow | undefined> =>
  (await read(db, sql`c.opened_at is null and c.id = ${id}::bigint`))[0]
