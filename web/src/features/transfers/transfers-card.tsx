import { RecordList } from '#parts/record-list'
import { useAmounts } from '#platform/amounts'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import { useTransfers } from './queries.ts'
import { texts } from './texts.ts'
import styles from './transfers-card.module.css'

/** What was transferred so far, newest first. */
export function TransfersCard() {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const { query } = useTransfers()
  return (
    <SectionCard title={t('history')}>
      <RecordList
        query={query}
        skeleton={<Skeleton height="120px" />}
        failedTitle={t('historyFailed')}
        empty={{ title: t('historyEmpty'), text: t('historyEmptyText') }}
        level="h5"
        small
      >
        {(transfers) => (
          <ul>
            {transfers.map(({ id, upline, amount: moved, at }) => (
              <li key={id} className={styles.row} data-transfer={id}>
                <span className={styles.to}>{t('sentTo', { upline })}</span>
                <span className={styles.when}>{moment(at, timeZone)}</span>
                <span className={styles.amount}>{amount(moved)}</span>
              </li>
            ))}
          </ul>
        )}
      </RecordList>
    </SectionCard>
  )
}
