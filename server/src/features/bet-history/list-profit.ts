import { listProfit as contract } from '@tucano/contract/bet-history'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { currencyOf, periodOf } from './show-bet.ts'
import { readDays } from './store.ts'

export const listProfit = (house: House) =>
  answer(contract, async (days, { member }) => {
    const currency = currencyOf(house, member)
    const rows = await readDays(house.db, periodOf(house, member, days), currency)
    return {
      currency,
      days: rows.map(({ day, product, rounds, stake, payout }) => {
        return { day, product, rounds: Number(rounds), stake: String(stake), payout: String(payout) }
      }),
    }
  })
