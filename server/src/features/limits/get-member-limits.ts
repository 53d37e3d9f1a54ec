import { getMemberLimits as contract } from '@tucano/contract/limits'
import { lookAtMember } from '#journal/look-at-member'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readLimits } from './store.ts'

export const getMemberLimits = (services: Services) =>
  answer(contract, async ({ memberId: asked }, { operator }) => {
    const { memberId } = await lookAtMember(services.db, operator, asked)
    return readLimits(services, memberId)
  })
