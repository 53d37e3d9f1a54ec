import { MOVEMENTS_A_PAGE, listMemberMovements as contract } from '@tucano/contract/account-record'
import { lookAtMember } from '#journal/look-at-member'
import type { Catalogue } from '#catalogue/catalogue'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readPage } from './read-page.ts'

export const listMemberMovements = (services: Services, catalogue: Catalogue) =>
  answer(contract, async ({ memberId, before, ...asked }, { operator, language }) => {
    const member = await lookAtMember(services.db, operator, memberId)
    return readPage(services, catalogue, { member, asked, before, limit: MOVEMENTS_A_PAGE, language })
  })
