import type { DecidedWithdrawal, decidedWithdrawalStates } from '@tucano/contract/withdrawals'
import { Detail } from '#parts/office/detail'
import { useAmounts } from '#platform/amounts'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import styles from '#office/detail.module.css'
import { texts as officeTexts } from '#office/texts.ts'
import { texts } from './texts.ts'
import { WithdrawalFacts } from './withdrawal-facts.tsx'

/** A withdrawal that is over: how it ended, and by whom. */
export function DecidedWithdrawalDetail({ decided }: { decided: DecidedWithdrawal }) {
  const t = useText(texts)
  const o = useText(officeTexts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const { withdrawal, account, decidedAt, decidedBy, firstBy, endToEndId } = decided
  const state = withdrawal.state as (typeof decidedWithdrawalStates)[number]
  const at = (moment: number): string => exactMoment(moment, timeZone)
  return (
    <Detail
      label={t('detail', { account })}
      title={amount(withdrawal.amount)}
      text={t('to', { holder: withdrawal.payee.holder, masked: withdrawal.payee.masked })}
      badges={<Badge tone={state === 'paid' ? 'forest' : state === 'cancelled' ? 'plain' : 'alarm'}>{t(`over_${state}`)}</Badge>}
    >
      <div className={styles.columns}>
        <WithdrawalFacts review={decided} />
        <SectionCard title={o('outcome')}>
          <Facts
            facts={[
              ...(firstBy === null ? [] : [{ key: 'first', label: o('firstBy'), value: firstBy }]),
              { key: 'by', label: o('decidedBy'), value: decidedBy ?? o(state === 'cancelled' ? 'byMember' : 'bySystem') },
              ...(decidedAt === null ? [] : [{ key: 'decided', label: o('decidedAt'), value: at(decidedAt) }]),
              { key: 'ended', label: o('endedAt'), value: at(withdrawal.doneAt ?? withdrawal.createdAt) },
              ...(withdrawal.reason === null ? [] : [{ key: 'reason', label: o('reasonTold'), value: withdrawal.reason }]),
              ...(endToEndId === null
                ? []
                : [
                    {
                      key: 'e2e',
                      label: 'Pix',
                      value: endToEndId,
                      code: { text: endToEndId, copyLabel: t('copy'), doneLabel: t('copied') },
                    },
                  ]),
            ]}
          />
        </SectionCard>
      </div>
    </Detail>
  )
}
