import { getMember as contract } from '@tucano/contract/members'
import { lookAtMember } from '#journal/look-at-member'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { showMember } from './show-member.ts'

export const getMember = (services: Services) =>
  answer(contract, async ({ memberId }, { operator }) => {
    await lookAtMember(services.db, operator, memberId)
    return showMember(services, operator, BigInt(memberId))
  })
