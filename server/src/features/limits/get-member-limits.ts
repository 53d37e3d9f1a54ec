import { getMemberLimits as contract } from '@tucano/contract/limits'
import { lookAtMember } from '#accounts/look'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { readLimits } from './store.ts'

export const getMemberLimits = (house: House) =>
  answer(contract, async ({ memberId: asked }, { operator }) => {
    const { memberId } = await lookAtMember(house.db, operator, asked)
    return readLimits(house, memberId)
  })
