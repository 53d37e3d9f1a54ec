import type { OfficeRound } from '@tucano/contract/live/office'
import type { Db } from '@tucano/database'
import { type RawBuilder, sql } from 'kysely'
import { NO_STAKES, type Stakes } from './stakes.ts'

export interface RoundRow {
  eventId: string
  code: string
  number: bigint
  opensAt: Date
  closesAt: Date
  drawState: string
  eventState: string
  isOver: boolean
  result: unknown
  voidCode: string | null
  voidNote: string | null
}

const columns = sql`r.event_id as "eventId", r.table_code as code, r.number, e.opens_at as "opensAt", e.closes_at as "closesAt", d.state as "drawState", e.state as "eventState", d.is_over as "isOver", d.void_reason as "voidCode", e.result,
  (select v.reason from live.voids v where v.event_id = r.event_id and v.state = 'granted') as "voidNote"`
const tables = sql`live.rounds r join betting.events e on e.id = r.event_id join draws.draws d on d.event_id = r.event_id`

const read = async (db: Db, rest: RawBuilder<unknown>): Promise<RoundRow[]> =>
  (await sql<RoundRow>`select ${columns} from ${tables} ${rest}`.execute(db)).rows

/** The last round of each table. */
export const readLastRounds = (db: Db, codes: readonly string[]): Promise<RoundRow[]> =>
  read(
    db,
    sql`join (select distinct on (l.table_code) l.event_id from unnest(${[...codes]}::text[]) c(code)
      cross join lateral (select n.event_id, n.table_code from live.rounds n where n.table_code = c.code order by n.number desc limit 1) l) last on last.event_id = r.event_id`,
  )

export const readRounds = (db: Db, code: string, limit: number): Promise<RoundRow[]> =>
  read(db, sql`where r.table_code = ${code} order by r.number desc limit ${limit}`)

export const readRound = async (db: Db, eventId: string): Promise<RoundRow | undefined> =>
  (await read(db, sql`where r.event_id = ${eventId}::uuid`))[0]

function stateOf({ drawState, eventState, isOver }: RoundRow): OfficeRound['state'] {
  if (drawState === 'void' || eventState === 'void') return 'void'
  return drawState !== 'drawn' ? 'running' : isOver ? 'over' : 'drawn'
}

export const showRound = (row: RoundRow, { members, bets, staked, paid }: Stakes = NO_STAKES): OfficeRound => ({
  round: Number(row.number),
  drawId: row.eventId,
  state: stateOf(row),
  opensAt: row.opensAt.getTime(),
  closesAt: row.closesAt.getTime(),
  result: row.drawState === 'drawn' ? (row.result ?? null) : null,
  members,
  bets,
  staked: String(staked),
  paid: String(paid),
  voidCode: row.voidCode,
  voidReason: row.voidNote,
})
