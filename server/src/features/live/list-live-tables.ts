import { type LiveTable, listLiveTables as contract, liveKinds } from '@tucano/contract/live'
import { type TableOfHouse, liveTables, toldSpots } from '@tucano/live'
import type { Catalogue } from '#catalogue/catalogue'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import type { TableStatus } from './room/state.ts'
import { sourceOf } from './room/work.ts'
import { readStatuses } from './status.ts'
import { betMsOf, tablesOf } from './tables.ts'

/** Of its first round, where they differ: pages work out those of the round that runs. */
const spotsOf = ({ gameIn }: TableOfHouse): LiveTable['spots'] => toldSpots(gameIn(1))

const spots = new Map(liveTables.map((table) => [table.code, spotsOf(table)]))

export const listLiveTables = (services: Pick<Services, 'db' | 'brand' | 'configuration'>, catalogue: Catalogue) =>
  answer(contract, async (_, { language }) => {
    const tables = tablesOf(services)
    const statuses = await readStatuses(services.db, tables)
    const snapshot = await catalogue.read()
    const shown = (table: TableOfHouse): LiveTable[] => {
      const game = snapshot.byCode(table.vendor, table.code)
      const { state, limits }: TableStatus = statuses.get(table.code)!
      if (!game) return []
      return [
        {
          code: table.code,
          vendor: table.vendor,
          kind: liveKinds.find((kind) => kind === table.kind)!,
          name: (language === 'EN' ? game.shown.en : game.shown.pt).gameName,
          state,
          limits,
          betSeconds: Math.round(betMsOf(services, table) / 1000),
          dealer: table.dealer,
          spots: spots.get(table.code)!,
          room: sourceOf(table.code),
        },
      ]
    }
    return { tables: tables.flatMap(shown) }
  })
