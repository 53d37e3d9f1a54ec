import type { ToldLotteryBet } from '@tucano/contract/lottery/told-bet'
import type { Catalogue } from '#catalogue/catalogue'
import type { Services } from '#platform/services'
import type { BetTeller } from '#records/bet-teller'
import { readBetsOf } from './bets.ts'
import { findGame } from './games.ts'
import { nameOf, showBet } from './show-bet.ts'
import { showDraws } from './show-draw.ts'
import { readDraw, readNow, readNumeros, readSource } from './store.ts'

/** How bets on the lottery are told: by their draw, and line by line. */
export const lotteryBets = ({ db }: Pick<Services, 'db'>, catalogue: () => Catalogue): BetTeller => ({
  tells: ({ vendor, game }) => findGame(game)?.vendor === vendor,
  readLines: async (bets, language) => {
    const snapshot = await catalogue().read()
    const numeros = await readNumeros(
      db,
      bets.map(({ id }) => id),
    )
    return new Map(
      bets.map(({ id, vendor, game }) => {
        const shown = snapshot.byCode(vendor, game)?.shown.pt
        const numero = numeros.get(id)
        const gameName = [nameOf(snapshot, game, language), ...(numero === undefined ? [] : [numero])].join(' · ')
        return [id, { gameName, vendorName: shown?.vendor ?? vendor, showIcon: shown?.showIcon ?? '' }]
      }),
    )
  },
  readDetail: async ({ id, memberId }): Promise<ToldLotteryBet> => {
    const [row] = await readBetsOf(db, [id])
    if (row?.memberId !== memberId) throw new Error('a bet of the lottery has no draw')
    const draw = (await readDraw(db, row.drawId))!
    const [shown] = await showDraws(db, [draw], await readNow(db))
    return {
      by: 'lottery',
      shape: findGame(draw.gameCode)!.shape,
      slip: showBet(row, { snapshot: await catalogue().read(), language: undefined }),
      draw: shown!,
      isProvable: !draw.isOfficial,
      source: draw.isOfficial ? await readSource(db, row.drawId) : null,
    }
  },
})
