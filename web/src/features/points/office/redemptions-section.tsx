import { type OperatorRole, mayCall } from '@tucano/contract/endpoint'
import { type OfficeRedemption, decideRedemption } from '@tucano/contract/points'
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
import { GoodsPicture } from '../goods-picture.tsx'
import { usePoints } from '../use-points.ts'
import own from './goods-form.module.css'
import { decidedRedemptions, waitingRedemptions } from './queries.ts'
import { RedemptionDetail } from './redemption-detail.tsx'
import { texts } from './texts.ts'

const tones = { 'in process': 'sky', approved: 'forest', rejected: 'plain' } as const
const open = ['waiting'] as const

/** Goods that members have asked for, and what operators answer. */
export function RedemptionsSection({ roles }: { roles: readonly OperatorRole[] }) {
  const mayChange = mayCall(roles, decideRedemption)
  const t = useText(texts)
  const o = useText(officeTexts)
  const place = useQueueTab(open)
  const { decided, chosen, choose, leave } = place
  const { query, ahead } = useQueue(decided ? decidedRedemptions : waitingRedemptions)
  const now = useClock(ahead)
  const found = query.data?.find(({ redemptionId }) => redemptionId === chosen)
  const which = decided ? 'decided' : 'waiting'
  return (
    <QueueSection
      title={t('redemptions')}
      text={t('redemptionsText')}
      mayChange={mayChange}
      place={place}
      open={[{ key: 'waiting', label: o('tabWaiting'), count: <QueueCount queue={waitingRedemptions} /> }]}
      detail={found && <RedemptionDetail key={chosen} redemption={found} mayChange={mayChange} onDone={leave} />}
    >
      <Queue
        label={o(decided ? 'tabDecided' : 'tabWaiting')}
        keyOf={({ redemptionId }) => redemptionId}
        chosen={chosen}
        onChoose={choose}
        query={query}
        failedTitle={t('redemptionsFailed')}
        empty={{ title: t(`${which}Empty`), text: t(`${which}EmptyText`) }}
      >
        {(item) => <Entry redemption={item} now={now} />}
      </Queue>
    </QueueSection>
  )
}

function Entry({ redemption: { account, goods, picture, points, status, at }, now }: { redemption: OfficeRedemption; now: number }) {
  const t = useText(texts)
  const { points: written } = usePoints()
  return (
    <span className={own.entry}>
      <span className={own.tile}>
        <GoodsPicture picture={picture} size={44} />
      </span>
      <span className={own.words}>
        <span className={styles.top}>
          <span className={styles.name}>{goods}</span>
          <span className={styles.amount}>{points === 0 ? t('present') : written(points)}</span>
        </span>
        <span className={styles.minor}>{account}</span>
        <span className={styles.badges}>
          {status === 'in process' ? <WaitingTime since={at} now={now} /> : <Badge tone={tones[status]}>{t(`status_${status}`)}</Badge>}
        </span>
      </span>
    </span>
  )
}
