import type { Review } from '@tucano/contract/withdrawals'
import { useState } from 'react'
import { Loaded } from '#parts/loaded'
import { DocumentsBadge } from '#parts/office/documents-badge'
import { Queue } from '#parts/office/queue'
import { QueueCount } from '#parts/office/queue-count'
import { WaitingTime } from '#parts/office/waiting-time'
import { Workplace, queueSkeleton } from '#parts/office/workplace'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { Tabs } from '#ui/tabs'
import styles from '#office/office.module.css'
import { useQueue } from '#office/queue-query.ts'
import { useClock } from '#office/use-clock.ts'
import { type OpenState, openStates, withdrawalQueues } from './queries.ts'
import { texts } from './texts.ts'
import { WithdrawalDetail } from './withdrawal-detail.tsx'

/** Notes that the queue itself shows another way. */
const SHOWN_BY_TIME = 'late'

/** Money on its way out, by how far it is; in each queue the oldest first. */
export function WithdrawalsSection({ mayChange }: { mayChange: boolean }) {
  const t = useText(texts)
  const [state, setState] = useState<OpenState>('review')
  const [chosen, setChosen] = useState<string>()
  const { query, ahead } = useQueue(withdrawalQueues[state])
  const now = useClock(ahead)
  const review = query.data?.find(({ withdrawal }) => withdrawal.withdrawalId === chosen)
  const leave = (): void => setChosen(undefined)
  const turnTo = (to: OpenState): void => {
    setState(to)
    leave()
  }
  return (
    <Workplace
      title={t('title')}
      text={t('text')}
      mayChange={mayChange}
      chosen={chosen !== undefined}
      onBack={leave}
      queue={
        <div className={styles.tabbed}>
          <Tabs
            label={t('title')}
            active={state}
            onChange={turnTo}
            tabs={openStates.map((key) => ({
              key,
              label: (
                <span className={styles.tab}>
                  {t(`state_${key}`)} <QueueCount queue={withdrawalQueues[key]} />
                </span>
              ),
            }))}
          >
            <Loaded
              query={query}
              skeleton={queueSkeleton}
              failedTitle={t('failed')}
              level="h3"
              small
              empty={{ title: t(`empty_${state}`), text: t('emptyText') }}
            >
              {(items) => (
                <Queue
                  label={t(`state_${state}`)}
                  items={items}
                  keyOf={({ withdrawal }) => withdrawal.withdrawalId}
                  chosen={chosen}
                  onChoose={setChosen}
                  query={query}
                >
                  {(item) => <Entry review={item} now={now} />}
                </Queue>
              )}
            </Loaded>
          </Tabs>
        </div>
      }
      detail={review && <WithdrawalDetail key={chosen} review={review} ahead={ahead} mayChange={mayChange} onDone={leave} />}
    />
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
      </span>
    </>
  )
}
