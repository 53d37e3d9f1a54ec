import { lobbyChanged } from '@tucano/contract/lobby'
import type { Catalogue } from '#catalogue/catalogue'
import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
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

export const lobby = (house: House, catalogue: Catalogue): Feature => ({
  answers: [
    listMenus(catalogue),
    listVendors(catalogue),
    listGames(catalogue),
    listGameTypes(catalogue),
    listHotGames(catalogue),
    listPopularGames(house, catalogue),
    listFavouriteIds(house),
    addFavourite(house, catalogue),
    removeFavourite(house),
    listFavourites(house, catalogue),
    listRecentGames(house, catalogue),
    listRooms(house, catalogue),
    launchGame(house, catalogue),
    getSportsVendor(catalogue),
  ],
  jobs: [{ name: 'lobby.sweepLaunches', schedule: '17 * * * *', run: () => sweepLaunches(house.db) }],
  hears: [{ event: lobbyChanged, run: () => catalogue.forget() }],
})
