import { claimRaffle as contract } from '@tucano/contract/promotions'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Promotions } from '#promotions/promotions'
import { claimWin } from '#promotions/raffle-claims'
import { refuseTrial } from './press.ts'

export const claimRaffle = (promotions: Promotions) =>
  answer(contract, async ({ promotionId, period }, { member }) => {
    refuseTrial(member)
    const claimed = await claimWin(promotions, { promotionId: BigInt(promotionId), memberId: member.memberId, period })
    if (typeof claimed === 'string') throw new Fault(claimed)
    return { reward: claimed }
  })
