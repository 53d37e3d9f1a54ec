import type { Game } from '@tucano/round'
import { openStudios, studioLauncher } from '#features/studios'
import { openVendors } from '#features/vendors'
import { Catalogue } from '#catalogue/catalogue'
import type { House } from '#platform/house'

/** The catalogue with everything that opens games: vendors elsewhere, and our own studios. */
export async function openCatalogue(house: House, own?: readonly Game[]) {
  const games = await openStudios(house, own)
  const elsewhere = openVendors(house)
  return { games, elsewhere, catalogue: new Catalogue(house, [elsewhere.games, studioLauncher(games)]) }
}
