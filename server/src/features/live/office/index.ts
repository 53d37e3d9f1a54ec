import { announceAtTable } from './announce-at-table.ts'
import { askTableVoid } from './ask-table-void.ts'
import { decideTableVoid } from './decide-table-void.ts'
import { getOfficeTable } from './get-office-table.ts'
import { getTableExposure } from './get-table-exposure.ts'
import { listOfficeTables } from './list-office-tables.ts'
import { getTableVoid, listTableVoids } from './list-table-voids.ts'
import type { LiveOffice } from './office.ts'
import { setTableLimits } from './set-table-limits.ts'
import { switchTable } from './switch-table.ts'

export { carryOutUndone } from './carry-out.ts'
export type { LiveOffice } from './office.ts'

/** What operators ask of live tables. */
export const liveOffice = (office: LiveOffice) => [
  listOfficeTables(office),
  getOfficeTable(office),
  getTableExposure(office),
  switchTable(office),
  setTableLimits(office),
  announceAtTable(office),
  listTableVoids(office),
  getTableVoid(office),
  askTableVoid(office),
  decideTableVoid(office),
]
