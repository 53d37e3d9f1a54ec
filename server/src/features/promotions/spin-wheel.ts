import { spinWheel as contract } from '@tucano/contract/promotions'
import type { Seeds } from '#fairness/seeds'
import { answer } from '#platform/endpoint'
import type { Promotions } from '#promotions/promotions'
import { spinWheel as spin } from '#promotions/wheel'
import { refuseTrial } from './press.ts'

export const spinWheel = (promotions: Promotions, seeds: Seeds) =>
  answer(contract, async ({ transactionId }, { member }) => {
    refuseTrial(member)
    const { segment, reward, seedId, nonce, isWaiting } = await spin(promotions, seeds, {
      memberId: member.memberId,
      ticketId: transactionId,
    })
    return { segment, reward, isWaiting, proof: { seedId: String(seedId), nonce } }
  })
