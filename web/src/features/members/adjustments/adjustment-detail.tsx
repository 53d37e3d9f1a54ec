import { type Adjustment, decideAdjustment } from '@tucano/contract/members'
import { TriangleAlert } from 'lucide-react'
import { Decision } from '#parts/office/decision'
import { Detail } from '#parts/office/detail'
import { MemberLink } from '#parts/office/member-link'
import { WaitingTime } from '#parts/office/waiting-time'
import { useAmounts } from '#platform/amounts'
import { call } from '#platform/call'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import styles from '#office/detail.module.css'
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
    <Detail
      label={t('adjustmentOf', { account })}
      title={signed(BigInt(moved))}
      text={reason}
      badges={<WaitingTime since={proposedAt} now={now} />}
    >
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
            <AdjustmentDecision adjustment={adjustment} onDone={onDone} />
          ))}
      </div>
    </Detail>
  )
}

function AdjustmentDecision({
  adjustment: { adjustmentId, account, amount },
  onDone,
}: Pick<AdjustmentDetailProps, 'adjustment' | 'onDone'>) {
  const t = useText(texts)
  const { signed } = useAmounts()
  const sum = { amount: signed(BigInt(amount)), account }
  return (
    <Decision
      title={t('decision')}
      over={['adjustment.over', 'adjustment.unknown']}
      text={t('decisionText')}
      approval={{
        label: t('approve'),
        ready: true,
        title: t('approveTitle', sum),
        question: t('approveText', sum),
        act: () => call(decideAdjustment, { adjustmentId, decision: 'approve' }),
        done: t('approvedIt', sum),
      }}
      refusal={{
        label: t('refuse'),
        title: t('refuseTitle', sum),
        text: t('refuseText'),
        hint: t('refuseHint'),
        usual: [t('usual_proof'), t('usual_amount'), t('usual_repeated')],
        act: (reason) => call(decideAdjustment, { adjustmentId, decision: 'refuse', reason }),
        done: t('refusedIt', sum),
      }}
      onDone={onDone}
    />
  )
}
