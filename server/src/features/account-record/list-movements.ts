import { MOVEMENTS_A_PAGE, listMovements as contract } from '@tucano/contract/account-record'
import type { Catalogue } from '#catalogue/catalogue'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readPage } from './read-page.ts'

export const listMovements = (services: Services, catalogue: Catalogue) =>
  answer(contract, ({ before, limit = MOVEMENTS_A_PAGE, ...asked }, { member, language }) =>
    readPage(services, catalogue, { member, asked, before, limit, language }),
  )
