import type { DecidedAdjustment } from '@tucano/contract/members'
import { Detail } from '#parts/office/detail'
import { MemberLink } from '#parts/office/member-link'
import { useAmounts } from '#platform/amounts'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import styles from '#office/detail.module.css'
import { texts as officeTexts } from '#office/texts.ts'
import { texts } from '../texts.ts'
import { tones } from './tones.ts'

/** An adjustment that was decided: who wanted it and why, and who decided what. */
export function DecidedAdjustmentDetail({ decided }: { decided: DecidedAdjustment }) {
  const t = useText(texts)
  const o = useText(officeTexts)
  const { signed } = useAmounts()
  const { timeZone } = useBrand()
  const { adjustmentId, memberId, account, nickname, amount, pocket, reason, state, answer } = decided
  return (
    <Detail
      label={t('adjustmentOf', { account })}
      title={signed(BigInt(amount))}
      text={t(`pocket_${pocket}`)}
      badges={<Badge tone={tones[state]}>{t(`adjustment_${state}`)}</Badge>}
    >
      <div className={styles.columns}>
        <SectionCard title={t('adjustment')}>
          <Facts
            facts={[
              {
                key: 'account',
                label: t('account'),
                value: (
                  <>
                    <MemberLink memberId={memberId} account={account} /> ({nickname})
                  </>
                ),
              },
              { key: 'amount', label: t('amount'), value: signed(BigInt(amount)) },
              { key: 'pocket', label: t('pocket'), value: t(`pocket_${pocket}`) },
              { key: 'reason', label: t('reason'), value: reason },
              { key: 'proposer', label: t('proposer'), value: decided.proposedBy },
              { key: 'proposed', label: t('proposedAt'), value: exactMoment(decided.proposedAt, timeZone) },
              {
                key: 'id',
                label: t('id'),
                value: adjustmentId,
                code: { text: adjustmentId, copyLabel: t('copy'), doneLabel: t('copied') },
              },
            ]}
          />
        </SectionCard>
        <SectionCard title={o('outcome')}>
          <Facts
            facts={[
              { key: 'state', label: o('historyState'), value: t(`adjustment_${state}`) },
              { key: 'by', label: o('decidedBy'), value: decided.decidedBy },
              { key: 'ended', label: o('decidedAt'), value: exactMoment(decided.decidedAt, timeZone) },
              ...(answer === null ? [] : [{ key: 'answer', label: t('refusalReason'), value: answer }]),
            ]}
          />
        </SectionCard>
      </div>
    </Detail>
  )
}
