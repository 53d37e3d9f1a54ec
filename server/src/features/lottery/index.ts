import type { Catalogue } from '#catalogue/catalogue'
import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { getLotteryMenu } from './get-lottery-menu.ts'
import { listRecentLotteryGames } from './list-recent-lottery-games.ts'

export const lottery = (services: Services, catalogue: Catalogue): Feature => ({
  answers: [getLotteryMenu(catalogue), listRecentLotteryGames(services, catalogue)],
})
