import { type Review, decideWithdrawal } from '@tucano/contract/withdrawals'
import { Ban, Check } from 'lucide-react'
import { useState } from 'react'
import { ConfirmModal } from '#parts/office/confirm-modal'
import { DetailHead } from '#parts/office/detail-head'
import { DocumentsBadge } from '#parts/office/documents-badge'
import { RefuseWindow } from '#parts/office/refuse-window'
import { WaitingTime } from '#parts/office/waiting-time'
import { useAmounts } from '#platform/amounts'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Figures } from '#ui/figures'
import { SectionCard } from '#ui/section-card'
import styles from '#office/detail.module.css'
import { useClock } from '#office/use-clock.ts'
import { useDeciding } from '#office/use-deciding.ts'
import { ReviewNotes } from './review-notes.tsx'
import { texts } from './texts.ts'
import { WithdrawalFacts } from './withdrawal-facts.tsx'
import { WithdrawalParts } from './withdrawal-parts.tsx'

interface WithdrawalDetailProps {
  review: Review
  /** How far the server's clock is ahead of this computer's. */
  ahead: number
  mayChange: boolean
  onDone: () => void
}

/** One withdrawal with all that whoever decides should know. */
export function WithdrawalDetail({ review, ahead, mayChange, onDone }: WithdrawalDetailProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const now = useClock(ahead, 1000)
  const { withdrawal, account, documents, notes, deposited, withdrawn, staked } = review
  const { state, kind } = withdrawal
  return (
    <article className={styles.detail} aria-label={t('detail', { account })}>
      <DetailHead title={amount(withdrawal.amount)} text={t('to', { holder: withdrawal.payee.holder, masked: withdrawal.payee.masked })}>
        <WaitingTime since={withdrawal.createdAt} now={now} due />
        <DocumentsBadge state={documents} />
      </DetailHead>
      <ReviewNotes notes={notes} />
      <div className={styles.three}>
        <Figures
          label={t('background')}
          figures={[
            { key: 'deposited', title: t('deposited'), value: amount(deposited) },
            { key: 'staked', title: t('staked'), value: amount(staked) },
            { key: 'withdrawn', title: t('withdrawn'), value: amount(withdrawn) },
          ]}
        />
      </div>
      <div className={styles.columns}>
        <WithdrawalFacts review={review} />
        <div className={styles.column}>
          {state === 'review' ? (
            mayChange && <Decision review={review} onDone={onDone} />
          ) : kind === 'c2c' ? (
            <WithdrawalParts withdrawal={withdrawal} now={now} mayChange={mayChange} onDone={onDone} />
          ) : (
            <SectionCard title={t(`state_${state === 'sending' ? 'sending' : 'approved'}`)}>
              <p className={styles.note}>{t(state === 'sending' ? 'sendingText' : 'approvedText')}</p>
            </SectionCard>
          )}
        </div>
      </div>
    </article>
  )
}

function Decision({ review, onDone }: { review: Review; onDone: () => void }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { busy, problem, decide } = useDeciding()
  const [asking, setAsking] = useState<'approve' | 'refuse'>()
  const { withdrawal, account, notes } = review
  const { withdrawalId } = withdrawal
  const close = (): void => setAsking(undefined)
  const sum = amount(withdrawal.amount)
  const run = async (change: () => Promise<unknown>, done: string): Promise<void> => {
    if (await decide(change, done)) onDone()
  }
  const approve = (): void =>
    void run(() => call(decideWithdrawal, { withdrawalId, decision: 'approve' }), t('approved', { amount: sum, account }))
  const refuse = (reason: string): void =>
    void run(() => call(decideWithdrawal, { withdrawalId, decision: 'refuse', reason }), t('refused', { amount: sum, account }))
  return (
    <SectionCard title={t('decision')} text={t('decisionText')}>
      <div className={styles.inside}>
        {problem && asking !== 'refuse' && (
          <p className={styles.warning} data-tone="alarm" role="alert">
            {problem}
          </p>
        )}
        <div className={styles.actions}>
          <Button look="primary" size="large" icon={<Check />} busy={busy} onClick={() => setAsking('approve')}>
            {t('approve')}
          </Button>
          <Button size="large" icon={<Ban />} disabled={busy} onClick={() => setAsking('refuse')}>
            {t('refuse')}
          </Button>
        </div>
      </div>
      {asking === 'approve' && (
        <ConfirmModal title={t('approveTitle', { amount: sum })} label={t('approve')} onConfirm={approve} close={close}>
          <p>{t('approveText', { holder: withdrawal.payee.holder, masked: withdrawal.payee.masked })}</p>
          {notes.length > 0 && <p className={styles.strong}>{t('approveNotes', { count: notes.length })}</p>}
        </ConfirmModal>
      )}
      {asking === 'refuse' && (
        <RefuseWindow
          title={t('refuseTitle', { amount: sum })}
          text={t('refuseText')}
          usual={[t('reason_documents'), t('reason_holder'), t('reason_play'), t('reason_method')]}
          busy={busy}
          problem={problem}
          onRefuse={refuse}
          close={close}
        />
      )}
    </SectionCard>
  )
}
