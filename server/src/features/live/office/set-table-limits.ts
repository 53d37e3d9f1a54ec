import { setTableLimits as contract } from '@tucano/contract/live/office'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { readStatus } from '../status.ts'
import type { TableStatus } from '../room/state.ts'
import { changeTable } from './change-table.ts'
import { type LiveOffice, readReason, tableOf } from './office.ts'
import { showTable } from './show-tables.ts'

/** No table of the house pays so much that more could be staked at it: a million, in the brand's money. */
const MOST = 100_000_000n

function expectOrder({ min, max, slip }: TableStatus['limits']): void {
  const refuse = (field: string, problem: string) => new Fault('live.limits.order', { fields: [{ field: `limits.${field}`, problem }] })
  if (BigInt(max) < BigInt(min)) throw refuse('max', 'is less than the smallest bet')
  if (BigInt(slip) < BigInt(max)) throw refuse('slip', 'is less than the largest bet')
  if (BigInt(slip) > MOST) throw refuse('slip', 'is more than any table takes')
}

export const setTableLimits = (office: LiveOffice) =>
  answer(contract, async ({ code, version, limits, reason: given }, { operator }) => {
    const reason = readReason(given)
    const table = tableOf(office, code)
    expectOrder(limits)
    const before = await readStatus(office.services.db, table)
    const details = { before: before.limits, after: limits }
    await changeTable(office, { table, operator, version, what: 'limits', to: { limits }, reason, action: 'live.limits', details })
    return { table: await showTable(office, table) }
  })
