import { lotteryPath } from '@tucano/contract/pages'
import type { Launcher } from '#catalogue/launcher'
import type { Services } from '#platform/services'
import { closedFor, findGame, readClosed } from './games.ts'

/** Opens the lottery games that take bets: on a page of this site. */
export const lotteryLauncher = (services: Pick<Services, 'db' | 'brand' | 'configuration'>): Launcher => ({
  opens: async () => {
    const closed = await readClosed(services.db)
    return ({ vendor, code }) => {
      const game = findGame(code)
      return game?.vendor === vendor && closedFor(services, game, closed) === null
    }
  },
  launch: ({ game, vendor }) => Promise.resolve(lotteryPath({ gameCode: game, vendor, playType: 'betting' })),
})
