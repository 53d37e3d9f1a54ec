import * as contract from '@tucano/contract/wallet'
import { freeCash, readCashOutBounds } from '#cashier/cash-out'
import { readConsolidated } from '#commissions/consolidated'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { readFunds, sum, symbolOf } from './balance.ts'

export const getConsolidatedFunds = (services: Services) =>
  answer(contract.getConsolidatedFunds, async (_request, { member }) => {
    const own = (await readFunds(services, [member.memberId])).get(member.memberId)
    if (!own) throw new Error('a member without funds')
    const { currency, cash, bonus, locked, points, vendors } = own
    const atVendors = [...vendors.values()].reduce((total, balance) => total + balance, 0n)
    const bounds = await readCashOutBounds(services, services.db, member.memberId)
    return {
      funds: {
        currency,
        currencySymbol: symbolOf(services.brand, currency),
        sumBalance: String(sum(own)),
        cash: String(cash),
        withdrawable: String(currency === services.brand.currency.code ? freeCash(cash, bounds) : 0n),
        bonus: String(bonus),
        locked: String(locked),
        vendors: String(atVendors),
        points: String(points),
      },
      ...(await readConsolidated(services.db, member.memberId)),
    }
  })
