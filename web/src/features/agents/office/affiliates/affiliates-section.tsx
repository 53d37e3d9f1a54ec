import type { AffiliateApplication } from '@tucano/contract/agents/affiliates'
import { TriangleAlert } from 'lucide-react'
import { Queue } from '#parts/office/queue'
import { QueueCount } from '#parts/office/queue-count'
import { QueueSection, useQueueTab } from '#parts/office/queue-section'
import { WaitingTime } from '#parts/office/waiting-time'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import styles from '#office/office.module.css'
import { useQueue } from '#office/queue-query.ts'
import { texts as officeTexts } from '#office/texts.ts'
import { useClock } from '#office/use-clock.ts'
import { ApplicationDetail } from './application-detail.tsx'
import { applicationQueues } from './queries.ts'
import { texts } from './texts.ts'

const open = ['waiting'] as const
const TONES = { applied: 'beak', approved: 'forest', refused: 'alarm' } as const

/** Members who ask to become agents: those who wait for an answer, and those who have one. */
export function AffiliatesSection({ mayChange }: { mayChange: boolean }) {
  const t = useText(texts)
  const o = useText(officeTexts)
  const place = useQueueTab(open)
  const { decided, chosen, choose, leave } = place
  const { query, ahead } = useQueue(applicationQueues[decided ? 'decided' : 'waiting'])
  const now = useClock(ahead)
  const found = query.data?.find(({ applicationId }) => applicationId === chosen)
  return (
    <QueueSection
      title={t('title')}
      text={t('text')}
      mayChange={mayChange}
      place={place}
      open={[
        {
          key: 'waiting',
          label: o('tabWaiting'),
          count: <QueueCount queue={applicationQueues.waiting} />,
        },
      ]}
      detail={found && <ApplicationDetail key={chosen} application={found} now={now} mayChange={mayChange} onDone={leave} />}
    >
      <Queue
        label={o(decided ? 'tabDecided' : 'tabWaiting')}
        keyOf={({ applicationId }) => applicationId}
        chosen={chosen}
        onChoose={choose}
        query={query}
        failedTitle={t('failed')}
        empty={decided ? { title: t('decidedNone'), text: t('decidedNoneText') } : { title: t('none'), text: t('noneText') }}
      >
        {(item) => <Entry application={item} now={now} />}
      </Queue>
    </QueueSection>
  )
}

function Entry({ application, now }: { application: AffiliateApplication; now: number }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const { account, name, channel, address, state, at, decidedAt, decidedBy, linked } = application
  return (
    <>
      <span className={styles.top}>
        <span className={styles.name}>{account}</span>
      </span>
      <span className={styles.minor}>
        {[name, t(`channel_${channel}`), address].filter(Boolean).join(' · ')}
        {decidedAt !== null && ` · ${moment(decidedAt, timeZone)}`}
        {decidedBy !== null && ` · ${decidedBy}`}
      </span>
      <span className={styles.badges}>
        {state === 'applied' ? <WaitingTime since={at} now={now} /> : <Badge tone={TONES[state]}>{t(`state_${state}`)}</Badge>}
        {linked.length > 0 && (
          <Badge tone="alarm">
            <TriangleAlert size={14} aria-hidden="true" />{' '}
            {linked.length === 1 ? t('linkedOne') : t('linkedCount', { count: linked.length })}
          </Badge>
        )}
      </span>
    </>
  )
}
