import { BETS_A_PAGE, listMemberBets as contract } from '@tucano/contract/bet-history'
import { lookAtMember } from '#journal/look-at-member'
import type { Catalogue } from '#catalogue/catalogue'
import { readCursor } from '#platform/cursor'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readPage } from './read-page.ts'

export const listMemberBets = (services: Services, catalogue: Catalogue) =>
  answer(contract, async ({ memberId, before, ...days }, { operator, language }) => {
    const member = await lookAtMember(services.db, operator, memberId)
    return readPage(services, catalogue, { member, days, before: readCursor(before), limit: BETS_A_PAGE, language })
  })
