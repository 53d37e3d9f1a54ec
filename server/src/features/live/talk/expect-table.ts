import type { TableOfHouse } from '@tucano/live'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { tablesOf } from '../tables.ts'

export type Tables = Pick<Services, 'brand' | 'configuration'>

export function expectTable(services: Tables, code: string): TableOfHouse {
  const table = tablesOf(services).find((one) => one.code === code)
  if (!table) throw new Fault('live.table.unknown')
  return table
}
