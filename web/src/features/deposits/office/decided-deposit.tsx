import type { DecidedDeposit, decidedDepositStates } from '@tucano/contract/deposits'
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
import { texts } from './texts.ts'

/** A deposit that is over: how it ended, by whom, and what the bank told of it. */
export function DecidedDepositDetail({ decided }: { decided: DecidedDeposit }) {
  const t = useText(texts)
  const o = useText(officeTexts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const { deposit, memberId, account, nickname, decidedBy, firstBy, txid, arrived } = decided
  const state = deposit.state as (typeof decidedDepositStates)[number]
  const at = (moment: number): string => exactMoment(moment, timeZone)
  const copied = (text: string) => ({ text, copyLabel: t('copyId'), doneLabel: t('copied') })
  return (
    <Detail
      label={t('detail', { account })}
      title={amount(deposit.paid ?? deposit.amount)}
      text={t(`kind_${deposit.kind}`)}
      badges={<Badge tone={state === 'credited' ? 'forest' : state === 'refused' ? 'alarm' : 'plain'}>{t(`state_${state}`)}</Badge>}
    >
      <div className={styles.columns}>
        <SectionCard title={o('outcome')}>
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
              { key: 'amount', label: t('amount'), value: amount(deposit.amount) },
              ...(deposit.paid === null ? [] : [{ key: 'paid', label: t('arrived'), value: amount(deposit.paid) }]),
              ...(deposit.fee === null ? [] : [{ key: 'fee', label: t('fee'), value: amount(deposit.fee) }]),
              { key: 'announced', label: t('announced'), value: at(deposit.createdAt) },
              { key: 'ended', label: o('endedAt'), value: at(deposit.doneAt ?? deposit.createdAt) },
              ...(firstBy === null ? [] : [{ key: 'first', label: o('firstBy'), value: firstBy }]),
              { key: 'by', label: o('decidedBy'), value: decidedBy ?? o(state === 'cancelled' ? 'byMember' : 'bySystem') },
              ...(deposit.reason === null ? [] : [{ key: 'reason', label: o('reasonTold'), value: deposit.reason }]),
              ...(deposit.reference === null ? [] : [{ key: 'reference', label: t('reference'), value: deposit.reference }]),
              ...(txid === null ? [] : [{ key: 'txid', label: t('charge'), value: txid, code: copied(txid) }]),
              { key: 'id', label: t('id'), value: deposit.depositId, code: copied(deposit.depositId) },
            ]}
          />
        </SectionCard>
        {deposit.kind === 'pix' && (
          <SectionCard title={t('payments')}>
            {arrived.length === 0 && <p className={styles.note}>{t('paymentsNone')}</p>}
            {arrived.map((one) => (
              <Facts
                key={one.endToEndId}
                facts={[
                  { key: 'amount', label: t('arrived'), value: amount(one.amount) },
                  { key: 'payer', label: t('payer'), value: one.payerName ?? t('payerUnknown') },
                  { key: 'at', label: t('paidAt'), value: at(one.paidAt) },
                  { key: 'became', label: o('outcome'), value: t(`payment_${one.state}`) },
                  { key: 'e2e', label: 'Pix', value: one.endToEndId, code: copied(one.endToEndId) },
                ]}
              />
            ))}
          </SectionCard>
        )}
      </div>
    </Detail>
  )
}
