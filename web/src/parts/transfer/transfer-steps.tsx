import { CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useAmounts } from '#platform/amounts'
import { readAmount } from '#platform/read-amount'
import { useText } from '#platform/text'
import { uuid7 } from '#platform/uuid'
import { Button } from '#ui/button'
import { TextField } from '#ui/field'
import { Form } from '#ui/form'
import { GoOn } from '#ui/go-on'
import { SectionCard } from '#ui/section-card'
import { PaymentStep } from '../payment-step.tsx'
import { texts } from './texts.ts'
import styles from './transfer-steps.module.css'
import type { TransferTerms } from '../use-transfer-facts.ts'

interface TransferStepsProps {
  title: string
  text?: string
  /** What stands above the amount. */
  facts?: ReactNode
  /** Who receives it. */
  name: string
  terms: TransferTerms
  /** Moves it. Sent again under the same id, it moves nothing twice. */
  send: (request: { transferId: string; amount: string; paymentPassword: string }) => Promise<unknown>
  /** A way out for steps that were opened by a press: the first field has the focus then, as the button that was pressed is gone. */
  close?: { label: string; onPress: () => void }
}

type Step = { at: 'amount' } | { at: 'confirm'; amount: bigint; transferId: string } | { at: 'done'; amount: bigint }

/** Money from one member to another: amount, confirmation with the payment password, result. */
export function TransferSteps(props: TransferStepsProps) {
  const [step, setStep] = useState<Step>({ at: 'amount' })
  return (
    <GoOn at={step.at}>
      <StepShown {...props} step={step} onStep={setStep} />
    </GoOn>
  )
}

function StepShown({
  name,
  terms,
  send,
  step,
  onStep: setStep,
  ...first
}: TransferStepsProps & { step: Step; onStep: (step: Step) => void }) {
  const t = useText(texts)
  const { amount: shown } = useAmounts()
  const restart = (): void => setStep({ at: 'amount' })
  switch (step.at) {
    case 'amount':
      // The id is made once for what is confirmed: pressing again after a lost answer moves nothing twice.
      return (
        <AmountStep {...first} terms={terms} onAmount={(amount) => setStep({ at: 'confirm', amount, transferId: uuid7(Date.now()) })} />
      )
    case 'confirm':
      return (
        <PaymentStep
          title={t('confirmTitle')}
          text={t('confirmText')}
          facts={[
            { key: 'amount', label: t('amount'), value: <strong>{shown(step.amount)}</strong> },
            { key: 'receiver', label: t('receiver'), value: name },
            { key: 'after', label: t('after'), value: shown(BigInt(terms.available) - step.amount) },
          ]}
          submitLabel={t('send', { amount: shown(step.amount) })}
          backLabel={t('change')}
          act={(paymentPassword) => send({ transferId: step.transferId, amount: String(step.amount), paymentPassword })}
          onDone={() => setStep({ at: 'done', amount: step.amount })}
          onBack={restart}
        />
      )
    case 'done':
      return (
        <SectionCard title={t('done')}>
          <div className={styles.done} role="status">
            <CircleCheck aria-hidden="true" />
            <p>{t('doneText', { amount: shown(step.amount), name })}</p>
            <Button onClick={restart}>{t('another')}</Button>
          </div>
        </SectionCard>
      )
  }
}

type AmountStepProps = Omit<TransferStepsProps, 'name' | 'send'> & { onAmount: (amount: bigint) => void }

function AmountStep({ title, text, facts, terms, close, onAmount }: AmountStepProps) {
  const t = useText(texts)
  const { amount: shown } = useAmounts()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const { min, max, available, leftToday } = terms
  const check = (amount: bigint | undefined): string | undefined => {
    if (amount === undefined) return t('amountWrong')
    if (amount < BigInt(min) || amount > BigInt(max)) return t('amountLimits', { min: shown(min), max: shown(max) })
    if (amount > BigInt(available)) return t('amountBalance', { available: shown(available) })
    return amount > BigInt(leftToday) ? t('amountToday', { left: shown(leftToday) }) : undefined
  }
  return (
    <SectionCard title={title} {...(text === undefined ? {} : { text })}>
      {facts}
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
          after={
            close && (
              <Button look="quiet" onClick={close.onPress}>
                {close.label}
              </Button>
            )
          }
        >
          <TextField
            label={t('amount')}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was just pressed is gone
            autoFocus={close !== undefined}
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
