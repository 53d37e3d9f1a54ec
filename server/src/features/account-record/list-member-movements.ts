import { MOVEMENTS_A_PAGE, listMemberMovements as contract } from '@tucano/contract/account-record'
import { lookAtMember } from '#accounts/look'
import type { Catalogue } from '#catalogue/catalogue'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { readPage } from './read-page.ts'

export const listMemberMovements = (house: House, catalogue: Catalogue) =>
  answer(contract, async ({ memberId, before, ...asked }, { operator, language }) => {
    const member = await lookAtMember(house.db, operator, memberId)
    return readPage(house, catalogue, { member, asked, before, limit: MOVEMENTS_A_PAGE, language })
  })
