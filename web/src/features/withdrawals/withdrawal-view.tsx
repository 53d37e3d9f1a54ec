import type { Withdrawal } from '@tucano/contract/withdrawals'
import { Check, CircleX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useToastAction } from '#parts/use-toast-action'
import { useAmounts } from '#platform/amounts'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Facts } from '#ui/facts'
import { TextButton } from '#ui/form'
import { Modal } from '#ui/modal'
import { Note } from '#ui/note'
import { SectionCard } from '#ui/section-card'
import { namePayee } from './banks.ts'
import { PartsList } from './parts-list.tsx'
import { giveUp } from './queries.ts'
import { texts } from './texts.ts'
import styles from './withdrawal-view.module.css'

/** One withdrawal: where it is on its way, and what can still be done about it. */
export function WithdrawalView({ withdrawal, onHide }: { withdrawal: Withdrawal; onHide: () => void }) {
  const t = useText(texts)
  const { amount: shown } = useAmounts()
  const { timeZone } = useBrand()
  const { withdrawalId, amount, fee, state, payee, createdAt, kind } = withdrawal
  const card = useRef<HTMLDivElement>(null)
  // What was asked for at the bottom of the page, or chosen there, appears at its top.
  useEffect(() => {
    card.current?.closest('[role="region"]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  const ended = state === 'refused' || state === 'failed' || state === 'cancelled'
  const hide = state !== 'confirming' && (
    <Button look="quiet" size="small" onClick={onHide}>
      {t('hide')}
    </Button>
  )
  return (
    <SectionCard title={t('view', { amount: shown(amount) })} action={hide}>
      <div ref={card} data-withdrawal={withdrawalId} data-state={state}>
        <div className={styles.part} role="status">
          {ended ? <Ended withdrawal={withdrawal} /> : <Steps withdrawal={withdrawal} />}
        </div>
        {kind === 'c2c' && withdrawal.parts.length > 0 && <PartsList withdrawal={withdrawal} />}
        <Facts
          facts={[
            { key: 'payee', label: t('to'), value: `${namePayee(payee.masked)} · ${payee.holder}` },
            ...(fee === '0' ? [] : [{ key: 'fee', label: t('feeLabel'), value: shown(fee) }]),
            { key: 'arrives', label: t('arrives'), value: shown(BigInt(amount) - BigInt(fee)) },
            { key: 'askedAt', label: t('askedAt'), value: exactMoment(createdAt, timeZone) },
          ]}
        />
        {state === 'review' && <Cancel withdrawal={withdrawal} />}
      </div>
    </SectionCard>
  )
}

function Steps({ withdrawal: { state, kind } }: { withdrawal: Withdrawal }) {
  const t = useText(texts)
  const middle = kind === 'c2c' ? 'confirming' : 'sending'
  const steps = ['asked', 'review', 'approved', middle, 'paid'] as const
  const at = steps.findIndex((step) => step === state)
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {steps.map((step, index) => {
        const done = index < at || state === 'paid'
        const now = index === at && !done
        return (
          <li
            key={step}
            className={styles.step}
            data-step={step}
            data-is={done ? 'done' : now ? 'now' : 'later'}
            aria-current={now ? 'step' : undefined}
          >
            <span className={styles.dot} aria-hidden="true">
              {done && <Check />}
            </span>
            <span className={styles.name}>
              {t(`step_${step}`)}
              <span className="sr-only">{done ? ` · ${t('stepDone')}` : now ? ` · ${t('stepNow')}` : ''}</span>
            </span>
            {step !== 'asked' && (now || (step === 'paid' && done)) && <span className={styles.text}>{t(`stepText_${step}`)}</span>}
          </li>
        )
      })}
    </ol>
  )
}

function Ended({ withdrawal: { state, reason, amount } }: { withdrawal: Withdrawal }) {
  const t = useText(texts)
  const { amount: shown } = useAmounts()
  const title = state === 'refused' ? t('refused') : state === 'failed' ? t('failedState') : t('cancelled')
  return (
    <Note tone={state === 'cancelled' ? 'plain' : 'alarm'} icon={<CircleX />} title={title}>
      {reason && <p>{t('reason', { reason })}</p>}
      <p>{t('moneyBack', { amount: shown(amount) })}</p>
    </Note>
  )
}

function Cancel({ withdrawal: { withdrawalId, amount } }: { withdrawal: Withdrawal }) {
  const t = useText(texts)
  const { run } = useToastAction()
  const { amount: shown } = useAmounts()
  const [asked, setAsked] = useState(false)
  const close = (): void => setAsked(false)
  const cancel = (): void => {
    close()
    void run(() => giveUp(withdrawalId))
  }
  return (
    <div className={styles.part}>
      <TextButton onClick={() => setAsked(true)}>{t('cancel')}</TextButton>
      {asked && (
        <Modal
          title={t('cancelTitle', { amount: shown(amount) })}
          closeLabel={t('keep')}
          role="alertdialog"
          onClose={close}
          buttons={[
            { key: 'KEEP', label: t('keep'), isDefault: true, onPress: close },
            { key: 'CANCEL', label: t('cancel'), danger: true, onPress: cancel },
          ]}
        >
          {t('cancelText')}
        </Modal>
      )}
    </div>
  )
}
