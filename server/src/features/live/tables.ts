import { isClosed } from '@tucano/brand'
import { type TableOfHouse, liveTables } from '@tucano/live'
import type { Services } from '#platform/services'

/** The tables that the law of the brand's country allows: without a beacon there is nothing to draw from, and none. */
export const tablesOf = ({ brand, configuration }: Pick<Services, 'brand' | 'configuration'>): readonly TableOfHouse[] =>
  configuration.beacon && configuration.liveTables
    ? liveTables.filter(({ kind }) => kind !== 'cockfight' || !isClosed(brand.jurisdiction.profile, 'cockfight'))
    : []
