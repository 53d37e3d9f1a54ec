import { BETS_A_PAGE, listMemberBets as contract } from '@tucano/contract/bet-history'
import { lookAtMember } from '#journal/look-at-member'
import { readCursor } from '#platform/cursor'
import { answer } from '#platform/endpoint'
import { type RecordSources, readPage } from './read-page.ts'

export const listMemberBets = (sources: RecordSources) =>
  answer(contract, async ({ memberId, before, ...days }, { operator, language }) => {
    const member = await lookAtMember(sources.services.db, operator, memberId)
    return readPage(sources, { member, days, before: readCursor(before), limit: BETS_A_PAGE, language })
  })
