import { getUpline as contract } from '@tucano/contract/transfers'
import { readAccounts } from '@tucano/ledger'
import { maskNickname } from '#accounts/mask'
import { transferredToday } from '#cashier/transfers'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readUpline } from './upline.ts'

export const getUpline = (services: Services) =>
  answer(contract, async (_request, { member }) => {
    const { db, brand } = services
    const { own, upline } = await readUpline(services, member)
    const [moved, accounts] = [await transferredToday(db, own.id), await readAccounts(db, [own.id])]
    const cash = accounts.find(({ kind, currency }) => kind === 'cash' && currency === brand.currency.code)
    const { min, max, perDay } = brand.transfers
    const left = BigInt(perDay) - moved
    return {
      nickname: maskNickname(upline.nickname),
      account: maskNickname(upline.account),
      paymentPassword: own.payment_password_hash !== null,
      available: String(cash?.balance ?? 0n),
      min: String(min),
      max: String(max),
      perDay: String(perDay),
      leftToday: String(left > 0n ? left : 0n),
    }
  })
