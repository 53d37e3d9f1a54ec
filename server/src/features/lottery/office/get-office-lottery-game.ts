import { getOfficeLotteryGame as contract } from '@tucano/contract/lottery/office'
import { answer } from '#platform/endpoint'
import { readDays, showSales } from './read.ts'
import { type OfficeServices, showCaps, showOneGame } from './show.ts'

const DAYS = 14

export const getOfficeLotteryGame = (services: OfficeServices) =>
  answer(contract, async ({ gameCode }) => {
    const { db, brand } = services
    const game = await showOneGame(services, gameCode)
    const days = await readDays(db, { gameCode, currency: brand.currency.code, timeZone: brand.timeZone, days: DAYS })
    const caps = await db
      .selectFrom('lottery.caps')
      .selectAll()
      .where('game_code', '=', gameCode)
      .orderBy('version', 'desc')
      .limit(50)
      .execute()
    return {
      game,
      days: days.map(({ day, draws, voids, ...sales }) => ({ day, draws, voids, sales: showSales(sales) })),
      caps: caps.map(({ version, account, reason, at, prize, stake, member, selection, draw }) => ({
        version,
        caps: showCaps({
          prize: Number(prize),
          stake: Number(stake),
          member: Number(member),
          selection: Number(selection),
          draw: Number(draw),
        }),
        by: account,
        reason,
        at: at.getTime(),
      })),
      brandCaps: showCaps(brand.lottery.caps),
    }
  })
