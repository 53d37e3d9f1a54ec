import { type TableOfHouse } from '@tucano/live'
import type { Catalogue } from '#catalogue/catalogue'
import type { DrawServices } from '#draws/advance'
import { Fault } from '#platform/fault'
import { plainText } from '#platform/plain-text'
import type { Services } from '#platform/services'
import { tablesOf } from '../tables.ts'

/** What operators' calls about tables need. */
export interface LiveOffice {
  services: Pick<Services, 'db' | 'brand' | 'configuration' | 'bus' | 'log'>
  catalogue: Catalogue
  /** Nothing without a beacon. */
  draws: () => DrawServices | undefined
}

const REASON_MAX = 300
export const readReason = (reason: string, field = 'reason'): string => plainText(reason, field, REASON_MAX)

/** A table that this site has. */
export function tableOf({ services }: LiveOffice, code: string): TableOfHouse {
  const table = tablesOf(services).find((one) => one.code === code)
  if (!table) throw new Fault('live.table.unknown')
  return table
}

/** What tables are called: in the back office by their Portuguese names, as everything there. */
export async function tableNames({
  catalogue,
}: Pick<LiveOffice, 'catalogue'>): Promise<(table: Pick<TableOfHouse, 'vendor' | 'code'>) => string> {
  const snapshot = await catalogue.read()
  return ({ vendor, code }) => snapshot.byCode(vendor, code)?.shown.pt.gameName ?? code
}
