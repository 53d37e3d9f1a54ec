import { BETS_A_PAGE, listBets as contract } from '@tucano/contract/bet-history'
import type { Catalogue } from '#catalogue/catalogue'
import { readCursor } from '#platform/cursor'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readPage } from './read-page.ts'

export const listBets = (services: Services, catalogue: Catalogue) =>
  answer(contract, ({ product, state, before, limit = BETS_A_PAGE, ...days }, { member, language }) =>
    readPage(services, catalogue, { member, days, product, state, before: readCursor(before), limit, language }),
  )
