import type { Review } from '@tucano/contract/withdrawals'
import { MemberLink } from '#parts/office/member-link'
import { useAmounts } from '#platform/amounts'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Facts } from '#ui/facts'
import { SectionCard } from '#ui/section-card'
import { texts } from './texts.ts'

export function WithdrawalFacts({
  review: { withdrawal, memberId, account, nickname },
}: {
  review: Pick<Review, 'withdrawal' | 'memberId' | 'account' | 'nickname'>
}) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const arrives = BigInt(withdrawal.amount) - BigInt(withdrawal.fee)
  return (
    <SectionCard title={t('withdrawal')}>
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
          { key: 'amount', label: t('amount'), value: amount(withdrawal.amount) },
          { key: 'fee', label: t('fee'), value: amount(withdrawal.fee) },
          { key: 'arrives', label: t('arrives'), value: amount(arrives) },
          { key: 'kind', label: t('kind'), value: t(`kind_${withdrawal.kind}`) },
          { key: 'payee', label: t('payee'), value: withdrawal.payee.masked },
          { key: 'holder', label: t('holder'), value: withdrawal.payee.holder },
          { key: 'asked', label: t('asked'), value: exactMoment(withdrawal.createdAt, timeZone) },
          {
            key: 'id',
            label: t('id'),
            value: withdrawal.withdrawalId,
            code: { text: withdrawal.withdrawalId, copyLabel: t('copy'), doneLabel: t('copied') },
          },
        ]}
      />
    </SectionCard>
  )
}
