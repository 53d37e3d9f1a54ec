import { balanceChanged } from '@tucano/contract/wallet'
import { makePartitions } from '@tucano/ledger'
import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { readBalances } from './balance.ts'
import { bringHome } from './bring-home.ts'
import { getBalance } from './get-balance.ts'
import { getConsolidatedFunds } from './get-consolidated-funds.ts'
import { getMemberMoney } from './get-member-money.ts'
import { getMerchantWallet } from './get-merchant-wallet.ts'
import { reconcileBooks } from './reconcile-books.ts'
import { transferWallet } from './transfer-wallet.ts'
import { watchBalances } from './watch-balances.ts'

export const wallet = (house: House): Feature => ({
  answers: [
    getBalance(house),
    getMerchantWallet(house),
    transferWallet(house),
    bringHome(house),
    getConsolidatedFunds(house),
    getMemberMoney(house),
  ],
  jobs: [
    { name: 'wallet.reconcile', schedule: '* * * * *', run: () => reconcileBooks(house, new Date()) },
    { name: 'wallet.makePartitions', schedule: '0 4 * * *', run: () => makePartitions(house.db) },
  ],
  greets: [{ event: balanceChanged, read: async (memberId) => (await readBalances(house, [memberId])).get(memberId) }],
  watch: (pages) => watchBalances(house, pages),
})
