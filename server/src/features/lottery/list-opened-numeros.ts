import { listOpenedNumeros as contract } from '@tucano/contract/lottery'
import { lotteryGames } from '@tucano/lottery'
import { answer } from '#platform/endpoint'
import { productOf } from './games.ts'
import type { Lottery } from './lottery.ts'
import { showGame } from './show-game.ts'

export const listOpenedNumeros = ({ services, catalogue, near }: Lottery) =>
  answer(contract, async ({ prizeMode, language }) => {
    const [snapshot, { closed, draws, nowMs }] = await Promise.all([catalogue.read(), near.read()])
    const given = { services, snapshot, closed, near: draws, nowMs, language }
    const games = lotteryGames.filter((game) => prizeMode === undefined || productOf(game) === prizeMode)
    return { now: nowMs, list: games.flatMap((game) => showGame(game, given) ?? []) }
  })
