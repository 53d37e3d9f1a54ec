import type { Payments } from '#payments/open-payments'
import type { Hearsay } from '#payments/provider'
import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
import { cancelDeposit } from './cancel-deposit.ts'
import { Credits } from './credits.ts'
import { decideDeposit } from './decide-deposit.ts'
import { exportDeposits } from './export-deposits.ts'
import { getDeposit } from './get-deposit.ts'
import { getReceipt } from './get-receipt.ts'
import { listDecidedDeposits } from './list-decided-deposits.ts'
import { listDepositMethods } from './list-deposit-methods.ts'
import { listDeposits } from './list-deposits.ts'
import { listWaitingDeposits } from './list-waiting-deposits.ts'
import { expireDeposits, pollPayments, returnPayments } from './look-after.ts'
import { openDeposit } from './open-deposit.ts'
import { openTransfer } from './open-transfer.ts'
import { sendReceipt } from './send-receipt.ts'

export interface Deposits extends Feature {
  /** Money is said to have arrived. */
  hear: (heard: Hearsay[]) => Promise<void>
}

export function deposits(house: House, payments: Payments | undefined): Deposits {
  const credits = payments && new Credits(house, payments)
  const parts = payments && credits && { house, payments, credits }
  return {
    answers: [
      listDepositMethods(house, payments),
      openDeposit(house, payments),
      openTransfer(house),
      sendReceipt(house),
      getDeposit(house, payments),
      cancelDeposit(house, payments),
      listDeposits(house, payments),
      listWaitingDeposits(house),
      getReceipt(house),
      decideDeposit(house),
      listDecidedDeposits(house),
      exportDeposits(house),
    ],
    jobs: [
      { name: 'deposits.expire', schedule: '* * * * *', run: () => expireDeposits(house, parts) },
      ...(parts
        ? [
            { name: 'deposits.poll', schedule: '* * * * *', run: () => pollPayments(parts) },
            { name: 'deposits.return', schedule: '* * * * *', run: () => returnPayments(parts) },
          ]
        : []),
    ],
    hear: async (heard) => credits?.hear(heard),
    watch: () => async () => credits?.stop(),
  }
}
