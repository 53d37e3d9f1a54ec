import { readMemberJournal as contract } from '@tucano/contract/members'
import { lookAtMember } from '#accounts/look'
import { readEntries } from '#journal/read-entries'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'

const PAGE = 20

export const readMemberJournal = ({ db }: House) =>
  answer(contract, async ({ memberId: asked, before }, { operator }) => {
    const { memberId } = await lookAtMember(db, operator, asked)
    return readEntries(db, { memberId, before: before === undefined ? undefined : BigInt(before), limit: PAGE })
  })
