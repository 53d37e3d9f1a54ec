import { joinPromotion as contract } from '@tucano/contract/promotions'
import { type Promotions, join } from '#promotions/promotions'
import { answer } from '#platform/endpoint'
import { press, refuseTrial, showAfter } from './press.ts'

export const joinPromotion = (promotions: Promotions) =>
  answer(contract, async ({ promotionId: asked }, { member }) => {
    refuseTrial(member)
    const { memberId } = member
    const promotionId = BigInt(asked)
    await press(promotions, (trx, at) => join(promotions, trx, { promotionId, memberId }, at))
    return showAfter(promotions, { promotionId, memberId })
  })
