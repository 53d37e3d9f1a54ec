import { getOpening as contract, openedKinds } from '@tucano/contract/agents/accounts'
import { giveable, readRebates } from '#accounts/rebates'
import { isSuspended } from '#accounts/suspensions'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { DEEPEST, readDepth } from '#team/place'
import { domainsOf } from './domains.ts'

export const getOpening = ({ db, brand }: Services) =>
  answer(contract, async (_request, { member: { memberId } }) => {
    const [rebates, depth, suspended] = await Promise.all([readRebates(db, memberId), readDepth(db, memberId), isSuspended(db, memberId)])
    return {
      kinds: suspended || depth >= DEEPEST ? [] : [...openedKinds],
      rebates: rebates.map((held) => ({ type: held.type, max: giveable(held) })),
      domains: domainsOf(brand),
      hasDefaultPassword: true,
    }
  })
