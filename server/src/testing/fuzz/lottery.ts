import { randomUUIDv7 } from 'node:crypto'
import type { Db } from '@tucano/database'
import { nextDraws } from '@tucano/lottery'
import { scheduleEvent } from '#betting/events'
import { findGame, productOf } from '#features/lottery'
import { newOfficialDraw } from '../official-draws.ts'
import type { TestServer } from '../test-server.ts'

/** Draws of an official lottery: one whose result can be entered, one that can be voided. */
export async function lotteryHas(db: Db): Promise<Record<string, unknown>> {
  const [drawn, open] = [
    await newOfficialDraw(db, 'laos', new Date(), { closesInMs: 1, drawsAfterMs: 1 }),
    await newOfficialDraw(db, 'laos', new Date(), { closesInMs: 3_600_000 }),
  ]
  const ofGame = ['getOfficeLotteryGame', 'switchLotteryGame', 'setLotteryCaps', 'listOfficeLotteryDraws', 'listOfficeLotteryPlans']
  return {
    ...Object.fromEntries(ofGame.map((call) => [`${call}.gameCode`, 'laos'])),
    'setLotteryCaps.version': 0,
    'getOfficeLotteryDraw.drawId': drawn.drawId,
    'enterLotteryResult.drawId': drawn.drawId,
    'enterLotteryResult.version': 1,
    'enterLotteryResult.numbers': ['1234'],
    'voidLotteryDraw.drawId': open.drawId,
  }
}

/** Draws that bets are taken for, one of them with numbers; nothing draws them. */
export async function openLottery({ services }: TestServer): Promise<Record<string, unknown>> {
  const { db } = services
  services.configuration.beacon = { urls: ['http://127.0.0.1:9'], chain: '00'.repeat(32), isOwn: true }
  const numero = '209901010001'
  for (const gameCode of ['cinco-digitos-1m', 'yeekee-15m']) {
    const game = findGame(gameCode)!
    const [id, opensAt, closesAt] = [randomUUIDv7(), new Date(Date.now() - 1000), new Date(Date.now() + 86_400_000)]
    await scheduleEvent(db, { id, product: productOf(game), vendor: game.vendor, game: gameCode, opensAt, closesAt })
    await db
      .insertInto('lottery.draws')
      .values({ event_id: id, game_code: gameCode, numero, opens_at: opensAt, closes_at: closesAt, draws_at: closesAt })
      .execute()
  }
  const line = { playId: 'SUM', bettingContent: 'BIG', singleBetPrice: '2' }
  const [next] = nextDraws(findGame('cinco-digitos-1m')!, Date.now() + 600_000, 1)
  return {
    gameId: 'cinco-digitos-1m',
    numero,
    number: '12345',
    series: undefined,
    'betOnLottery.contents': [{ gameId: 'cinco-digitos-1m', ...line, numero: [{ numero, multiple: 1 }] }],
    'startLotteryPlan.contents': [{ ...line, multiple: 1 }],
    'startLotteryPlan.numero': next!.numero,
    'startLotteryPlan.draws': 2,
    'startLotteryPlan.growth': { kind: 'constant' },
    'sendLotteryNumber.gameId': 'yeekee-15m',
    'listLotteryNumbers.gameId': 'yeekee-15m',
    'launchLottery.gameCode': 'cinco-digitos-1m',
  }
}
