import type { WithdrawalStep } from '@tucano/contract/withdrawals'
import { Check, Clock3, Minus } from 'lucide-react'
import { Arrived } from '#parts/loaded'
import { useAmounts } from '#platform/amounts'
import { openDynamicModal } from '#platform/modals'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import { Progress } from '#ui/spinner'
import { PayeeWindow } from '../payee-window.tsx'
import { shareOf } from '../withdraw-rules.ts'
import { type Steps, useSteps } from './queries.ts'
import { texts } from './texts.ts'
import { useStepText } from './use-step-text.ts'
import styles from './withdrawal-steps.module.css'

export interface WithdrawalStepsProps {
  /** Opens the window where the payment password is set. */
  onPaymentPassword: () => void
  /** Opens the way to a login password, for whoever has none. */
  onLoginPassword: () => void
  onDocuments: () => void
  onPlay: () => void
  /** Among other things in a window: without a card of its own. */
  bare?: boolean
}

/** What a withdrawal asks for first, how far each of it is, and the way to do it without leaving the page. */
export function WithdrawalSteps(props: WithdrawalStepsProps) {
  const t = useText(texts)
  return (
    <Arrived query={useSteps()} skeleton={<Skeleton height="280px" />} failedTitle={t('failed')} level="h4" small>
      {(known) => <Shown known={known} {...props} />}
    </Arrived>
  )
}

function Shown({ known, bare = false, ...ways }: WithdrawalStepsProps & { known: Steps }) {
  const t = useText(texts)
  const ready = known.steps.every(({ state }) => state === 'done' || state === 'notNeeded')
  if (ready && !known.first) return null
  const title = known.first ? t('firstTitle') : t('nextTitle')
  const list = (
    <ol className={styles.steps}>
      {known.steps.map((step) => (
        <StepRow key={step.step} step={step} known={known} {...ways} />
      ))}
    </ol>
  )
  if (bare)
    return (
      <section className={styles.bare} aria-label={title}>
        <h3>{title}</h3>
        {list}
      </section>
    )
  return (
    <SectionCard title={title} {...(ready ? { text: t('ready') } : known.first ? { text: t('firstText') } : {})}>
      {list}
    </SectionCard>
  )
}

type RowProps = Omit<WithdrawalStepsProps, 'bare'> & { step: WithdrawalStep; known: Steps }

const icons = { done: <Check />, waiting: <Clock3 />, notNeeded: <Minus />, open: null }

function StepRow({ step: { step, state }, known, ...ways }: RowProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const say = useStepText(known)
  const way = useWay(step, state, known, ways)
  return (
    <li className={styles.step} data-withdrawal-step={step} data-state={state}>
      <span className={styles.mark} aria-hidden="true">
        {icons[state]}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          {t(`step_${step}`)}
          <span className="sr-only"> · {t(`state_${state}`)}</span>
        </p>
        <p className={styles.text}>{say(step, state, amount)}</p>
        {step === 'wagering' && state === 'open' && <Progress label={t('wageringBar')} value={shareOf(known.wagering)} />}
      </div>
      {way && (
        <Button size="small" disabled={way.disabled} onClick={way.go}>
          {way.label}
        </Button>
      )}
    </li>
  )
}

interface Way {
  label: string
  disabled?: boolean
  go: () => void
}

/** What can be done about a step, if anything. */
function useWay(
  step: WithdrawalStep['step'],
  state: WithdrawalStep['state'],
  { loginPassword, steps, documents }: Steps,
  ways: Pick<RowProps, 'onPaymentPassword' | 'onLoginPassword' | 'onDocuments' | 'onPlay'>,
): Way | undefined {
  const t = useText(texts)
  if (step === 'documents' && state === 'waiting') return { label: t('see_documents'), go: ways.onDocuments }
  if (state !== 'open') return undefined
  switch (step) {
    case 'paymentPassword':
      return loginPassword
        ? { label: t('do_paymentPassword'), go: ways.onPaymentPassword }
        : { label: t('do_loginPassword'), go: ways.onLoginPassword }
    case 'documents':
      return { label: t('do_documents'), go: ways.onDocuments }
    case 'key': {
      const hasPassword = steps.some((one) => one.step === 'paymentPassword' && one.state === 'done')
      const disabled = !hasPassword || documents === 'none' || documents === 'refused'
      return { label: t('do_key'), disabled, go: () => openDynamicModal(({ close }) => <PayeeWindow close={close} />) }
    }
    case 'wagering':
      return { label: t('do_wagering'), go: ways.onPlay }
  }
}
