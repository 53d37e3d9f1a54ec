import type { Adjustment } from '@tucano/contract/members'
import { Queue } from '#parts/office/queue'
import { QueueCount } from '#parts/office/queue-count'
import { QueueSection, useQueueTab } from '#parts/office/queue-section'
import { WaitingTime } from '#parts/office/waiting-time'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { useHistoryFilter } from '#office/history/filter.ts'
import styles from '#office/office.module.css'
import { useQueue } from '#office/queue-query.ts'
import { texts as officeTexts } from '#office/texts.ts'
import { useClock } from '#office/use-clock.ts'
import { adjustmentQueue } from '../queries.ts'
import { texts } from '../texts.ts'
import { AdjustmentDetail } from './adjustment-detail.tsx'
import { AdjustmentHistory, useAdjustmentHistory } from './adjustment-history.tsx'
import { DecidedAdjustmentDetail } from './decided-adjustment.tsx'

/** Money that one operator wants to move by hand, and another decides about; and all that was decided. */
export function AdjustmentsSection({ mayChange }: { mayChange: boolean }) {
  const t = useText(texts)
  const o = useText(officeTexts)
  const { query, ahead } = useQueue(adjustmentQueue)
  const now = useClock(ahead)
  const place = useQueueTab(['fila'])
  const { chosen, choose, leave, decided } = place
  const filter = useHistoryFilter()
  const history = useAdjustmentHistory(filter, decided)
  const waiting = query.data?.find(({ adjustmentId }) => adjustmentId === chosen)
  const over = history.query.data?.find(({ adjustmentId }) => adjustmentId === chosen)
  return (
    <QueueSection
      title={t('adjustments')}
      text={t('adjustmentsText')}
      mayChange={mayChange}
      place={place}
      open={[{ key: 'fila', label: o('tabWaiting'), count: <QueueCount queue={adjustmentQueue} /> }]}
      detail={
        decided
          ? over && <DecidedAdjustmentDetail decided={over} />
          : waiting && <AdjustmentDetail key={chosen} adjustment={waiting} now={now} mayChange={mayChange} onDone={leave} />
      }
    >
      {decided ? (
        <AdjustmentHistory filter={filter} history={history} chosen={chosen} onChoose={choose} />
      ) : (
        <Queue
          label={t('adjustments')}
          keyOf={({ adjustmentId }) => adjustmentId}
          chosen={chosen}
          onChoose={choose}
          query={query}
          failedTitle={t('adjustmentsFailed')}
          empty={{ title: t('adjustmentsEmpty'), text: t('adjustmentsEmptyText') }}
        >
          {(item) => <Entry adjustment={item} now={now} />}
        </Queue>
      )}
    </QueueSection>
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
