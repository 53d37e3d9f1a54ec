import type { Adjustment } from '@tucano/contract/members'
import { useSearchParams } from 'wouter'
import { Queue } from '#parts/office/queue'
import { WaitingTime } from '#parts/office/waiting-time'
import { Workplace } from '#parts/office/workplace'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import styles from '#office/office.module.css'
import { useQueue } from '#office/queue-query.ts'
import { useClock } from '#office/use-clock.ts'
import { adjustmentQueue } from '../queries.ts'
import { texts } from '../texts.ts'
import { AdjustmentDetail } from './adjustment-detail.tsx'

/** Money that one operator wants to move by hand, and another decides about. */
export function AdjustmentsSection({ mayChange }: { mayChange: boolean }) {
  const t = useText(texts)
  const { query, ahead } = useQueue(adjustmentQueue)
  const now = useClock(ahead)
  const [search, setSearch] = useSearchParams()
  const chosen = search.get('ajuste') ?? undefined
  const found = query.data?.find(({ adjustmentId }) => adjustmentId === chosen)
  const leave = (): void => setSearch({})
  return (
    <Workplace
      title={t('adjustments')}
      text={t('adjustmentsText')}
      mayChange={mayChange}
      chosen={chosen !== undefined}
      onBack={leave}
      queue={
        <Queue
          label={t('adjustments')}
          keyOf={({ adjustmentId }) => adjustmentId}
          chosen={chosen}
          onChoose={(id) => setSearch({ ajuste: id })}
          query={query}
          failedTitle={t('adjustmentsFailed')}
          empty={{ title: t('adjustmentsEmpty'), text: t('adjustmentsEmptyText') }}
        >
          {(item) => <Entry adjustment={item} now={now} />}
        </Queue>
      }
      detail={found && <AdjustmentDetail key={chosen} adjustment={found} now={now} mayChange={mayChange} onDone={leave} />}
    />
  )
}

function Entry({ adjustment, now }: { adjustment: Adjustment; now: number }) {
  const t = useText(texts)
  const { signed } = useAmounts()
  const { account, amount, pocket, proposedBy, proposedAt, own } = adjustment
  return (
    <>
      <span className={styles.top}>
        <span className={styles.name}>{account}</span>
        <span className={styles.amount}>{signed(BigInt(amount))}</span>
      </span>
      <span className={styles.minor}>
        {t(`pocket_${pocket}`)} · {proposedBy}
      </span>
      <span className={styles.badges}>
        <WaitingTime since={proposedAt} now={now} />
        {own && <Badge tone="beak">{t('own')}</Badge>}
      </span>
    </>
  )
}
