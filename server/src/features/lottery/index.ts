import { lotteryBetChanged, lotteryChanged, lotteryDrawn } from '@tucano/contract/lottery'
import { lobbyChanged } from '@tucano/contract/lobby'
import type { Catalogue } from '#catalogue/catalogue'
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
import { readOutcomes } from './outcomes.ts'
import { RunningPlans } from './plans/run.ts'
import { sendLotteryNumber } from './send-lottery-number.ts'
import { startLotteryPlan } from './start-lottery-plan.ts'
import { stopLotteryPlan } from './stop-lottery-plan.ts'
import { Tending } from './tend.ts'

export { lotteryDraws } from './drawn.ts'
export { findGame, productOf } from './games.ts'
export { lotteryLauncher } from './launcher.ts'
export { lotteryBets } from './tell-bet.ts'
export { tend } from './tend.ts'

export const lottery = (services: Services, catalogue: Catalogue): Feature => {
  const { brand, configuration, workerPool, log } = services
  const opened = openLottery(services, catalogue)
  const { near, placing } = opened
  const beacon = configuration.beacon && new Beacon(configuration.beacon, workerPool)
  const tending = beacon || brand.lottery.official ? new Tending({ ...services, beacon }, services) : undefined
  const plans = tending && new RunningPlans(opened)
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
      plans?.start()
      return async () => {
        await tending?.stop()
        await plans?.stop()
        await placing.stop()
      }
    },
  }
}
