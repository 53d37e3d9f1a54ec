import { lotteryBetChanged, lotteryChanged, lotteryDrawn } from '@tucano/contract/lottery'
import { lobbyChanged } from '@tucano/contract/lobby'
import type { Catalogue } from '#catalogue/catalogue'
import type { DrawnGames } from '#draws/advance'
import { Beacon } from '#draws/beacon'
import type { Feature, OpenPages } from '#platform/feature'
import type { Services } from '#platform/services'
import { betOnLottery } from './bet-on-lottery.ts'
import { getLotteryMenu } from './get-lottery-menu.ts'
import { getNearNumeros } from './get-near-numeros.ts'
import { launchLottery } from './launch-lottery.ts'
import { listGameNumeros } from './list-game-numeros.ts'
import { listLotteryBets } from './list-lottery-bets.ts'
import { listLotteryNumbers } from './list-lottery-numbers.ts'
import { listLotteryPlans } from './list-lottery-plans.ts'
import { listOpenedNumeros } from './list-opened-numeros.ts'
import { listRecentLotteryGames } from './list-recent-lottery-games.ts'
import { openLottery } from './lottery.ts'
import { lotteryOffice } from './office/index.ts'
import { tendOfficial } from './official/tend-official.ts'
import { readOutcomes } from './outcomes.ts'
import { RunningPlans } from './plans/run.ts'
import { sendLotteryNumber } from './send-lottery-number.ts'
import { startLotteryPlan } from './start-lottery-plan.ts'
import { stopLotteryPlan } from './stop-lottery-plan.ts'
import { Tending } from './tend.ts'

export { lotteryDraws } from './drawn.ts'
export { findGame, productOf } from './games.ts'
export { lotteryLauncher } from './launcher.ts'
export { lotteryRebates } from './rebates.ts'
export { lotteryBets } from './tell-bet.ts'
export { tend } from './tend.ts'

export const lottery = (services: Services, catalogue: Catalogue, drawnGames: DrawnGames): Feature => {
  const { brand, configuration, workerPool, log } = services
  const opened = openLottery(services, catalogue)
  const { near, placing } = opened
  const beacon = configuration.beacon && new Beacon(configuration.beacon, workerPool)
  const hasOfficial = brand.lottery.official || configuration.lotteryResults.length > 0
  const tending = beacon || hasOfficial ? new Tending({ ...services, beacon }, services) : undefined
  const plans = tending && new RunningPlans(opened)
  const official = tendOfficial(services)
  let pages: OpenPages | undefined
  const tellOutcomes = async (payload: unknown): Promise<void> => {
    const { draw } = payload as { draw: { drawId: string; gameCode: string; numero: string; state: string } }
    if (!pages || (draw.state !== 'settled' && draw.state !== 'void')) return
    for (const { memberId, payout, planId } of await readOutcomes(services.db, draw.drawId, pages.memberIds()))
      pages.sendNow(lotteryBetChanged, memberId, { gameCode: draw.gameCode, numero: draw.numero, payout: String(payout), planId })
  }
  return {
    answers: [
      getLotteryMenu(catalogue),
      listRecentLotteryGames(services, catalogue),
      listOpenedNumeros(opened),
      getNearNumeros(opened),
      listGameNumeros(opened),
      betOnLottery(opened),
      listLotteryBets(opened),
      startLotteryPlan(opened),
      stopLotteryPlan(opened),
      listLotteryPlans(opened),
      sendLotteryNumber(opened),
      listLotteryNumbers(opened),
      launchLottery(),
      ...lotteryOffice({ ...services, games: drawnGames }),
    ],
    onEvent: [
      { event: lotteryChanged, run: () => near.forget() },
      { event: lobbyChanged, run: () => near.forget() },
      {
        event: lotteryDrawn,
        run: ({ payload }) => {
          near.forget()
          tellOutcomes(payload).catch((error: unknown) => log.warn({ err: error }, 'pages are not told what their bets came to'))
        },
      },
    ],
    start: (open) => {
      pages = open
      tending?.start()
      official.start()
      plans?.start()
      return async () => {
        await tending?.stop()
        await official.stop()
        await plans?.stop()
        await placing.stop()
      }
    },
  }
}
