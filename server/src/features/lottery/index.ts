import type { Catalogue } from '#catalogue/catalogue'
import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { getLotteryMenu } from './get-lottery-menu.ts'
import { listRecentLotteryGames } from './list-recent-lottery-games.ts'

export const lottery = (house: House, catalogue: Catalogue): Feature => ({
  answers: [getLotteryMenu(catalogue), listRecentLotteryGames(house, catalogue)],
})
