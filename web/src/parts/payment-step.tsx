import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { useErrorText } from '#platform/error-text'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { type Fact, Facts } from '#ui/facts'
import { PasswordField } from '#ui/field'
import { Form } from '#ui/form'
import { SectionCard } from '#ui/section-card'
import styles from './payment-step.module.css'
import { texts } from './texts.ts'

interface PaymentStepProps {
  title: string
  text: string
  facts: readonly Fact[]
  submitLabel: string
  backLabel: string
  /** Does it. What it rejects with is told, and it can be tried again under the same name. */
  act: (paymentPassword: string) => Promise<unknown>
  onDone: () => void
  onBack: () => void
}

/** What is about to happen with money, and the payment password that lets it. */
export function PaymentStep({ title, text, facts, submitLabel, backLabel, act, onDone, onBack }: PaymentStepProps) {
  const t = useText(texts)
  const w = useText(words)
  const say = useErrorText()
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const acting = useRef(false)
  const submit = async (): Promise<void> => {
    if (!/^\d{6}$/.test(password)) return setWrong(t('paymentPasswordWrong'))
    if (acting.current) return
    acting.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      await act(password)
      onDone()
    } catch (error) {
      setProblem(say(error))
      setBusy(false)
    }
    acting.current = false
  }
  return (
    <SectionCard title={title} text={text}>
      <Facts facts={facts} />
      <div className={styles.step}>
        <Form
          submitLabel={submitLabel}
          busy={busy}
          problem={problem}
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
          after={
            <Button look="quiet" icon={<ArrowLeft />} disabled={busy} onClick={onBack}>
              {backLabel}
            </Button>
          }
        >
          <PasswordField
            label={t('paymentPassword')}
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
