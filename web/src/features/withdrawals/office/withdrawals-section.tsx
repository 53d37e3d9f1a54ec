import type { Review } from '@tucano/contract/withdrawals'
import { InHandBadge } from '#parts/office/claims/in-hand'
import { DocumentsBadge } from '#parts/office/documents-badge'
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
import { useClock } from '#office/use-clock.ts'
import { DecidedWithdrawalDetail } from './decided-withdrawal.tsx'
import { type OpenState, openStates, withdrawalQueues } from './queries.ts'
import { texts } from './texts.ts'
import { WithdrawalDetail } from './withdrawal-detail.tsx'
import { WithdrawalHistory, useWithdrawalHistory } from './withdrawal-history.tsx'

/** Notes that the queue itself shows another way. */
const SHOWN_BY_TIME = 'late'

/** Money on its way out, by how far it is, in each queue the oldest first; and all that is over. */
export function WithdrawalsSection({ mayChange }: { mayChange: boolean }) {
  const t = useText(texts)
  const place = useQueueTab<OpenState>(openStates)
  const { tab, chosen, choose, leave, decided } = place
  const state = tab === 'decididos' ? 'review' : tab
  const { query, ahead } = useQueue(withdrawalQueues[state])
  const now = useClock(ahead)
  const filter = useHistoryFilter()
  const history = useWithdrawalHistory(filter, decided)
  const review = query.data?.find(({ withdrawal }) => withdrawal.withdrawalId === chosen)
  const over = history.query.data?.find(({ withdrawal }) => withdrawal.withdrawalId === chosen)
  return (
    <QueueSection
      title={t('title')}
      text={t('text')}
      mayChange={mayChange}
      place={place}
      open={openStates.map((key) => ({
        key,
        label: t(`state_${key}`),
        count: <QueueCount queue={withdrawalQueues[key]} />,
      }))}
      detail={
        decided
          ? over && <DecidedWithdrawalDetail decided={over} />
          : review && <WithdrawalDetail key={chosen} review={review} ahead={ahead} mayChange={mayChange} onDone={leave} />
      }
    >
      {decided ? (
        <WithdrawalHistory filter={filter} history={history} chosen={chosen} onChoose={choose} />
      ) : (
        <Queue
          label={t(`state_${state}`)}
          keyOf={({ withdrawal }) => withdrawal.withdrawalId}
          chosen={chosen}
          onChoose={choose}
          query={query}
          failedTitle={t('failed')}
          empty={{ title: t(`empty_${state}`), text: t('emptyText') }}
        >
          {(item) => <Entry review={item} now={now} />}
        </Queue>
      )}
    </QueueSection>
  )
}

function Entry({ review, now }: { review: Review; now: number }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { withdrawal, account, documents, notes } = review
  const looks = notes.filter((note) => note !== SHOWN_BY_TIME)
  const disputes = withdrawal.parts.filter(({ state }) => state === 'disputed').length
  return (
    <>
      <span className={styles.top}>
        <span className={styles.name}>{account}</span>
        <span className={styles.amount}>{amount(withdrawal.amount)}</span>
      </span>
      <span className={styles.minor}>
        {t(`kind_${withdrawal.kind}`)} · {withdrawal.payee.masked} · {withdrawal.payee.holder}
      </span>
      <span className={styles.badges}>
        <WaitingTime since={withdrawal.createdAt} now={now} due />
        {disputes > 0 && <Badge tone="alarm">{t('disputed')}</Badge>}
        {looks.length > 0 && <Badge tone="beak">{t(looks.length === 1 ? 'look' : 'looks', { count: looks.length })}</Badge>}
        {documents !== 'verified' && <DocumentsBadge state={documents} />}
        {review.first && withdrawal.state === 'review' && <Badge tone="beak">{t('oneOfTwo')}</Badge>}
        <InHandBadge inHand={review.inHand} now={now} />
      </span>
    </>
  )
}
