import { type TableChange, getOfficeTable as contract } from '@tucano/contract/live/office'
import type { Db } from '@tucano/database'
import { answer } from '#platform/endpoint'
import { limitsInMinor } from '../status.ts'
import type { TableStatus } from '../room/state.ts'
import { type LiveOffice, tableOf } from './office.ts'
import { readRounds, showRound } from './rounds.ts'
import { showTable } from './show-tables.ts'
import { readStakes } from './stakes.ts'

const CHANGES = 50
const ROUNDS = 30

async function readChanges(db: Db, code: string, own: TableStatus['limits']): Promise<TableChange[]> {
  const rows = await db
    .selectFrom('live.table_changes')
    .selectAll()
    .where('code', '=', code)
    .orderBy('version', 'desc')
    .limit(CHANGES)
    .execute()
  return rows.map(({ version, what, state, min_bet, max_bet, max_slip, announcement, account, reason, at }) => ({
    version,
    what: what as TableChange['what'],
    state: state as TableChange['state'],
    limits: min_bet === null ? own : { min: String(min_bet), max: String(max_bet), slip: String(max_slip) },
    announcement,
    by: account,
    reason,
    at: at.getTime(),
  }))
}

export const getOfficeTable = (office: LiveOffice) =>
  answer(contract, async ({ code }) => {
    const { db, brand } = office.services
    const table = tableOf(office, code)
    const ownLimits = limitsInMinor(table)
    const rounds = await readRounds(db, code, ROUNDS)
    const stakes = await readStakes(
      db,
      brand.currency.code,
      rounds.map(({ eventId }) => eventId),
    )
    return {
      table: await showTable(office, table),
      ownLimits,
      changes: await readChanges(db, code, ownLimits),
      rounds: rounds.map((row) => showRound(row, stakes.get(row.eventId))),
    }
  })
