import { BETS_A_PAGE, listBets as contract } from '@tucano/contract/bet-history'
import type { Catalogue } from '#catalogue/catalogue'
import { readCursor } from '#platform/cursor'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { currencyOf, periodOf, showBet } from './show-bet.ts'
import { readBets, readTotal } from './store.ts'

export const listBets = (house: House, catalogue: Catalogue) =>
  answer(contract, async ({ product, state, before, limit = BETS_A_PAGE, ...days }, { member, language }) => {
    const period = periodOf(house, member, days)
    const page = { product, state, before: readCursor(before), limit: limit + 1 }
    const [rows, total, snapshot] = await Promise.all([
      readBets(house.db, period, page),
      readTotal(house.db, period, { product, currency: currencyOf(house, member) }),
      catalogue.read(),
    ])
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    return {
      list: shown.map((row) => showBet(row, snapshot, language)),
      next: rows.length > limit && last ? `${last.micros}.${last.id}` : null,
      total,
    }
  })
