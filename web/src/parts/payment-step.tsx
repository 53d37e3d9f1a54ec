import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '#platform/use-action'
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
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const { busy, problem, run } = useAction()
  const submit = async (): Promise<void> => {
    setTried(true)
    if (!isPaymentPassword(password)) return
    if (await run(() => act(password))) onDone()
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
