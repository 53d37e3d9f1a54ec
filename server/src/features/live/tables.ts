import { isClosed } from '@tucano/brand'
import { shownLiveKinds } from '@tucano/contract/live'
import { type TableOfHouse, liveTables } from '@tucano/live'
import type { Services } from '#platform/services'

/** Whether the law of the brand's country closes a table: also one whose room was made under another law. */
export const isShut = ({ brand }: Pick<Services, 'brand'>, { kind }: Pick<TableOfHouse, 'kind'>): boolean =>
  kind === 'cockfight' && isClosed(brand.jurisdiction.profile, 'cockfight')

/** Tables that open: of kinds that have a page, where the law of the brand's country allows them. Without a beacon there is nothing to draw from, and none. */
export function tablesOf(services: Pick<Services, 'brand' | 'configuration'>): readonly TableOfHouse[] {
  const { configuration } = services
  if (!configuration.beacon || !configuration.liveTables) return []
  return liveTables.filter((table) => shownLiveKinds.some((one) => one === table.kind) && !isShut(services, table))
}

/** For how long a table takes bets: as long as the site says of all of them, or what it says itself. */
export const betMsOf = (
  { configuration: { liveBetSeconds } }: { configuration: Pick<Services['configuration'], 'liveBetSeconds'> },
  { betMs }: Pick<TableOfHouse, 'betMs'>,
): number => (liveBetSeconds > 0 ? liveBetSeconds * 1000 : betMs)
