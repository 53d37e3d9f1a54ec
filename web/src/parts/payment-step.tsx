import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { useErrorText } from '#platform/error-text'
import { Button } from '#ui/button'
import { type Fact, Facts } from '#ui/facts'
import { Form } from '#ui/form'
import { SectionCard } from '#ui/section-card'
import { PaymentPasswordField, isPaymentPassword } from './payment-password-field.tsx'
import styles from './payment-step.module.css'

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
  const say = useErrorText()
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const acting = useRef(false)
  const submit = async (): Promise<void> => {
    setTried(true)
    if (!isPaymentPassword(password)) return
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
          <PaymentPasswordField
            value={password}
            tried={tried}
            onType={(typed) => {
              setPassword(typed)
              setTried(false)
            }}
          />
        </Form>
      </div>
    </SectionCard>
  )
}
