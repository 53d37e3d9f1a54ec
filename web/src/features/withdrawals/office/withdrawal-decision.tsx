import { type Review, type ReviewPoint, decideWithdrawal, reviewPoints } from '@tucano/contract/withdrawals'
import { useState } from 'react'
import { Decision } from '#parts/office/decision'
import { FirstApprovalNote } from '#parts/office/first-approval'
import { Points } from '#parts/office/points'
import { useAmounts } from '#platform/amounts'
import { call } from '#platform/call'
import { useText } from '#platform/text'
import { texts } from './texts.ts'

/** Approving, once every point is ticked; or refusing with a reason. */
export function WithdrawalDecision({ review, onDone }: { review: Review; onDone: () => void }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { withdrawal, account, notes, first, two } = review
  const { withdrawalId, payee } = withdrawal
  const points = reviewPoints.filter((point) => notes.includes(point))
  const [checked, setChecked] = useState<ReviewPoint[]>([])
  const sum = { amount: amount(withdrawal.amount), account }
  const isFirst = two && first === null
  return (
    <Decision
      title={t('decision')}
      over={['withdrawal.over', 'withdrawal.unknown']}
      text={t('decisionText')}
      approval={{
        label: t('approve'),
        ready: points.every((point) => checked.includes(point)) && !first?.own,
        title: t('approveTitle', sum),
        question: t(isFirst ? 'approveFirst' : 'approveText', { holder: payee.holder, masked: payee.masked }),
        act: () => call(decideWithdrawal, { withdrawalId, decision: 'approve', checked: points }),
        done: t(isFirst ? 'firstApproved' : 'approved', sum),
      }}
      refusal={{
        label: t('refuse'),
        title: t('refuseTitle', sum),
        text: t('refuseText'),
        usual: [t('reason_documents'), t('reason_holder'), t('reason_play'), t('reason_method')],
        act: (reason) => call(decideWithdrawal, { withdrawalId, decision: 'refuse', reason }),
        done: t('refused', sum),
      }}
      onDone={onDone}
    >
      {points.length > 0 && (
        <Points
          label={t('points')}
          points={points.map((key) => ({ key, label: t(`note_${key}`) }))}
          checked={checked}
          onChange={setChecked}
        />
      )}
      {two && <FirstApprovalNote first={first} why={t('twoWhy')} />}
    </Decision>
  )
}
