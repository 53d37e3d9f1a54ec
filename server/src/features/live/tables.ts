import { isClosed } from '@tucano/brand'
import { shownLiveKinds } from '@tucano/contract/live'
import { type TableOfHouse, liveTables } from '@tucano/live'
import type { Services } from '#platform/services'

/** Tables that open: of kinds that have a page, where the law of the brand's country allows them. Without a beacon there is nothing to draw from, and none. */
export function tablesOf({ brand, configuration }: Pick<Services, 'brand' | 'configuration'>): readonly TableOfHouse[] {
  if (!configuration.beacon || !configuration.liveTables) return []
  const hasCockfight = !isClosed(brand.jurisdiction.profile, 'cockfight')
  return liveTables.filter(({ kind }) => shownLiveKinds.some((one) => one === kind) && (hasCockfight || kind !== 'cockfight'))
}
