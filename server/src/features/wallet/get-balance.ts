import * as contract from '@tucano/contract/wallet'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { readBalances } from './balance.ts'

export const getBalance = (services: Services) =>
  answer(contract.getBalance, async ({ typeId = 0 }, { member }) => {
    const whole = (await readBalances(services, [member.memberId])).get(member.memberId)
    if (!whole) throw new Error('a member without a balance')
    if (typeId === 0) return whole
    const balance = whole.balance.filter(({ accountTypeId }) => accountTypeId === typeId)
    if (balance.length === 0) throw new Fault('wallet.unknown')
    return { ...whole, balance }
  })
