import { studioKinds } from '@tucano/live-studio'
import { type TableOfHouse, findTable, tableOfStudio } from '@tucano/live'
import type { ConfiguredStudio, ConfiguredTable } from '#platform/live-tables'
import { StartError } from '#platform/configuration'
import type { Services } from '#platform/services'

/** A table whose rounds a studio plays. */
export interface StudioTable {
  house: TableOfHouse
  studio: ConfiguredStudio
  configured: ConfiguredTable
}

const byConfiguration = new WeakMap<object, ReadonlyMap<string, StudioTable>>()

function houseOf(studio: ConfiguredStudio, configured: ConfiguredTable): TableOfHouse {
  const kind = studioKinds.find((one) => one === configured.kind)
  if (!kind) throw new StartError(`LIVE_STUDIOS: ${configured.code} is of a kind that is not known: ${studioKinds.join(', ')} are.`)
  return tableOfStudio({ ...configured, kind, studio: studio.name })
}

function readTables(studios: readonly ConfiguredStudio[]): ReadonlyMap<string, StudioTable> {
  const tables = studios.flatMap((studio) =>
    studio.tables.map((configured): StudioTable => ({ studio, configured, house: houseOf(studio, configured) })),
  )
  const taken = tables.find(({ house }) => findTable(house.code))
  if (taken) throw new StartError(`LIVE_STUDIOS: ${taken.house.code} is the code of a table of the house.`)
  return new Map(tables.map((one) => [one.house.code, one]))
}

/** By their codes; none where no studio is configured. */
export function studioTables({ configuration: { liveStudios } }: Pick<Services, 'configuration'>): ReadonlyMap<string, StudioTable> {
  const known = byConfiguration.get(liveStudios) ?? readTables(liveStudios)
  byConfiguration.set(liveStudios, known)
  return known
}

/** A table of the house, or of a studio. One whose studio is not configured any more still has bets that are told: its kind says how. */
export function anyTable(services: Pick<Services, 'configuration'>, code: string, kind: string): TableOfHouse {
  const gone = (): TableOfHouse =>
    tableOfStudio({ code, kind: kind === 'roulette' ? kind : 'baccarat', limits: { min: 1, max: 1, slip: 1 }, studio: '' })
  return findTable(code) ?? studioTables(services).get(code)?.house ?? gone()
}
