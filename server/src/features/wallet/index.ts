import { balanceChanged } from '@tucano/contract/wallet'
import { makePartitions } from '#betting/books'
import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { readBalances } from './balance.ts'
import { bringHome } from './bring-home.ts'
import { getBalance } from './get-balance.ts'
import { getConsolidatedFunds } from './get-consolidated-funds.ts'
import { getMemberMoney } from './get-member-money.ts'
import { getMerchantWallet } from './get-merchant-wallet.ts'
import { reconcileBooks } from './reconcile-books.ts'
import { transferWallet } from './transfer-wallet.ts'
import { watchBalances } from './watch-balances.ts'

export const wallet = (services: Services): Feature => ({
  answers: [
    getBalance(services),
    getMerchantWallet(services),
    transferWallet(services),
    bringHome(services),
    getConsolidatedFunds(services),
    getMemberMoney(services),
  ],
  jobs: [
    { name: 'wallet.reconcile', schedule: '* * * * *', run: () => reconcileBooks(services, new Date()) },
    { name: 'wallet.makePartitions', schedule: '0 4 * * *', run: () => makePartitions(services.db) },
  ],
  initialState: [{ event: balanceChanged, read: async (memberId) => (await readBalances(services, [memberId])).get(memberId) }],
  start: (pages) => watchBalances(services, pages),
})
