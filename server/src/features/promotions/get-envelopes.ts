import { getEnvelopes as contract } from '@tucano/contract/promotions'
import { answer } from '#platform/endpoint'
import type { Promotions } from '#promotions/promotions'
import { readEnvelopes } from '#promotions/read-envelopes'

export const getEnvelopes = (promotions: Promotions) =>
  answer(contract, async (_, { member }) => readEnvelopes(promotions, member.memberId))
