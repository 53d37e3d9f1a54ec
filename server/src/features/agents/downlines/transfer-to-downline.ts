import { transferToDownline as contract } from '@tucano/contract/agents/downlines'
import { findMember } from '#accounts/members'
import { provePaymentPassword } from '#accounts/payment-password'
import { refuseSuspended } from '#accounts/suspensions'
import { transferCash } from '#cashier/transfers'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { readDirect } from './direct.ts'

export const transferToDownline = (services: Services) =>
  answer(contract, async ({ transferId, memberId, amount: asked, paymentPassword }, { member: { memberId: agentId } }) => {
    const { db, brand } = services
    const to = await readDirect(db, agentId, memberId)
    await refuseSuspended(db, agentId)
    const own = await findMember(db, agentId)
    if (!own?.payment_password_hash) throw new Fault('paymentPassword.missing')
    const amount = BigInt(asked)
    if (amount < BigInt(brand.transfers.min) || amount > BigInt(brand.transfers.max)) throw new Fault('transfer.amount')
    await provePaymentPassword(services, agentId, paymentPassword)
    const { at } = await transferCash(services, { own, to, way: 'down', transferId, amount })
    return { transferId, name: to.account, amount: asked, at: at.getTime() }
  })
