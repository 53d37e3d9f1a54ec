import { BETS_A_PAGE, listBets as contract } from '@tucano/contract/bet-history'
import type { Catalogue } from '#catalogue/catalogue'
import { readCursor } from '#platform/cursor'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { readPage } from './read-page.ts'

export const listBets = (house: House, catalogue: Catalogue) =>
  answer(contract, ({ product, state, before, limit = BETS_A_PAGE, ...days }, { member, language }) =>
    readPage(house, catalogue, { member, days, product, state, before: readCursor(before), limit, language }),
  )
