import { transferToUpline as contract } from '@tucano/contract/transfers'
import { provePaymentPassword } from '#accounts/payment-password'
import { transferCash } from '#cashier/transfers'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { tellTransfer } from './tell-transfer.ts'
import { readUpline } from './upline.ts'

export const transferToUpline = (services: Services) =>
  answer(contract, async ({ transferId, amount: asked, paymentPassword }, { member }) => {
    const { own, upline } = await readUpline(services, member)
    if (own.payment_password_hash === null) throw new Fault('paymentPassword.missing')
    const amount = BigInt(asked)
    const { min, max } = services.brand.transfers
    if (amount < BigInt(min) || amount > BigInt(max)) throw new Fault('transfer.amount')
    await provePaymentPassword(services, own.id, paymentPassword)
    return tellTransfer(await transferCash(services, { own, to: upline, way: 'up', transferId, amount }))
  })
