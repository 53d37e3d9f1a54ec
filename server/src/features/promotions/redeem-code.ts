import { redeemCode as contract } from '@tucano/contract/promotions'
import { TRIES_MAX, countTry, forgive, keyOf } from '#accounts/attempts'
import type { Promotions, Refusal } from '#promotions/promotions'
import { type Redeemed, redeem } from '#promotions/redeem'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { press, refuseTrial, showAfter } from './press.ts'

/** A code that could bring nothing can be tried again. */
const KEPT: ReadonlySet<Refusal> = new Set(['promotion.waiting'])

/** Counted by member, wherever they ask from, and wiped only by what a code has brought: nobody goes through all codes. */
export const redeemCode = ({ db, vault }: Services, promotions: Promotions) =>
  answer(contract, async ({ code, contact }, { member }) => {
    refuseTrial(member)
    const { memberId } = member
    const tries = keyOf.promotionCode(memberId)
    if ((await countTry(db, tries)) > TRIES_MAX) throw new Fault('verification.too.many', { retryAfterSeconds: 1800 })
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
    if (promotionId !== undefined) await forgive(db, tries)
    return { ask, promotion: promotionId === undefined ? null : await showAfter(promotions, { promotionId, memberId }) }
  })
