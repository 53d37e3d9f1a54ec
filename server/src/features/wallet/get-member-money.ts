import * as contract from '@tucano/contract/wallet'
import { readWagering } from '#cashier/wagering'
import { lookAtMember } from '#journal/look-at-member'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readFunds } from './balance.ts'

export const getMemberMoney = (services: Services) =>
  answer(contract.getMemberMoney, async ({ memberId: asked }, { operator }) => {
    const { memberId } = await lookAtMember(services.db, operator, asked)
    const [funds, { required, done }] = await Promise.all([readFunds(services, [memberId]), readWagering(services.db, memberId)])
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
