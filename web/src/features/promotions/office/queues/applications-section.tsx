import { type OperatorRole, mayCall } from '@tucano/contract/endpoint'
import { type PromotionApplication, decidePromotionApplication } from '@tucano/contract/promotions/office'
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
import { decidedApplications, waitingApplications } from '../queries.ts'
import { ApplicationDetail } from './application-detail.tsx'
import { texts } from './texts.ts'

const open = ['waiting'] as const
const TONES = { applying: 'beak', issued: 'forest', rejected: 'alarm' } as const

/** What members ask of promotions: those who wait for an answer, and those who have one. */
export function ApplicationsSection({ roles }: { roles: readonly OperatorRole[] }) {
  const mayChange = mayCall(roles, decidePromotionApplication)
  const t = useText(texts)
  const o = useText(officeTexts)
  const place = useQueueTab(open)
  const { decided, chosen, choose, leave } = place
  const { query, ahead } = useQueue(decided ? decidedApplications : waitingApplications)
  const now = useClock(ahead)
  const found = query.data?.find(({ applicationId }) => applicationId === chosen)
  return (
    <QueueSection
      title={t('applications')}
      text={t('applicationsText')}
      mayChange={mayChange}
      place={place}
      open={[{ key: 'waiting', label: o('tabWaiting'), count: <QueueCount queue={waitingApplications} /> }]}
      detail={found && <ApplicationDetail key={chosen} application={found} mayChange={mayChange} onDone={leave} />}
    >
      <Queue
        label={o(decided ? 'tabDecided' : 'tabWaiting')}
        keyOf={({ applicationId }) => applicationId}
        chosen={chosen}
        onChoose={choose}
        query={query}
        failedTitle={t('applicationsFailed')}
        empty={
          decided
            ? { title: t('decidedEmpty'), text: t('decidedEmptyText') }
            : { title: t('applicationsEmpty'), text: t('applicationsEmptyText') }
        }
      >
        {(item) => <Entry application={item} now={now} />}
      </Queue>
    </QueueSection>
  )
}

function Entry({ application: { account, title, pictures, state, at }, now }: { application: PromotionApplication; now: number }) {
  const t = useText(texts)
  return (
    <>
      <span className={styles.top}>
        <span className={styles.name}>{account}</span>
      </span>
      <span className={styles.minor}>{title}</span>
      <span className={styles.badges}>
        {state === 'applying' ? <WaitingTime since={at} now={now} /> : <Badge tone={TONES[state]}>{t(`state_${state}`)}</Badge>}
        {pictures > 0 && (
          <Badge>
            {t('pictures')}: {pictures}
          </Badge>
        )}
      </span>
    </>
  )
}
