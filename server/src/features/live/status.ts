import type { TableOfHouse } from '@tucano/live'
import type { Db } from '@tucano/database'
import type { TableStatus } from './room/state.ts'

/** A table's own limits, where no operator has said others. */
export const limitsInMinor = ({ limits: { min, max, slip } }: TableOfHouse): TableStatus['limits'] => ({
  min: String(min),
  max: String(max),
  slip: String(slip),
})

/** What a table is when no operator has said anything of it. */
const ownStatus = (table: TableOfHouse): TableStatus => ({ state: 'open', announcement: null, limits: limitsInMinor(table), version: 0 })

/** What operators say of tables, by their codes. */
export async function readStatuses(db: Db, tables: readonly TableOfHouse[]): Promise<Map<string, TableStatus>> {
  if (tables.length === 0) return new Map()
  const rows = await db
    .selectFrom('live.tables')
    .select(['code', 'state', 'announcement', 'min_bet', 'max_bet', 'max_slip', 'version'])
    .where(
      'code',
      'in',
      tables.map(({ code }) => code),
    )
    .execute()
  const said = new Map(rows.map((row) => [row.code, row]))
  return new Map(
    tables.map((table) => {
      const own = ownStatus(table)
      const row = said.get(table.code)
      if (!row) return [table.code, own]
      const limits = row.min_bet === null ? own.limits : { min: String(row.min_bet), max: String(row.max_bet), slip: String(row.max_slip) }
      return [table.code, { state: row.state as TableStatus['state'], announcement: row.announcement, limits, version: row.version }]
    }),
  )
}

export const readStatus = async (db: Db, table: TableOfHouse): Promise<TableStatus> => (await readStatuses(db, [table])).get(table.code)!
