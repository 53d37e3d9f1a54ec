import type { Game } from '@tucano/round'
import { openStudios, studioLauncher } from '#features/studios'
import { openVendors } from '#features/vendors'
import { Catalogue } from '#catalogue/catalogue'
import type { Services } from '#platform/services'

/** The catalogue with everything that opens games: vendors elsewhere, and our own studios. */
export async function openCatalogue(services: Services, own?: readonly Game[]) {
  const games = await openStudios(services, own)
  const elsewhere = openVendors(services)
  return { games, elsewhere, catalogue: new Catalogue(services, [elsewhere.games, studioLauncher(games)]) }
}
