import type { Payee, WithdrawalMethod } from '@tucano/contract/withdrawals'
import { PaymentStep } from '#parts/payment-step'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { namePayee } from './banks.ts'
import { type Desk, askWithdrawal } from './queries.ts'
import { texts } from './texts.ts'
import { feeOf } from './withdraw-rules.ts'

export interface Wish {
  withdrawalId: string
  method: WithdrawalMethod
  payee: Payee
  amount: bigint
  /** The bonus that this gives up. */
  bonus: Desk['bonus']
}

/** What is about to leave, and the payment password. */
export function ConfirmStep({ wish, onBack, onDone }: { wish: Wish; onBack: () => void; onDone: () => void }) {
  const t = useText(texts)
  const { amount: shown } = useAmounts()
  const { withdrawalId, method, payee, amount, bonus } = wish
  const fee = feeOf(method, amount)
  const request = {
    withdrawalId,
    payeeId: payee.payeeId,
    method: method.method,
    amount: String(amount),
    ...(bonus && { givesUpBonus: true }),
  }
  return (
    <PaymentStep
      title={t('confirmTitle')}
      text={t('confirmText')}
      facts={[
        { key: 'amount', label: t('amount'), value: <strong>{shown(amount)}</strong> },
        { key: 'fee', label: t('feeLabel'), value: fee === 0n ? t('noFee') : shown(fee) },
        { key: 'arrives', label: t('arrives'), value: <strong>{shown(amount - fee)}</strong> },
        ...(bonus ? [{ key: 'bonus', label: t('bonusLost'), value: <strong>{`${bonus.title} · ${shown(bonus.balance)}`}</strong> }] : []),
        { key: 'payee', label: t('to'), value: `${namePayee(payee.masked)} · ${payee.holder}` },
      ]}
      submitLabel={t(bonus ? 'requestWithoutBonus' : 'request', { amount: shown(amount) })}
      backLabel={t('change')}
      act={(paymentPassword) => askWithdrawal({ ...request, paymentPassword })}
      onDone={onDone}
      onBack={onBack}
    />
  )
}
