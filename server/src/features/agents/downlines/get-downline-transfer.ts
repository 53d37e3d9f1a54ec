import { getDownlineTransfer as contract } from '@tucano/contract/agents/downlines'
import { readAccounts } from '@tucano/ledger'
import { findMember } from '#accounts/members'
import { freeCash, readCashOutBounds } from '#cashier/cash-out'
import { transferredToday } from '#cashier/transfers'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readDirect } from './direct.ts'

export const getDownlineTransfer = ({ db, brand }: Services) =>
  answer(contract, async ({ memberId }, { member: { memberId: agentId } }) => {
    const { account } = await readDirect(db, agentId, memberId)
    const [own, moved, accounts, bounds] = await Promise.all([
      findMember(db, agentId),
      transferredToday(db, agentId),
      readAccounts(db, [agentId]),
      readCashOutBounds({ brand }, db, agentId),
    ])
    const cash = accounts.find(({ kind, currency }) => kind === 'cash' && currency === brand.currency.code)
    const { min, max, perDay } = brand.transfers
    const left = BigInt(perDay) - moved
    return {
      name: account,
      paymentPassword: own?.payment_password_hash != null,
      available: String(freeCash(cash?.balance ?? 0n, bounds)),
      min: String(min),
      max: String(max),
      perDay: String(perDay),
      leftToday: String(left > 0n ? left : 0n),
    }
  })
