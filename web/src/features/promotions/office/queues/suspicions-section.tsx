import type { Suspicion } from '@tucano/contract/promotions/office'
import { TriangleAlert } from 'lucide-react'
import { Queue } from '#parts/office/queue'
import { QueueCount } from '#parts/office/queue-count'
import { QueueSection, useQueueTab } from '#parts/office/queue-section'
import { WaitingTime } from '#parts/office/waiting-time'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import styles from '#office/office.module.css'
import { useQueue } from '#office/queue-query.ts'
import { texts as officeTexts } from '#office/texts.ts'
import { useClock } from '#office/use-clock.ts'
import { decidedSuspicions, waitingSuspicions } from '../queries.ts'
import { SuspicionDetail } from './suspicion-detail.tsx'
import { texts } from './texts.ts'

const open = ['waiting'] as const
const TONES = { waiting: 'beak', released: 'forest', refused: 'alarm' } as const

/** Rewards that wait because of who else their members seem to be. */
export function SuspicionsSection({ mayChange }: { mayChange: boolean }) {
  const t = useText(texts)
  const o = useText(officeTexts)
  const place = useQueueTab(open)
  const { decided, chosen, choose, leave } = place
  const { query, ahead } = useQueue(decided ? decidedSuspicions : waitingSuspicions)
  const now = useClock(ahead)
  const found = query.data?.find(({ suspicionId }) => suspicionId === chosen)
  return (
    <QueueSection
      title={t('suspicions')}
      text={t('suspicionsText')}
      mayChange={mayChange}
      place={place}
      open={[{ key: 'waiting', label: o('tabWaiting'), count: <QueueCount queue={waitingSuspicions} /> }]}
      detail={found && <SuspicionDetail key={chosen} suspicion={found} mayChange={mayChange} onDone={leave} />}
    >
      <Queue
        label={o(decided ? 'tabDecided' : 'tabWaiting')}
        keyOf={({ suspicionId }) => suspicionId}
        chosen={chosen}
        onChoose={choose}
        query={query}
        failedTitle={t('suspicionsFailed')}
        empty={
          decided
            ? { title: t('decidedEmpty'), text: t('decidedEmptyText') }
            : { title: t('suspicionsEmpty'), text: t('suspicionsEmptyText') }
        }
      >
        {(item) => <Entry suspicion={item} now={now} />}
      </Queue>
    </QueueSection>
  )
}

function Entry({ suspicion: { account, title, reasons, state, at }, now }: { suspicion: Suspicion; now: number }) {
  const t = useText(texts)
  return (
    <>
      <span className={styles.top}>
        <span className={styles.name}>{account}</span>
      </span>
      <span className={styles.minor}>{title}</span>
      <span className={styles.badges}>
        {state === 'waiting' ? <WaitingTime since={at} now={now} /> : <Badge tone={TONES[state]}>{t(`state_${state}`)}</Badge>}
        {reasons.map(({ why }) => (
          <Badge key={why} tone="alarm">
            <TriangleAlert size={14} aria-hidden="true" /> {t(`why_${why}`)}
          </Badge>
        ))}
      </span>
    </>
  )
}
