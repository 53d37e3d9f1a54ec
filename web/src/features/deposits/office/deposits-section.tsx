import type { WaitingDeposit } from '@tucano/contract/deposits'
import { useState } from 'react'
import { Loaded } from '#parts/loaded'
import { DocumentsBadge } from '#parts/office/documents-badge'
import { Queue } from '#parts/office/queue'
import { WaitingTime } from '#parts/office/waiting-time'
import { Workplace, queueSkeleton } from '#parts/office/workplace'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import styles from '#office/office.module.css'
import { useQueue } from '#office/queue-query.ts'
import { useClock } from '#office/use-clock.ts'
import { DepositDetail } from './deposit-detail.tsx'
import { depositQueue } from './queries.ts'
import { texts } from './texts.ts'

/** Transfers whose receipt somebody has to look at, the oldest first. */
export function DepositsSection({ mayChange }: { mayChange: boolean }) {
  const t = useText(texts)
  const { query, ahead } = useQueue(depositQueue)
  const now = useClock(ahead)
  const [chosen, setChosen] = useState<string>()
  const waiting = query.data?.find(({ deposit }) => deposit.depositId === chosen)
  const leave = (): void => setChosen(undefined)
  return (
    <Workplace
      title={t('title')}
      text={t('text')}
      mayChange={mayChange}
      chosen={chosen !== undefined}
      onBack={leave}
      queue={
        <Loaded
          query={query}
          skeleton={queueSkeleton}
          failedTitle={t('failed')}
          level="h3"
          small
          empty={{ title: t('empty'), text: t('emptyText') }}
        >
          {(items) => (
            <Queue
              label={t('title')}
              items={items}
              keyOf={({ deposit }) => deposit.depositId}
              chosen={chosen}
              onChoose={setChosen}
              query={query}
            >
              {(item) => <Entry waiting={item} now={now} />}
            </Queue>
          )}
        </Loaded>
      }
      detail={waiting && <DepositDetail key={chosen} waiting={waiting} now={now} mayChange={mayChange} onDone={leave} />}
    />
  )
}

function Entry({ waiting, now }: { waiting: WaitingDeposit; now: number }) {
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
      </span>
    </>
  )
}
