import { TRIAL_TYPE } from '@tucano/contract/member'
import { redeemPointReward as contract } from '@tucano/contract/points'
import { provePaymentPassword } from '#accounts/payment-password'
import { redeemGoods } from '#points/redeem'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

export const redeemPointReward = (services: Services) =>
  answer(contract, async ({ requestId, goodsId, paymentPassword }, { member: { memberId, type } }) => {
    if (type === TRIAL_TYPE) throw new Fault('account.trial')
    await provePaymentPassword(services, memberId, paymentPassword)
    const { id, status } = await redeemGoods(services.db, { memberId, requestId, goodsId: BigInt(goodsId) })
    return { id: String(id), status }
  })
