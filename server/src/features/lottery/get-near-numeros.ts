import { lotteryRules } from '@tucano/brand'
import { getNearNumeros as contract, lotteryUnits } from '@tucano/contract/lottery'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { gameOf } from './games.ts'
import { takesNumbers } from './numbers/leaves.ts'
import type { Lottery } from './lottery.ts'
import { seriesRange } from './series.ts'
import { showDraw, showDraws } from './show-draw.ts'
import { showGame } from './show-game.ts'
import { readAhead } from './store.ts'

export const getNearNumeros = (lottery: Lottery) =>
  answer(contract, async ({ gameId, language }, { whoCalls }) => {
    const { services, catalogue, near, maths } = lottery
    const { db, brand } = services
    const game = gameOf(gameId)
    const [snapshot, { closed, draws, nowMs }, member] = await Promise.all([catalogue.read(), near.read(), whoCalls()])
    const own = draws.filter(({ gameCode }) => gameCode === gameId)
    const shown = showGame(game, { services, snapshot, closed, near: own, nowMs, language })
    if (!shown) throw new Fault('game.unknown')
    const ahead = shown.state === 'open' ? (await readAhead(db, gameId)).filter(({ closesAt }) => closesAt.getTime() > nowMs) : []
    const last = own.find(({ closesAt }) => closesAt.getTime() <= nowMs)
    const [current, ...next] = ahead
    const { growth } = brand.lottery
    const caps = await lottery.caps.read(gameId)
    return {
      now: nowMs,
      game: shown,
      currentNumero: current ? showDraw(current, nowMs) : null,
      lastNumero: last ? (await showDraws(db, [last], nowMs))[0]! : null,
      nextNumeros: next.map(({ numero, closesAt, drawsAt }) => ({ numero, closesAt: closesAt.getTime(), drawsAt: drawsAt.getTime() })),
      series: await seriesRange(lottery, game, member?.memberId),
      units: lotteryUnits.map(String),
      caps: { prize: String(caps.prize), stake: String(caps.stake), member: String(caps.member) },
      growth: growth && lotteryRules(brand.jurisdiction.profile).growth,
      takesNumbers: takesNumbers(game),
      maths: maths.get(gameId) ?? '',
    }
  })
