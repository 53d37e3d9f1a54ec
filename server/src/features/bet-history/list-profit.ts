import { listProfit as contract } from '@tucano/contract/bet-history'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { currencyOf, periodOf } from '#records/show-bet'
import { readDays } from '#records/bets'

export const listProfit = (services: Services) =>
  answer(contract, async (days, { member }) => {
    const currency = currencyOf(services, member)
    const rows = await readDays(services.db, periodOf(services, member, days), currency)
    return {
      currency,
      days: rows.map(({ day, product, rounds, stake, payout }) => {
        return { day, product, rounds: Number(rounds), stake: String(stake), payout: String(payout) }
      }),
    }
  })
