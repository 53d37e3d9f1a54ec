import { transferToUpline as contract } from '@tucano/contract/transfers'
import { provePaymentPassword } from '#accounts/payment-password'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { moveToUpline } from './move-to-upline.ts'
import { readUpline } from './upline.ts'

export const transferToUpline = (services: Services) =>
  answer(contract, async ({ transferId, amount: asked, paymentPassword }, { member }) => {
    const { own, upline } = await readUpline(services, member)
    if (own.payment_password_hash === null) throw new Fault('paymentPassword.missing')
    const amount = BigInt(asked)
    const { min, max } = services.brand.transfers
    if (amount < BigInt(min) || amount > BigInt(max)) throw new Fault('transfer.amount')
    await provePaymentPassword(services, own.id, paymentPassword)
    return moveToUpline(services, { own, upline, transferId, amount })
  })
