import { ArrowLeft, CircleCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { useAmounts } from '#platform/amounts'
import { useErrorText } from '#platform/error-text'
import { readAmount } from '#platform/read-amount'
import { useText } from '#platform/text'
import { uuid7 } from '#platform/uuid'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { Facts } from '#ui/facts'
import { PasswordField, TextField } from '#ui/field'
import { Form } from '#ui/form'
import { SectionCard } from '#ui/section-card'
import { type Upline, sendToUpline } from './queries.ts'
import { texts } from './texts.ts'
import styles from './transfer-steps.module.css'

type Step = { at: 'amount' } | { at: 'confirm'; amount: bigint; transferId: string } | { at: 'done'; amount: bigint }

/** Amount, confirmation with the payment password, result. */
export function TransferSteps({ upline }: { upline: Upline }) {
  const [step, setStep] = useState<Step>({ at: 'amount' })
  const restart = (): void => setStep({ at: 'amount' })
  switch (step.at) {
    case 'amount':
      // The id is made once for what is confirmed: pressing again after a lost answer moves nothing twice.
      return <AmountStep upline={upline} onAmount={(amount) => setStep({ at: 'confirm', amount, transferId: uuid7(Date.now()) })} />
    case 'confirm':
      return <ConfirmStep upline={upline} {...step} onDone={() => setStep({ at: 'done', amount: step.amount })} onBack={restart} />
    case 'done':
      return <DoneStep upline={upline} amount={step.amount} onAgain={restart} />
  }
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
  const w = useText(words)
  const say = useErrorText()
  const { amount: shown } = useAmounts()
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const send = async (): Promise<void> => {
    if (!/^\d{6}$/.test(password)) return setWrong(t('passwordWrong'))
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      await sendToUpline({ transferId, amount: String(amount), paymentPassword: password })
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
          { key: 'receiver', label: t('receiver'), value: upline.nickname },
          { key: 'after', label: t('balanceAfter'), value: shown(BigInt(upline.available) - amount) },
        ]}
      />
      <div className={styles.step}>
        <Form
          submitLabel={t('send', { amount: shown(amount) })}
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
