import { BETS_A_PAGE, listMemberBets as contract } from '@tucano/contract/bet-history'
import { lookAtMember } from '#accounts/look'
import type { Catalogue } from '#catalogue/catalogue'
import { readCursor } from '#platform/cursor'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { readPage } from './read-page.ts'

export const listMemberBets = (house: House, catalogue: Catalogue) =>
  answer(contract, async ({ memberId, before, ...days }, { operator, language }) => {
    const member = await lookAtMember(house.db, operator, memberId)
    return readPage(house, catalogue, { member, days, before: readCursor(before), limit: BETS_A_PAGE, language })
  })
