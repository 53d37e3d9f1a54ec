import { grabEnvelope as contract } from '@tucano/contract/promotions'
import { answer } from '#platform/endpoint'
import type { Grabs } from '#promotions/grabs'
import { refuseTrial } from './press.ts'

export const grabEnvelope = (grabs: Grabs) =>
  answer(contract, async ({ envelopeId }, { member }) => {
    refuseTrial(member)
    const { amount, left } = await grabs.grab({ envelopeId: BigInt(envelopeId), memberId: member.memberId })
    return { amount: String(amount), left }
  })
