import { sendEnvelope as contract } from '@tucano/contract/promotions/sent-envelopes'
import { provePaymentPassword } from '#accounts/payment-password'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { listSent } from '#promotions/read-sent-envelopes'
import { sendEnvelope as send } from '#promotions/sent-envelopes'
import { refuseTrial } from './press.ts'

export const sendEnvelope = (services: Services) =>
  answer(contract, async ({ paymentPassword, total: asked, least, ...split }, { member }) => {
    refuseTrial(member)
    const { memberId } = member
    const total = BigInt(asked)
    const { min, max } = services.brand.transfers
    if (total < BigInt(min) || total > BigInt(max)) throw new Fault('transfer.amount')
    await provePaymentPassword(services, memberId, paymentPassword)
    const code = await send(services, { memberId, total, least: BigInt(least), ...split })
    return (await listSent(services.db, memberId, code))[0]!
  })
