import { switchTable as contract } from '@tucano/contract/live/office'
import { answer } from '#platform/endpoint'
import { changeTable } from './change-table.ts'
import { type LiveOffice, readReason, tableOf } from './office.ts'
import { showTable } from './show-tables.ts'

const ACTIONS = { open: 'live.open', paused: 'live.pause', closed: 'live.close' } as const

export const switchTable = (office: LiveOffice) =>
  answer(contract, async ({ code, version, state, reason: given }, { operator }) => {
    const reason = readReason(given)
    const table = tableOf(office, code)
    await changeTable(office, { table, operator, version, what: 'state', to: { state }, reason, action: ACTIONS[state] })
    return { table: await showTable(office, table) }
  })
