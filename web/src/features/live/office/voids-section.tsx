import { type OperatorRole, mayCall } from '@tucano/contract/endpoint'
import { type TableVoid, decideTableVoid } from '@tucano/contract/live/office'
import entry from '#office/office.module.css'
import { Queue } from '#office/queue.tsx'
import { useQueue } from '#office/queue-query.ts'
import { QueueSection, useQueueTab } from '#office/queue-section.tsx'
import { useAmounts } from '#platform/amounts'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { voids } from './queries.ts'
import { texts } from './texts.ts'
import { VOID_TONES } from './tones.ts'
import { VoidDetail } from './void-detail.tsx'
import { VoidsCount } from './voids-count.tsx'

const open = ['waiting'] as const

/** Rounds that operators want to be void, two of them each time. */
export function VoidsSection({ roles }: { roles: readonly OperatorRole[] }) {
  const t = useText(texts)
  const mayChange = mayCall(roles, decideTableVoid)
  const place = useQueueTab(open)
  const { decided, chosen, choose, showDecided } = place
  const { query } = useQueue(voids(decided ? 'decided' : 'waiting'))
  return (
    <QueueSection
      title={t('voids')}
      text={t('voidsText')}
      mayChange={mayChange}
      place={place}
      open={[{ key: 'waiting', label: t('voidsWaiting'), count: <VoidsCount /> }]}
      labels={{ back: t('voidsBack'), choose: t('voidsChoose') }}
      detail={chosen === undefined ? null : <VoidDetail key={chosen} voidId={chosen} mayChange={mayChange} onDone={showDecided} />}
    >
      <Queue
        label={t('voids')}
        keyOf={({ voidId }) => voidId}
        chosen={chosen}
        onChoose={choose}
        query={query}
        failedTitle={t('voidsFailed')}
        empty={decided ? { title: t('voidsEmptyDecided') } : { title: t('voidsEmpty'), text: t('voidsEmptyText') }}
      >
        {(one) => <Entry asked={one} />}
      </Queue>
    </QueueSection>
  )
}

function Entry({ asked: { name, round, staked, state, own, askedBy, askedAt, reason } }: { asked: TableVoid }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  return (
    <>
      <span className={entry.top}>
        <span className={entry.name}>{name}</span>
        <span className={entry.amount}>{amount(staked)}</span>
      </span>
      <span className={entry.minor}>
        {t('roundOf', { round: round.round })} · {reason}
      </span>
      <span className={entry.minor}>
        {askedBy} · {moment(askedAt, timeZone)}
      </span>
      <span className={entry.badges}>
        <Badge tone={VOID_TONES[state]}>{t(`void_${state}`)}</Badge>
        {own && state === 'waiting' && <Badge>{t('ownBadge')}</Badge>}
      </span>
    </>
  )
}
