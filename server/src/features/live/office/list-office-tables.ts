import { listOfficeTables as contract } from '@tucano/contract/live/office'
import { answer } from '#platform/endpoint'
import { tablesOf } from '../tables.ts'
import type { LiveOffice } from './office.ts'
import { showTables } from './show-tables.ts'

export const listOfficeTables = (office: LiveOffice) =>
  answer(contract, async () => ({ tables: await showTables(office, tablesOf(office.services)) }))
