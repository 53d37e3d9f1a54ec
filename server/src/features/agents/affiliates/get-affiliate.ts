import { getAffiliate as contract } from '@tucano/contract/agents/affiliates'
import { TRIAL_TYPE, agentTypes } from '@tucano/contract/member'
import { isSuspended } from '#accounts/suspensions'
import { readPerson } from '#documents/person'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readNewest } from './store.ts'

export const getAffiliate = ({ db }: Services) =>
  answer(contract, async (_request, { member: { memberId, type } }) => {
    const [person, newest, suspended] = await Promise.all([readPerson(db, memberId), readNewest(db, memberId), isSuspended(db, memberId)])
    const documents = person.state === 'verified'
    const isAgent = (agentTypes as readonly number[]).includes(type)
    const canAsk = newest === undefined || (newest.state === 'refused' && !newest.isEarly)
    return {
      canApply: type !== TRIAL_TYPE && !isAgent && documents && canAsk,
      documents,
      isAgent,
      isSuspended: suspended,
      application: newest
        ? {
            state: newest.state,
            channel: newest.channel,
            address: newest.address,
            text: newest.text,
            at: newest.at.getTime(),
            decidedAt: newest.decidedAt?.getTime() ?? null,
            reason: newest.reason,
            againAt: newest.againAt?.getTime() ?? null,
          }
        : null,
    }
  })
