import { registerCashOutWay } from '#cashier/cash-out-ways'
import type { Payments } from '#payments/open-payments'
import type { Feature } from '#platform/feature'
import type { Services } from '#platform/services'
import { addPayee } from './add-payee.ts'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { confirmPart } from './confirm-part.ts'
import { decideWithdrawal } from './decide-withdrawal.ts'
import { exportWithdrawals } from './export-withdrawals.ts'
import { forceParts } from './force-parts.ts'
import { getWithdrawalSteps } from './get-withdrawal-steps.ts'
import { listConfirmations } from './list-confirmations.ts'
import { listDecidedWithdrawals } from './list-decided-withdrawals.ts'
import { listWaitingWithdrawals } from './list-waiting-withdrawals.ts'
import { listWithdrawalMethods } from './list-withdrawal-methods.ts'
import { listWithdrawals } from './list-withdrawals.ts'
import { PayOuts } from './pay-outs.ts'
import { payPart } from './pay-part.ts'
import { removePayee } from './remove-payee.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { settlePart } from './settle-part.ts'
import { sentByWithdrawals } from './store.ts'

export interface Withdrawals extends Feature {
  /** There is news of money on its way out. */
  hear: (payOuts: string[]) => Promise<void>
}

export function withdrawals(services: Services, payments: Payments | undefined): Withdrawals {
  registerCashOutWay(sentByWithdrawals)
  const payOuts = payments && new PayOuts(services, payments)
  return {
    answers: [
      listWithdrawalMethods(services, payments),
      getWithdrawalSteps(services, payments),
      addPayee(services, payments),
      removePayee(services),
      requestWithdrawal(services),
      cancelWithdrawal(services),
      listWithdrawals(services),
      listConfirmations(services),
      confirmPart(services),
      listWaitingWithdrawals(services),
      decideWithdrawal(services, payOuts),
      payPart(services),
      settlePart(services),
      listDecidedWithdrawals(services),
      exportWithdrawals(services),
    ],
    jobs: [
      { name: 'withdrawals.force', schedule: '* * * * *', run: () => forceParts(services) },
      ...(payOuts ? [{ name: 'withdrawals.lookAfter', schedule: '* * * * *', run: () => payOuts.lookAfter() }] : []),
    ],
    hear: async (ids) => payOuts?.hear(ids),
    start: () => async () => payOuts?.stop(),
  }
}
