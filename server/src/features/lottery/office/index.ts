import type { DrawServices } from '#draws/advance'
import { enterLotteryResult } from './enter-lottery-result.ts'
import { getOfficeLotteryDraw } from './get-office-lottery-draw.ts'
import { getOfficeLotteryGame } from './get-office-lottery-game.ts'
import { listOfficeLotteryDraws } from './list-office-lottery-draws.ts'
import { listOfficeLotteryGames } from './list-office-lottery-games.ts'
import { listOfficeLotteryPlans } from './list-office-lottery-plans.ts'
import { setLotteryCaps } from './set-lottery-caps.ts'
import type { OfficeServices } from './show.ts'
import { switchLotteryGame } from './switch-lottery-game.ts'
import { voidLotteryDraw } from './void-lottery-draw.ts'

/** What operators ask of the lottery. */
export const lotteryOffice = (services: OfficeServices & Pick<DrawServices, 'vault' | 'games'>) => [
  listOfficeLotteryGames(services),
  getOfficeLotteryGame(services),
  switchLotteryGame(services),
  setLotteryCaps(services),
  listOfficeLotteryDraws(services),
  getOfficeLotteryDraw(services),
  enterLotteryResult(services),
  voidLotteryDraw(services),
  listOfficeLotteryPlans(services),
]
