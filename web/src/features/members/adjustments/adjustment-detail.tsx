import { type Adjustment, decideAdjustment } from '@tucano/contract/members'
import { Ban, Check, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { ConfirmModal } from '#parts/office/confirm-modal'
import { DetailHead } from '#parts/office/detail-head'
import { MemberLink } from '#parts/office/member-link'
import { RefuseWindow } from '#parts/office/refuse-window'
import { WaitingTime } from '#parts/office/waiting-time'
import { useAmounts } from '#platform/amounts'
import { call } from '#platform/call'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import styles from '#office/detail.module.css'
import { useDeciding } from '#office/use-deciding.ts'
import { texts } from '../texts.ts'

interface AdjustmentDetailProps {
  adjustment: Adjustment
  now: number
  mayChange: boolean
  onDone: () => void
}

export function AdjustmentDetail({ adjustment, now, mayChange, onDone }: AdjustmentDetailProps) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const { timeZone } = useBrand()
  const { memberId, account, amount: moved, pocket, reason, proposedBy, proposedAt, balance, own } = adjustment
  return (
    <article className={styles.detail} aria-label={t('adjustmentOf', { account })}>
      <DetailHead title={signed(BigInt(moved))} text={reason}>
        <WaitingTime since={proposedAt} now={now} />
      </DetailHead>
      <div className={styles.columns}>
        <SectionCard title={t('adjustment')}>
          <Facts
            facts={[
              { key: 'account', label: t('account'), value: <MemberLink memberId={memberId} account={account} /> },
              { key: 'amount', label: t('amount'), value: signed(BigInt(moved)) },
              { key: 'pocket', label: t('pocket'), value: t(`pocket_${pocket}`) },
              { key: 'balance', label: t('balanceNow'), value: amount(balance) },
              { key: 'after', label: t('balanceThen'), value: amount(BigInt(balance) + BigInt(moved)) },
              { key: 'reason', label: t('reason'), value: reason },
              { key: 'by', label: t('proposer'), value: proposedBy },
              { key: 'at', label: t('when'), value: exactMoment(proposedAt, timeZone) },
            ]}
          />
        </SectionCard>
        {mayChange &&
          (own ? (
            <p className={styles.warning}>
              <TriangleAlert aria-hidden="true" /> {t('ownText')}
            </p>
          ) : (
            <Decision adjustment={adjustment} onDone={onDone} />
          ))}
      </div>
    </article>
  )
}

function Decision({ adjustment: { adjustmentId, account, amount }, onDone }: Pick<AdjustmentDetailProps, 'adjustment' | 'onDone'>) {
  const t = useText(texts)
  const { signed } = useAmounts()
  const { busy, problem, decide } = useDeciding()
  const [asking, setAsking] = useState<'approve' | 'refuse'>()
  const close = (): void => setAsking(undefined)
  const sum = signed(BigInt(amount))
  const run = async (change: () => Promise<unknown>, done: string): Promise<void> => {
    if (await decide(change, done)) onDone()
  }
  const approve = (): void =>
    void run(() => call(decideAdjustment, { adjustmentId, decision: 'approve' }), t('approvedIt', { amount: sum, account }))
  const refuse = (reason: string): void =>
    void run(() => call(decideAdjustment, { adjustmentId, decision: 'refuse', reason }), t('refusedIt', { amount: sum, account }))
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
          <p>{t('approveText', { account })}</p>
        </ConfirmModal>
      )}
      {asking === 'refuse' && (
        <RefuseWindow
          title={t('refuseTitle', { amount: sum })}
          text={t('refuseText')}
          hint={t('refuseHint')}
          usual={[t('usual_proof'), t('usual_amount'), t('usual_repeated')]}
          busy={busy}
          problem={problem}
          onRefuse={refuse}
          close={close}
        />
      )}
    </SectionCard>
  )
}
