import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { PaymentStep } from '#parts/payment-step'
import { useAmounts } from '#platform/amounts'
import { readAmount } from '#platform/read-amount'
import { useText } from '#platform/text'
import { uuid7 } from '#platform/uuid'
import { Button } from '#ui/button'
import { TextField } from '#ui/field'
import { Form } from '#ui/form'
import { GoOn } from '#ui/go-on'
import { SectionCard } from '#ui/section-card'
import { type Upline, sendToUpline } from './queries.ts'
import { texts } from './texts.ts'
import styles from './transfer-steps.module.css'

type Step = { at: 'amount' } | { at: 'confirm'; amount: bigint; transferId: string } | { at: 'done'; amount: bigint }

/** Amount, confirmation with the payment password, result. */
export function TransferSteps({ upline }: { upline: Upline }) {
  const [step, setStep] = useState<Step>({ at: 'amount' })
  const restart = (): void => setStep({ at: 'amount' })
  return (
    <GoOn at={step.at}>
      {step.at === 'amount' && (
        // The id is made once for what is confirmed: pressing again after a lost answer moves nothing twice.
        <AmountStep upline={upline} onAmount={(amount) => setStep({ at: 'confirm', amount, transferId: uuid7(Date.now()) })} />
      )}
      {step.at === 'confirm' && (
        <ConfirmStep upline={upline} {...step} onDone={() => setStep({ at: 'done', amount: step.amount })} onBack={restart} />
      )}
      {step.at === 'done' && <DoneStep upline={upline} amount={step.amount} onAgain={restart} />}
    </GoOn>
  )
}

function AmountStep({ upline, onAmount }: { upline: Upline; onAmount: (amount: bigint) => void }) {
  const t = useText(texts)
  const { amount: shown } = useAmounts()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const { min, max, available, leftToday } = upline
  const check = (amount: bigint | undefined): string | undefined => {
    if (amount === undefined) return t('amountWrong')
    if (amount < BigInt(min) || amount > BigInt(max)) return t('amountLimits', { min: shown(min), max: shown(max) })
    if (amount > BigInt(available)) return t('amountBalance', { available: shown(available) })
    return amount > BigInt(leftToday) ? t('amountToday', { left: shown(leftToday) }) : undefined
  }
  return (
    <SectionCard title={t('howMuch')}>
      <div className={styles.step}>
        <Form
          submitLabel={t('goOn')}
          busy={false}
          problem={undefined}
          onSubmit={(event) => {
            event.preventDefault()
            const amount = readAmount(typed)
            const wrong = check(amount)
            setProblem(wrong)
            if (!wrong && amount !== undefined) onAmount(amount)
          }}
        >
          <TextField
            label={t('amount')}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0,00"
            value={typed}
            error={problem}
            onChange={({ target }) => {
              setTyped(target.value)
              setProblem(undefined)
            }}
          />
        </Form>
      </div>
    </SectionCard>
  )
}

interface ConfirmStepProps {
  upline: Upline
  amount: bigint
  transferId: string
  onDone: () => void
  onBack: () => void
}

function ConfirmStep({ upline, amount, transferId, onDone, onBack }: ConfirmStepProps) {
  const t = useText(texts)
  const { amount: shown } = useAmounts()
  return (
    <PaymentStep
      title={t('confirmTitle')}
      text={t('confirmText')}
      facts={[
        { key: 'amount', label: t('amount'), value: <strong>{shown(amount)}</strong> },
        { key: 'receiver', label: t('receiver'), value: upline.nickname },
        { key: 'after', label: t('balanceAfter'), value: shown(BigInt(upline.available) - amount) },
      ]}
      submitLabel={t('send', { amount: shown(amount) })}
      backLabel={t('change')}
      act={(paymentPassword) => sendToUpline({ transferId, amount: String(amount), paymentPassword })}
      onDone={onDone}
      onBack={onBack}
    />
  )
}

function DoneStep({ upline, amount, onAgain }: { upline: Upline; amount: bigint; onAgain: () => void }) {
  const t = useText(texts)
  const { amount: shown } = useAmounts()
  return (
    <SectionCard title={t('done')}>
      <div className={styles.done} role="status">
        <CircleCheck aria-hidden="true" />
        <p>{t('doneText', { amount: shown(amount), upline: upline.nickname })}</p>
        <Button onClick={onAgain}>{t('another')}</Button>
      </div>
    </SectionCard>
  )
}
