import * as contract from '@tucano/contract/wallet'
import { readWagering } from '#accounts/cash-out'
import { lookAtMember } from '#accounts/look'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { readFunds } from './balance.ts'

export const getMemberMoney = (house: House) =>
  answer(contract.getMemberMoney, async ({ memberId: asked }, { operator }) => {
    const { memberId } = await lookAtMember(house.db, operator, asked)
    const [funds, { required, done }] = await Promise.all([readFunds(house, [memberId]), readWagering(house.db, memberId)])
    const { currency, cash, bonus, locked, points, vendors } = funds.get(memberId)!
    return {
      currency,
      cash: String(cash),
      bonus: String(bonus),
      locked: String(locked),
      points: String(points),
      vendors: String([...vendors.values()].reduce((sum, balance) => sum + balance, 0n)),
      wagering: { required: String(required), done: String(done) },
    }
  })
