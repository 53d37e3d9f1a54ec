import type { WaitingDeposit } from '@tucano/contract/deposits'
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
import { texts as officeTexts } from '#office/texts.ts'
import { useClock } from '#office/use-clock.ts'
import { DecidedDepositDetail } from './decided-deposit.tsx'
import { DepositDetail } from './deposit-detail.tsx'
import { DepositHistory, useDepositHistory } from './deposit-history.tsx'
import { depositQueue } from './queries.ts'
import { texts } from './texts.ts'

/** Transfers whose receipt somebody has to look at, the oldest first; and all deposits that are over. */
export function DepositsSection({ mayChange }: { mayChange: boolean }) {
  const t = useText(texts)
  const o = useText(officeTexts)
  const { query, ahead, first } = useQueue(depositQueue)
  const secondAbove = BigInt(first?.secondAbove ?? 0)
  const now = useClock(ahead)
  const place = useQueueTab(['fila'])
  const { chosen, choose, leave, decided } = place
  const filter = useHistoryFilter()
  const history = useDepositHistory(filter, decided)
  const waiting = query.data?.find(({ deposit }) => deposit.depositId === chosen)
  const over = history.query.data?.find(({ deposit }) => deposit.depositId === chosen)
  return (
    <QueueSection
      title={t('title')}
      text={t('text')}
      mayChange={mayChange}
      place={place}
      open={[
        {
          key: 'fila',
          label: o('tabWaiting'),
          count: <QueueCount queue={depositQueue} />,
        },
      ]}
      detail={
        decided
          ? over && <DecidedDepositDetail decided={over} />
          : waiting && (
              <DepositDetail key={chosen} waiting={waiting} now={now} mayChange={mayChange} secondAbove={secondAbove} onDone={leave} />
            )
      }
    >
      {decided ? (
        <DepositHistory filter={filter} history={history} chosen={chosen} onChoose={choose} />
      ) : (
        <Queue
          label={t('title')}
          keyOf={({ deposit }) => deposit.depositId}
          chosen={chosen}
          onChoose={choose}
          query={query}
          failedTitle={t('failed')}
          empty={{ title: t('empty'), text: t('emptyText') }}
        >
          {(item) => <Entry waiting={item} now={now} />}
        </Queue>
      )}
    </QueueSection>
  )
}

function Entry({ waiting, now }: { waiting: WaitingDeposit; now: number }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { deposit, account, name, documents, sentAt } = waiting
  return (
    <>
      <span className={styles.top}>
        <span className={styles.name}>{name ?? account}</span>
        <span className={styles.amount}>{amount(deposit.amount)}</span>
      </span>
      <span className={styles.minor}>
        {account} · {deposit.reference}
      </span>
      <span className={styles.badges}>
        <WaitingTime since={sentAt} now={now} />
        <DocumentsBadge state={documents} />
        {waiting.first && <Badge tone="beak">{t('oneOfTwo')}</Badge>}
        <InHandBadge inHand={waiting.inHand} now={now} />
      </span>
    </>
  )
}
