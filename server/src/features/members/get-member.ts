import { getMember as contract } from '@tucano/contract/members'
import { lookAtMember } from '#accounts/look'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { showMember } from './show-member.ts'

export const getMember = (house: House) =>
  answer(contract, async ({ memberId }, { operator }) => {
    await lookAtMember(house.db, operator, memberId)
    return showMember(house, operator, BigInt(memberId))
  })
