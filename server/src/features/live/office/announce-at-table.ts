import { ANNOUNCEMENT_MAX, announceAtTable as contract } from '@tucano/contract/live/office'
import { answer } from '#platform/endpoint'
import { plainText } from '#platform/plain-text'
import { changeTable } from './change-table.ts'
import { type LiveOffice, tableOf } from './office.ts'
import { showTable } from './show-tables.ts'

export const announceAtTable = (office: LiveOffice) =>
  answer(contract, async ({ code, version, announcement: given }, { operator }) => {
    const announcement = given === null ? null : plainText(given.replaceAll(/\s+/g, ' '), 'announcement', ANNOUNCEMENT_MAX)
    const table = tableOf(office, code)
    const action = announcement === null ? 'live.hush' : 'live.announce'
    await changeTable(office, {
      table,
      operator,
      version,
      what: 'announcement',
      to: { announcement },
      reason: null,
      action,
      ...(announcement !== null && { details: { announcement } }),
    })
    return { table: await showTable(office, table) }
  })
