import type { Payments } from '#payments/open-payments'
import type { PaymentNotice } from '#payments/provider'
import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
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
  hear: (heard: PaymentNotice[]) => Promise<void>
}

export function deposits(services: Services, payments: Payments | undefined): Deposits {
  const credits = payments && new Credits(services, payments)
  const parts = payments && credits && { services, payments, credits }
  return {
    answers: [
      listDepositMethods(services, payments),
      openDeposit(services, payments),
      openTransfer(services),
      sendReceipt(services),
      getDeposit(services, payments),
      cancelDeposit(services, payments),
      listDeposits(services, payments),
      listWaitingDeposits(services),
      getReceipt(services),
      decideDeposit(services),
      listDecidedDeposits(services),
      exportDeposits(services),
    ],
    jobs: [
      { name: 'deposits.expire', schedule: '* * * * *', run: () => expireDeposits(services, parts) },
      ...(parts
        ? [
            { name: 'deposits.poll', schedule: '* * * * *', run: () => pollPayments(parts) },
            { name: 'deposits.return', schedule: '* * * * *', run: () => returnPayments(parts) },
          ]
        : []),
    ],
    hear: async (heard) => credits?.hear(heard),
    start: () => async () => credits?.stop(),
  }
}
