import { liveKinds } from '@tucano/contract/live'
import type { OfficeTable } from '@tucano/contract/live/office'
import type { TableOfHouse } from '@tucano/live'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { sourceOf } from '../room/work.ts'
import { readStatuses } from '../status.ts'
import { showStakes } from './exposure.ts'
import { type LiveOffice, tableNames } from './office.ts'
import { readLastRounds } from './rounds.ts'
import { NO_STAKES, readShared, readSpots, readStakes } from './stakes.ts'

export const kindOf = ({ kind }: TableOfHouse): OfficeTable['kind'] => liveKinds.find((one) => one === kind)!

async function countAsked(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; many: number }>`
    select r.table_code as code, count(*)::integer as many from live.voids v join live.rounds r on r.event_id = v.event_id where v.state = 'waiting' group by 1`.execute(
    db,
  )
  return new Map(rows.map(({ code, many }) => [code, many]))
}

/** Tables as operators see them. */
export async function showTables(office: LiveOffice, tables: readonly TableOfHouse[]): Promise<OfficeTable[]> {
  const { db, brand } = office.services
  const codes = tables.map(({ code }) => code)
  const [nameOf, statuses, last, asked] = await Promise.all([
    tableNames(office),
    readStatuses(db, tables),
    readLastRounds(db, codes),
    countAsked(db),
  ])
  const ids = last.map(({ eventId }) => eventId)
  const [stakes, spots, shared] = await Promise.all([
    readStakes(db, brand.currency.code, ids),
    readSpots(db, brand.currency.code, ids),
    readShared(db, ids),
  ])
  const rounds = new Map(last.map((row) => [row.code, row]))
  return tables.map((table) => {
    const { code, vendor } = table
    const { state, limits, announcement, version } = statuses.get(code)!
    const row = rounds.get(code)
    const on = row && {
      table,
      round: Number(row.number),
      stakes: stakes.get(row.eventId) ?? NO_STAKES,
      spots: spots.get(row.eventId) ?? [],
      isShared: shared.has(row.eventId),
    }
    return {
      code,
      vendor,
      kind: kindOf(table),
      name: nameOf(table),
      room: sourceOf(code),
      state,
      limits,
      announcement,
      version,
      round: on ? { round: on.round, drawId: row.eventId, stakes: showStakes(on) } : null,
      asked: asked.get(code) ?? 0,
    }
  })
}

export const showTable = async (office: LiveOffice, table: TableOfHouse): Promise<OfficeTable> => (await showTables(office, [table]))[0]!
