import { grabSentEnvelope as contract } from '@tucano/contract/promotions/sent-envelopes'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { grabSent } from '#promotions/sent-envelopes'
import { refuseTrial } from './press.ts'

export const grabSentEnvelope = (services: Services) =>
  answer(contract, async ({ code }, { member }) => {
    refuseTrial(member)
    const { amount, left } = await grabSent(services, { memberId: member.memberId, code })
    return { amount: String(amount), left }
  })
