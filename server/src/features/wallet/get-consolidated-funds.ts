import * as contract from '@tucano/contract/wallet'
import { freeCash, readCashOutBounds } from '#accounts/cash-out'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { readFunds, sum, symbolOf } from './balance.ts'

export const getConsolidatedFunds = (house: House) =>
  answer(contract.getConsolidatedFunds, async (_request, { member }) => {
    const own = (await readFunds(house, [member.memberId])).get(member.memberId)
    if (!own) throw new Error('a member without funds')
    const { currency, cash, bonus, locked, points, vendors } = own
    const atVendors = [...vendors.values()].reduce((total, balance) => total + balance, 0n)
    const bounds = await readCashOutBounds(house, house.db, member.memberId)
    return {
      funds: {
        currency,
        currencySymbol: symbolOf(house.brand, currency),
        sumBalance: String(sum(own)),
        cash: String(cash),
        withdrawable: String(currency === house.brand.currency.code ? freeCash(cash, bounds) : 0n),
        bonus: String(bonus),
        locked: String(locked),
        vendors: String(atVendors),
        points: String(points),
      },
    }
  })
