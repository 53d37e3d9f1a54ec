import { CircleCheck, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { PaymentStep } from '#parts/payment-step'
import { useAmounts } from '#platform/amounts'
import { CallError } from '#platform/call'
import { readAmount } from '#platform/read-amount'
import { useText } from '#platform/text'
import { uuid7 } from '#platform/uuid'
import { Button } from '#ui/button'
import { Card, Skeleton } from '#ui/card'
import { Facts } from '#ui/facts'
import { TextField } from '#ui/field'
import { Form } from '#ui/form'
import { GoOn } from '#ui/go-on'
import { SectionCard } from '#ui/section-card'
import styles from './people.module.css'
import { type TransferTerms, transfer, useTransferTerms } from './queries.ts'
import { texts } from './texts.ts'

interface TransferCardProps {
  memberId: string
  name: string
  onPaymentPassword: () => void
  onClose: () => void
}

/** Money from the agent to somebody right below. */
export function TransferCard({ memberId, name, onPaymentPassword, onClose }: TransferCardProps) {
  const t = useText(texts)
  const query = useTransferTerms(memberId)
  const close = (
    <Button look="quiet" onClick={onClose}>
      {t('close')}
    </Button>
  )
  if (query.error instanceof CallError && query.error.code === 'jurisdiction.not.available')
    return (
      <Card>
        <DrawnState drawing="lock" title={t('transferClosed')} level="h4" small actions={close} />
      </Card>
    )
  return (
    <Arrived query={query} skeleton={<Skeleton height="280px" />} failedTitle={t('transferFailed')} level="h4" small>
      {(terms) =>
        terms.paymentPassword ? (
          <Steps memberId={memberId} name={name} terms={terms} onClose={onClose} />
        ) : (
          <Card>
            <DrawnState
              drawing="lock"
              title={t('passwordMissing')}
              level="h4"
              small
              actions={
                <Button look="primary" icon={<KeyRound />} onClick={onPaymentPassword}>
                  {t('setPassword')}
                </Button>
              }
            >
              {t('passwordMissingText')}
            </DrawnState>
          </Card>
        )
      }
    </Arrived>
  )
}

type Step = { at: 'amount' } | { at: 'confirm'; amount: bigint; transferId: string } | { at: 'done'; amount: bigint }

interface StepsProps {
  memberId: string
  name: string
  terms: TransferTerms
  onClose: () => void
}

function Steps(props: StepsProps) {
  const [step, setStep] = useState<Step>({ at: 'amount' })
  return (
    <GoOn at={step.at}>
      <StepShown {...props} step={step} setStep={setStep} />
    </GoOn>
  )
}

function StepShown({ memberId, name, terms, onClose, step, setStep }: StepsProps & { step: Step; setStep: (step: Step) => void }) {
  const t = useText(texts)
  const { amount: shown } = useAmounts()
  const restart = (): void => setStep({ at: 'amount' })
  switch (step.at) {
    case 'amount':
      return (
        <AmountStep
          name={name}
          terms={terms}
          onClose={onClose}
          // The id is made once for what is confirmed: pressing again after a lost answer moves nothing twice.
          onAmount={(amount) => setStep({ at: 'confirm', amount, transferId: uuid7(Date.now()) })}
        />
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
          act={(paymentPassword) => transfer({ transferId: step.transferId, memberId, amount: String(step.amount), paymentPassword })}
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

function AmountStep({ name, terms, onAmount, onClose }: Omit<StepsProps, 'memberId'> & { onAmount: (amount: bigint) => void }) {
  const t = useText(texts)
  const { amount: shown } = useAmounts()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const { min, max, available, perDay, leftToday } = terms
  const check = (amount: bigint | undefined): string | undefined => {
    if (amount === undefined) return t('amountWrong')
    if (amount < BigInt(min) || amount > BigInt(max)) return t('amountLimits', { min: shown(min), max: shown(max) })
    if (amount > BigInt(available)) return t('amountBalance', { available: shown(available) })
    return amount > BigInt(leftToday) ? t('amountToday', { left: shown(leftToday) }) : undefined
  }
  return (
    <SectionCard title={t('transferTitle', { name })} text={t('transferText')}>
      <Facts
        facts={[
          { key: 'available', label: t('available'), value: shown(available) },
          { key: 'limits', label: t('limits'), value: t('limitsValue', { min: shown(min), max: shown(max) }) },
          { key: 'leftToday', label: t('leftToday'), value: t('leftTodayValue', { left: shown(leftToday), perDay: shown(perDay) }) },
        ]}
      />
      <div className={styles.amount}>
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
            <Button look="quiet" onClick={onClose}>
              {t('close')}
            </Button>
          }
        >
          <TextField
            label={t('amount')}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was just pressed is gone
            autoFocus
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
