import { MemberLink } from '#parts/office/member-link'
import { useAmounts } from '#platform/amounts'
import { day } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { SectionCard } from '#ui/section-card'
import { Table } from '#ui/table'
import styles from '../office.module.css'
import type { AgentProfile } from './queries.ts'
import { texts } from './texts.ts'

const accountOf = ({ memberId, account }: AgentProfile['fenced'][number]) => <MemberLink memberId={memberId} account={account} />

/** Members who won more than a fence and count by themselves. */
export function FencedCard({ profile: { fenced } }: { profile: AgentProfile }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  return (
    <SectionCard title={t('fenced')} text={t('fencedText')}>
      {fenced.length === 0 ? (
        <p className={styles.empty}>{t('fencedNone')}</p>
      ) : (
        <div className={styles.list}>
          <Table
            isPacked
            caption={t('fenced')}
            rows={fenced}
            rowKey={({ memberId }) => memberId}
            columns={[
              { key: 'account', title: t('account'), cell: accountOf },
              { key: 'since', title: t('fencedSince'), cell: ({ since }) => day(since, timeZone) },
              { key: 'waiting', title: t('fencedWaiting'), amount: true, cell: ({ waiting }) => amount(waiting) },
            ]}
          />
        </div>
      )}
    </SectionCard>
  )
}
