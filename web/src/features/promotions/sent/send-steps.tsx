import { CircleCheck } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { PaymentStep } from '#parts/payment-step'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { uuid7 } from '#platform/uuid'
import { Button } from '#ui/button'
import { GoOn } from '#ui/go-on'
import { SectionCard } from '#ui/section-card'
import type { Split } from './check-split.ts'
import { type SentTerms, send } from './queries.ts'
import styles from './sent.module.css'
import { ShareLink } from './share-link.tsx'
import { SplitStep } from './split-step.tsx'
import { texts } from './texts.ts'

type Step = { at: 'split' } | { at: 'confirm'; split: Split; requestId: string } | { at: 'done'; code: string }

/** An envelope for others: how much in how many shares, confirmation with the payment password, the link. */
export function SendSteps({ terms }: { terms: SentTerms }) {
  const [step, setStep] = useState<Step>({ at: 'split' })
  return (
    <GoOn at={step.at}>
      <Shown terms={terms} step={step} onStep={setStep} />
    </GoOn>
  )
}

function Shown({ terms, step, onStep }: { terms: SentTerms; step: Step; onStep: (step: Step) => void }): ReactNode {
  const t = useText(texts)
  // The id is made once for what is confirmed: pressing again after a lost answer sets nothing aside twice.
  if (step.at === 'split')
    return <SplitStep terms={terms} onSplit={(split) => onStep({ at: 'confirm', split, requestId: uuid7(Date.now()) })} />
  if (step.at === 'confirm') return <Confirm {...step} terms={terms} onStep={onStep} />
  return (
    <SectionCard title={t('done')} text={t('doneText')} level="h2">
      <div className={styles.done} role="status" data-sent={step.code}>
        <CircleCheck aria-hidden="true" />
        <ShareLink code={step.code} />
        <Button look="quiet" onClick={() => onStep({ at: 'split' })}>
          {t('another')}
        </Button>
      </div>
    </SectionCard>
  )
}

interface ConfirmProps {
  split: Split
  requestId: string
  terms: SentTerms
  onStep: (step: Step) => void
}

function Confirm({ split: { total, shares, least }, requestId, terms, onStep }: ConfirmProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  // What was answered before the step is done: no render lies between the two.
  const code = useRef('')
  return (
    <PaymentStep
      title={t('confirmTitle')}
      text={t('confirmText')}
      facts={[
        { key: 'total', label: t('total'), value: <strong>{amount(total)}</strong> },
        { key: 'split', label: t('split'), value: shares === 1 ? t('splitOne') : t('splitValue', { shares, least: amount(least) }) },
        { key: 'after', label: t('after'), value: amount(BigInt(terms.available) - total) },
      ]}
      submitLabel={t('send', { amount: amount(total) })}
      backLabel={t('change')}
      act={async (paymentPassword) => {
        code.current = (await send({ requestId, total: String(total), shares, least: String(least), paymentPassword })).code
      }}
      onDone={() => onStep({ at: 'done', code: code.current })}
      onBack={() => onStep({ at: 'split' })}
    />
  )
}
