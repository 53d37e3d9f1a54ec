import { grabEnvelope as contract } from '@tucano/contract/promotions'
import { answer } from '#platform/endpoint'
import type { Grabs } from '#promotions/grabs'

export const grabEnvelope = (grabs: Grabs) =>
  answer(contract, async ({ envelopeId }, { member }) => {
    const { amount, left } = await grabs.grab({ envelopeId: BigInt(envelopeId), memberId: member.memberId })
    return { amount: String(amount), left }
  })
