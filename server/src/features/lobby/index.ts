import { lobbyChanged } from '@tucano/contract/lobby'
import type { Catalogue } from '#catalogue/catalogue'
import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { addFavourite } from './add-favourite.ts'
import { getSportsVendor } from './get-sports-vendor.ts'
import { launchGame } from './launch-game.ts'
import { listFavouriteIds } from './list-favourite-ids.ts'
import { listFavourites } from './list-favourites.ts'
import { listGameTypes } from './list-game-types.ts'
import { listGames } from './list-games.ts'
import { listHotGames } from './list-hot-games.ts'
import { listMenus } from './list-menus.ts'
import { listPopularGames } from './list-popular-games.ts'
import { listRecentGames } from './list-recent-games.ts'
import { listRooms } from './list-rooms.ts'
import { listVendors } from './list-vendors.ts'
import { removeFavourite } from './remove-favourite.ts'
import { sweepLaunches } from './store.ts'

export const lobby = (services: Services, catalogue: Catalogue): Feature => ({
  answers: [
    listMenus(catalogue),
    listVendors(catalogue),
    listGames(catalogue),
    listGameTypes(catalogue),
    listHotGames(catalogue),
    listPopularGames(services, catalogue),
    listFavouriteIds(services),
    addFavourite(services, catalogue),
    removeFavourite(services),
    listFavourites(services, catalogue),
    listRecentGames(services, catalogue),
    listRooms(services, catalogue),
    launchGame(services, catalogue),
    getSportsVendor(catalogue),
  ],
  jobs: [{ name: 'lobby.sweepLaunches', schedule: '17 * * * *', run: () => sweepLaunches(services.db) }],
  onEvent: [{ event: lobbyChanged, run: () => catalogue.forget() }],
})
