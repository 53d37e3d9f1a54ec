import { readMemberJournal as contract } from '@tucano/contract/members'
import { lookAtMember } from '#journal/look-at-member'
import { readEntries } from '#journal/read-entries'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'

const PAGE = 20

export const readMemberJournal = ({ db }: Services) =>
  answer(contract, async ({ memberId: asked, before }, { operator }) => {
    const { memberId } = await lookAtMember(db, operator, asked)
    return readEntries(db, { memberId, before: before === undefined ? undefined : BigInt(before), limit: PAGE })
  })
