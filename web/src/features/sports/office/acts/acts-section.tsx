import { type OperatorRole, mayCall } from '@tucano/contract/endpoint'
import { type SportsAct, decideSportsAct } from '@tucano/contract/sports/office-acts'
import entry from '#office/office.module.css'
import { Queue } from '#office/queue.tsx'
import { useQueue } from '#office/queue-query.ts'
import { QueueSection, useQueueTab } from '#office/queue-section.tsx'
import { useAmounts } from '#platform/amounts'
import { moment, number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { acts } from '../queries.ts'
import { ActDetail } from './act-detail.tsx'
import { ActsCount } from './acts-count.tsx'
import { texts } from './texts.ts'
import { TONES } from './tones.ts'

const open = ['waiting'] as const

/** What operators want to do about results, two of them each time. */
export function ActsSection({ roles }: { roles: readonly OperatorRole[] }) {
  const t = useText(texts)
  const mayChange = mayCall(roles, decideSportsAct)
  const place = useQueueTab(open)
  const { decided, chosen, choose, showDecided } = place
  const { query } = useQueue(acts(decided ? 'decided' : 'waiting'))
  return (
    <QueueSection
      title={t('acts')}
      text={t('actsText')}
      mayChange={mayChange}
      place={place}
      open={[{ key: 'waiting', label: t('waiting'), count: <ActsCount /> }]}
      labels={{ back: t('back'), choose: t('choose') }}
      detail={chosen === undefined ? null : <ActDetail key={chosen} actId={chosen} mayChange={mayChange} onDone={showDecided} />}
    >
      <Queue
        label={t('list')}
        keyOf={({ actId }) => actId}
        chosen={chosen}
        onChoose={choose}
        query={query}
        failedTitle={t('failed')}
        empty={decided ? { title: t('emptyDecided') } : { title: t('empty'), text: t('emptyText') }}
      >
        {(one) => <Entry act={one} />}
      </Queue>
    </QueueSection>
  )
}

function Entry({ act: { act, matchName, bets, stake, difference, state, own, proposedBy, proposedAt } }: { act: SportsAct }) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const { timeZone } = useBrand()
  const language = useLanguage((state_) => state_.language)
  return (
    <>
      <span className={entry.top}>
        <span className={entry.name}>{matchName}</span>
        <span className={entry.amount}>{difference === null ? amount(stake) : signed(-BigInt(difference))}</span>
      </span>
      <span className={entry.minor}>
        {t(`kind_${act.kind}`)} · {bets === 1 ? t('oneBet') : t('bets', { count: number(bets, language) })}
      </span>
      <span className={entry.minor}>
        {proposedBy} · {moment(proposedAt, timeZone)}
      </span>
      <span className={entry.badges}>
        <Badge tone={TONES[state]}>{t(`state_${state}`)}</Badge>
        {own && state === 'waiting' && <Badge>{t('own')}</Badge>}
      </span>
    </>
  )
}
