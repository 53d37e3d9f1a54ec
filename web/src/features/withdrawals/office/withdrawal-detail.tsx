import type { Review } from '@tucano/contract/withdrawals'
import { Claimed } from '#parts/office/claims/claimed'
import { Detail } from '#parts/office/detail'
import { DocumentsBadge } from '#parts/office/documents-badge'
import { WaitingTime } from '#parts/office/waiting-time'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { Figures } from '#ui/figures'
import { SectionCard } from '#ui/section-card'
import styles from '#office/detail.module.css'
import { useClock } from '#office/use-clock.ts'
import { WithdrawalDecision } from './withdrawal-decision.tsx'
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
    <Detail
      label={t('detail', { account })}
      title={amount(withdrawal.amount)}
      text={t('to', { holder: withdrawal.payee.holder, masked: withdrawal.payee.masked })}
      badges={
        <>
          <WaitingTime since={withdrawal.createdAt} now={now} due />
          <DocumentsBadge state={documents} />
        </>
      }
    >
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
            <Claimed kind="withdrawal" id={withdrawal.withdrawalId} told={review.inHand} mayChange={mayChange}>
              <WithdrawalDecision review={review} onDone={onDone} />
            </Claimed>
          ) : kind === 'c2c' ? (
            <WithdrawalParts withdrawal={withdrawal} now={now} mayChange={mayChange} onDone={onDone} />
          ) : (
            <SectionCard title={t(`state_${state === 'sending' ? 'sending' : 'approved'}`)}>
              <p className={styles.note}>{t(state === 'sending' ? 'sendingText' : 'approvedText')}</p>
            </SectionCard>
          )}
        </div>
      </div>
    </Detail>
  )
}
