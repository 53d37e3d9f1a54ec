import { redeemCode as contract } from '@tucano/contract/promotions'
import type { Promotions, Refusal } from '#promotions/promotions'
import { type Redeemed, redeem } from '#promotions/redeem'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { press, refuseTrial, showAfter } from './press.ts'

/** A code that could bring nothing can be tried again. */
const KEPT: ReadonlySet<Refusal> = new Set(['promotion.waiting'])

export const redeemCode = ({ vault }: Services, promotions: Promotions) =>
  answer(contract, async ({ code, contact }, { member }) => {
    refuseTrial(member)
    const { memberId } = member
    let redeemed: Redeemed = {}
    await press(
      promotions,
      async (trx, at) => {
        redeemed = await redeem(promotions, trx, { code, contact, memberId, vault }, at)
        return redeemed.refusal
      },
      KEPT,
    )
    const { ask = null, promotionId } = redeemed
    return { ask, promotion: promotionId === undefined ? null : await showAfter(promotions, { promotionId, memberId }) }
  })
