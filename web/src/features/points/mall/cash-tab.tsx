import { CircleCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { PaymentStep } from '#parts/payment-step'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { uuid7 } from '#platform/uuid'
import { Button } from '#ui/button'
import { Chip } from '#ui/card'
import { TextField } from '#ui/field'
import { Form } from '#ui/form'
import { SectionCard } from '#ui/section-card'
import { type PointBalance, type PointConfig, convert } from '../queries.ts'
import { texts } from '../texts.ts'
import { usePoints } from '../use-points.ts'
import { useSpokenPoints } from '../use-spoken-points.ts'
import { workOutCash } from '../worth.ts'
import styles from './cash-tab.module.css'
import { NoPassword } from './no-password.tsx'

interface CashTabProps {
  balance: PointBalance
  config: PointConfig
  onPaymentPassword: () => void
}

type Step = { at: 'points' } | { at: 'confirm'; asked: bigint; requestId: string } | { at: 'done'; amount: string }

/** Points for money: how many, confirmation with the payment password, result. */
export function CashTab({ balance, config, onPaymentPassword }: CashTabProps) {
  const [step, setStep] = useState<Step>({ at: 'points' })
  const own = BigInt(balance.balance)
  if (step.at === 'done') return <Done amount={step.amount} onAgain={() => setStep({ at: 'points' })} />
  if (!config.paymentPassword) return <NoPassword onPaymentPassword={onPaymentPassword} />
  if (step.at === 'points')
    return <PointsStep own={own} config={config} onGo={(asked) => setStep({ at: 'confirm', asked, requestId: uuid7(Date.now()) })} />
  return (
    <Confirm
      {...step}
      own={own}
      rate={config.rate}
      onDone={(amount) => setStep({ at: 'done', amount })}
      onBack={() => setStep({ at: 'points' })}
    />
  )
}

const WHOLE = /^[0-9]{1,10}$/

function PointsStep({ own, config: { rate, min, leftToday }, onGo }: { own: bigint; config: PointConfig; onGo: (asked: bigint) => void }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { points: written } = usePoints()
  const spoken = useSpokenPoints()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const most = own < BigInt(leftToday) ? own : BigInt(leftToday)
  const least = BigInt(min)
  const digits = typed.replaceAll(/[.,\s]/g, '')
  const asked = WHOLE.test(digits) ? BigInt(digits) : undefined
  const check = (): string | undefined => {
    if (asked === undefined) return t('cashWrong')
    if (asked < least) return t('cashMin', { min: spoken(min) })
    if (asked > own) return t('cashFew', { points: spoken(own) })
    return asked > BigInt(leftToday) ? t('cashDay', { left: spoken(leftToday) }) : undefined
  }
  const rateText = t('cashText', { rate: spoken(rate), amount: amount(100n) })
  if (most < least)
    return (
      <SectionCard title={t('cashTitle')} text={rateText} level="h3">
        <p className={styles.inside}>{own < least ? t('cashTooFew', { points: spoken(least - own) }) : t('cashTodayDone')}</p>
      </SectionCard>
    )
  const choices = [
    { key: 'cashLeast', value: least },
    { key: 'cashHalf', value: most / 2n },
    { key: 'cashAll', value: most },
  ] as const
  const put = (value: bigint): void => {
    setTyped(written(value))
    setProblem(undefined)
  }
  return (
    <SectionCard title={t('cashTitle')} text={rateText} level="h3">
      <div className={styles.step}>
        <Form
          submitLabel={t('goOn')}
          busy={false}
          problem={undefined}
          onSubmit={(event) => {
            event.preventDefault()
            const wrong = check()
            setProblem(wrong)
            if (!wrong && asked !== undefined) onGo(asked)
          }}
        >
          <TextField
            label={t('cashPoints')}
            hint={t('cashHint', { min: written(min), max: written(most) })}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            error={problem}
            onChange={({ target }) => {
              setTyped(target.value)
              setProblem(undefined)
            }}
          />
          <div className={styles.choices}>
            {choices
              .filter(({ key, value }) => key !== 'cashHalf' || value > least)
              .map(({ key, value }) => (
                <Chip key={key} pressed={asked === value} onPress={() => put(value)}>
                  {t(key)}
                </Chip>
              ))}
          </div>
          <p className={styles.gets}>
            <span>{t('cashGets')}</span>
            <output className={styles.amount}>{amount(asked === undefined ? 0n : workOutCash(asked, rate).amount)}</output>
          </p>
        </Form>
      </div>
    </SectionCard>
  )
}

interface ConfirmProps {
  asked: bigint
  requestId: string
  own: bigint
  rate: number
  onDone: (amount: string) => void
  onBack: () => void
}

function Confirm({ asked, requestId, own, rate, onDone, onBack }: ConfirmProps) {
  const t = useText(texts)
  const { amount: shown } = useAmounts()
  const spoken = useSpokenPoints()
  const { points, amount } = workOutCash(asked, rate)
  // What was answered before the step is done: no render lies between the two.
  const given = useRef(String(amount))
  return (
    <PaymentStep
      title={t('confirmTitle')}
      text={t('cashConfirmText')}
      facts={[
        { key: 'costs', label: t('costs'), value: <strong>{spoken(points)}</strong> },
        { key: 'gets', label: t('cashGets'), value: <strong>{shown(amount)}</strong> },
        { key: 'after', label: t('after'), value: spoken(own - points) },
      ]}
      submitLabel={t('cashConfirm', { points: spoken(points), amount: shown(amount) })}
      backLabel={t('back')}
      act={async (paymentPassword) => {
        given.current = (await convert({ requestId, points: Number(asked), paymentPassword })).amount
      }}
      onDone={() => onDone(given.current)}
      onBack={onBack}
    />
  )
}

function Done({ amount, onAgain }: { amount: string; onAgain: () => void }) {
  const t = useText(texts)
  const { amount: shown } = useAmounts()
  return (
    <SectionCard title={t('cashDone')} level="h3">
      <div className={styles.done} role="status">
        <CircleCheck aria-hidden="true" />
        <p>{t('cashDoneText', { amount: shown(amount) })}</p>
        <Button onClick={onAgain}>{t('another')}</Button>
      </div>
    </SectionCard>
  )
}
