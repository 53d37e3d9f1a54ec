import type { Payee, WithdrawalMethod } from '@tucano/contract/withdrawals'
import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { useAmounts } from '#platform/amounts'
import { useErrorText } from '#platform/error-text'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { Facts } from '#ui/facts'
import { PasswordField } from '#ui/field'
import { Form } from '#ui/form'
import { SectionCard } from '#ui/section-card'
import { namePayee } from './banks.ts'
import { askWithdrawal } from './queries.ts'
import { texts } from './texts.ts'
import styles from './withdraw-form.module.css'
import { feeOf } from './withdraw-rules.ts'

export interface Wish {
  withdrawalId: string
  method: WithdrawalMethod
  payee: Payee
  amount: bigint
}

/** What is about to leave, and the payment password. */
export function ConfirmStep({ wish, onBack, onDone }: { wish: Wish; onBack: () => void; onDone: () => void }) {
  const t = useText(texts)
  const w = useText(words)
  const say = useErrorText()
  const { amount: shown } = useAmounts()
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const { withdrawalId, method, payee, amount } = wish
  const fee = feeOf(method, amount)
  const send = async (): Promise<void> => {
    if (!/^\d{6}$/.test(password)) return setWrong(t('passwordWrong'))
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setProblem(undefined)
    const request = { withdrawalId, payeeId: payee.payeeId, method: method.method, amount: String(amount), paymentPassword: password }
    try {
      await askWithdrawal(request)
      onDone()
    } catch (error) {
      setProblem(say(error))
      setBusy(false)
    }
    sending.current = false
  }
  return (
    <SectionCard title={t('confirmTitle')} text={t('confirmText')}>
      <Facts
        facts={[
          { key: 'amount', label: t('amount'), value: <strong>{shown(amount)}</strong> },
          { key: 'fee', label: t('feeLabel'), value: fee === 0n ? t('noFee') : shown(fee) },
          { key: 'arrives', label: t('arrives'), value: <strong>{shown(amount - fee)}</strong> },
          { key: 'payee', label: t('to'), value: `${namePayee(payee.masked)} · ${payee.holder}` },
        ]}
      />
      <div className={styles.step}>
        <Form
          submitLabel={t('request', { amount: shown(amount) })}
          busy={busy}
          problem={problem}
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
          after={
            <Button look="quiet" icon={<ArrowLeft />} disabled={busy} onClick={onBack}>
              {t('change')}
            </Button>
          }
        >
          <PasswordField
            label={t('password')}
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
            showLabel={w('showPassword')}
            hideLabel={w('hidePassword')}
            value={password}
            error={wrong}
            onChange={({ target }) => {
              setPassword(target.value)
              setWrong(undefined)
            }}
          />
        </Form>
      </div>
    </SectionCard>
  )
}
