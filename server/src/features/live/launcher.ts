import { livePath } from '@tucano/contract/pages'
import { findTable, liveTables } from '@tucano/live'
import type { Launcher } from '#catalogue/launcher'
import type { Services } from '#platform/services'
import { readStatuses } from './status.ts'

/** Opens the tables at which rounds run: on a page of this site. */
export const liveLauncher = ({ db, configuration }: Pick<Services, 'db' | 'configuration'>): Launcher => ({
  opens: async () => {
    const statuses = configuration.beacon ? await readStatuses(db, liveTables) : new Map<string, never>()
    return ({ vendor, code }) => findTable(code)?.vendor === vendor && (statuses.get(code)?.state ?? 'closed') !== 'closed'
  },
  launch: ({ game }) => Promise.resolve(livePath(game)),
})
