import type { SportsAct } from '@tucano/contract/sports/office'
import type { Db } from '@tucano/database'
import { type RawBuilder, sql } from 'kysely'

export interface ActRow {
  id: string
  eventId: bigint
  asked: SportsAct['act']
  matchName: string
  bets: number
  stake: bigint
  state: SportsAct['state']
  proposedBy: bigint
  proposer: string
  proposedAt: Date
  micros: string
  reason: string
  decider: string | null
  decidedAt: Date | null
  answer: string | null
  hash: bigint
}

async function read(db: Db, which: RawBuilder<unknown>): Promise<ActRow[]> {
  const { rows } = await sql<ActRow>`
    select a.id, a.event_id as "eventId", a.asked, coalesce(concat_ws(' × ', nh.name_pt, na.name_pt), e.urn) as "matchName", a.bets, a.stake, a.state, a.proposed_by as "proposedBy", a.proposer,
      a.proposed_at as "proposedAt", floor(extract(epoch from a.proposed_at) * 1000000)::text as micros, a.reason, a.decider, a.decided_at as "decidedAt", a.answer, a.input_hash as hash
    from sports.acts a join sports.events e on e.id = a.event_id left join sports.names nh on nh.urn = e.home_urn left join sports.names na on na.urn = e.away_urn ${which}`.execute(
    db,
  )
  return rows
}

export const readAct = async (db: Db, id: string): Promise<ActRow | undefined> => (await read(db, sql`where a.id = ${id}::uuid`))[0]

/** Those that wait first, each the newest first. */
export function readActs(
  db: Db,
  { before, limit }: { before: { micros: string; id: string } | undefined; limit: number },
): Promise<ActRow[]> {
  const at = before && sql`(to_timestamp(0) + ${before.micros}::bigint * interval '1 microsecond', ${before.id}::uuid)`
  return read(
    db,
    sql`${at ? sql`where a.state <> 'waiting' and (a.proposed_at, a.id) < ${at}` : sql``}
      order by ${at ? sql`a.proposed_at desc, a.id desc` : sql`a.state = 'waiting' desc, a.proposed_at desc, a.id desc`} limit ${limit}`,
  )
}

export const showAct = (row: ActRow, operatorId: bigint): SportsAct => ({
  actId: row.id,
  act: row.asked,
  matchName: row.matchName,
  bets: row.bets,
  stake: String(row.stake),
  state: row.state,
  own: row.proposedBy === operatorId,
  proposedBy: row.proposer,
  proposedAt: row.proposedAt.getTime(),
  reason: row.reason,
  decidedBy: row.decider,
  decidedAt: row.decidedAt?.getTime() ?? null,
  answer: row.answer,
})

/** The markets that an act is about. */
export const marketsOfAct = (act: SportsAct['act']): { market: number; specifiers: string }[] =>
  act.kind === 'void' ? [...act.markets] : [{ market: act.market, specifiers: act.specifiers }]
