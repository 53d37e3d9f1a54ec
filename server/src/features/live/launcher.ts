import { livePath } from '@tucano/contract/pages'
import type { Launcher } from '#catalogue/launcher'
import type { Services } from '#platform/services'
import { readStatuses } from './status.ts'
import { tablesOf } from './tables.ts'

/** Opens the tables at which rounds run: on a page of this site. */
export const liveLauncher = (services: Pick<Services, 'db' | 'brand' | 'configuration'>): Launcher => ({
  opens: async () => {
    const tables = tablesOf(services)
    const statuses = await readStatuses(services.db, tables)
    const open = new Set(tables.filter(({ code }) => statuses.get(code)!.state !== 'closed').map(({ vendor, code }) => `${vendor} ${code}`))
    return ({ vendor, code }) => open.has(`${vendor} ${code}`)
  },
  launch: ({ game }) => Promise.resolve(livePath(game)),
})
