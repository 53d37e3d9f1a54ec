import { transferToUpline as contract } from '@tucano/contract/transfers'
import { provePaymentPassword } from '#accounts/payment-password'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { House } from '#platform/house'
import { moveToUpline } from './move-to-upline.ts'
import { readUpline } from './upline.ts'

export const transferToUpline = (house: House) =>
  answer(contract, async ({ transferId, amount: asked, paymentPassword }, { member }) => {
    const { own, upline } = await readUpline(house, member)
    if (own.payment_password_hash === null) throw new Fault('paymentPassword.missing')
    const amount = BigInt(asked)
    const { min, max } = house.brand.transfers
    if (amount < BigInt(min) || amount > BigInt(max)) throw new Fault('transfer.amount')
    await provePaymentPassword(house, own.id, paymentPassword)
    return moveToUpline(house, { own, upline, transferId, amount })
  })
