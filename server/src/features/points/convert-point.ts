import { TRIAL_TYPE } from '@tucano/contract/member'
import { convertPoint as contract } from '@tucano/contract/points'
import { provePaymentPassword } from '#accounts/payment-password'
import { convertPoints } from '#points/convert'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

export const convertPoint = (services: Services) =>
  answer(contract, async ({ requestId, points, paymentPassword }, { member: { memberId, type } }) => {
    if (type === TRIAL_TYPE) throw new Fault('account.trial')
    await provePaymentPassword(services, memberId, paymentPassword)
    const converted = await convertPoints(services, { memberId, requestId, points: BigInt(points) })
    return { points: Number(converted.points), amount: String(converted.amount) }
  })
