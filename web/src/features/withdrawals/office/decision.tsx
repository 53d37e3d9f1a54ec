import { type Review, type ReviewPoint, decideWithdrawal, reviewPoints } from '@tucano/contract/withdrawals'
import { Ban, Check } from 'lucide-react'
import { useState } from 'react'
import { ConfirmModal } from '#parts/office/confirm-modal'
import { FirstApprovalNote } from '#parts/office/first-approval'
import { Points } from '#parts/office/points'
import { RefuseWindow } from '#parts/office/refuse-window'
import { useAmounts } from '#platform/amounts'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { SectionCard } from '#ui/section-card'
import styles from '#office/detail.module.css'
import { useDeciding } from '#office/use-deciding.ts'
import { texts } from './texts.ts'

/** Approving, once every point is ticked; or refusing with a reason. */
export function Decision({ review, onDone }: { review: Review; onDone: () => void }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { busy, problem, decide } = useDeciding()
  const [asking, setAsking] = useState<'approve' | 'refuse'>()
  const { withdrawal, account, notes, first, two } = review
  const points = reviewPoints.filter((point) => notes.includes(point))
  const [checked, setChecked] = useState<ReviewPoint[]>([])
  const all = points.every((point) => checked.includes(point))
  const { withdrawalId } = withdrawal
  const close = (): void => setAsking(undefined)
  const sum = amount(withdrawal.amount)
  const run = async (change: () => Promise<unknown>, done: string): Promise<void> => {
    if (await decide(change, done)) onDone()
  }
  const approve = (): void =>
    void run(
      () => call(decideWithdrawal, { withdrawalId, decision: 'approve', checked: points }),
      t(two && first === null ? 'firstApproved' : 'approved', { amount: sum, account }),
    )
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
        {points.length > 0 && (
          <Points
            label={t('points')}
            points={points.map((key) => ({ key, label: t(`note_${key}`) }))}
            checked={checked}
            onChange={setChecked}
          />
        )}
        {two && <FirstApprovalNote first={first} />}
        <div className={styles.actions}>
          <Button
            look="primary"
            size="large"
            icon={<Check />}
            busy={busy}
            disabled={!all || (first?.own ?? false)}
            onClick={() => setAsking('approve')}
          >
            {t('approve')}
          </Button>
          <Button size="large" icon={<Ban />} disabled={busy} onClick={() => setAsking('refuse')}>
            {t('refuse')}
          </Button>
        </div>
      </div>
      {asking === 'approve' && (
        <ConfirmModal title={t('approveTitle', { amount: sum })} label={t('approve')} onConfirm={approve} close={close}>
          <p>
            {t(two && first === null ? 'approveFirst' : 'approveText', {
              holder: withdrawal.payee.holder,
              masked: withdrawal.payee.masked,
            })}
          </p>
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
