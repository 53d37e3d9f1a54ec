import type { Payments } from '#payments/open-payments'
import type { Feature } from '#platform/feature'
import type { House } from '#platform/house'
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

export interface Withdrawals extends Feature {
  /** There is news of money on its way out. */
  hear: (payOuts: string[]) => Promise<void>
}

export function withdrawals(house: House, payments: Payments | undefined): Withdrawals {
  const payOuts = payments && new PayOuts(house, payments)
  return {
    answers: [
      listWithdrawalMethods(house, payments),
      getWithdrawalSteps(house, payments),
      addPayee(house, payments),
      removePayee(house),
      requestWithdrawal(house),
      cancelWithdrawal(house),
      listWithdrawals(house),
      listConfirmations(house),
      confirmPart(house),
      listWaitingWithdrawals(house),
      decideWithdrawal(house, payOuts),
      payPart(house),
      settlePart(house),
      listDecidedWithdrawals(house),
      exportWithdrawals(house),
    ],
    jobs: [
      { name: 'withdrawals.force', schedule: '* * * * *', run: () => forceParts(house) },
      ...(payOuts ? [{ name: 'withdrawals.lookAfter', schedule: '* * * * *', run: () => payOuts.lookAfter() }] : []),
    ],
    hear: async (ids) => payOuts?.hear(ids),
    watch: () => async () => payOuts?.stop(),
  }
}
