import { claimPromotion as contract } from '@tucano/contract/promotions'
import { type Promotions, claim } from '#promotions/promotions'
import { answer } from '#platform/endpoint'
import { press, refuseTrial, showAfter } from './press.ts'

export const claimPromotion = (promotions: Promotions) =>
  answer(contract, async ({ promotionId: asked, period }, { member }) => {
    refuseTrial(member)
    const { memberId } = member
    const of = { promotionId: BigInt(asked), memberId, period }
    await press(promotions, (trx, at) => claim(promotions, trx, of, at))
    return showAfter(promotions, of)
  })
