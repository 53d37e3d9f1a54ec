import { MOVEMENTS_A_PAGE, listMovements as contract } from '@tucano/contract/account-record'
import type { Catalogue } from '#catalogue/catalogue'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { readPage } from './read-page.ts'

export const listMovements = (house: House, catalogue: Catalogue) =>
  answer(contract, ({ before, limit = MOVEMENTS_A_PAGE, ...asked }, { member, language }) =>
    readPage(house, catalogue, { member, asked, before, limit, language }),
  )
