import { type OperatorRole, mayCall } from '@tucano/contract/endpoint'
import { type SportsAct, decideSportsAct } from '@tucano/contract/sports/office'
import { useSearchParams } from 'wouter'
import entry from '#office/office.module.css'
import { Queue } from '#office/queue.tsx'
import { useQueue } from '#office/queue-query.ts'
import { Workplace } from '#office/workplace.tsx'
import { useAmounts } from '#platform/amounts'
import { moment, number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { acts } from '../queries.ts'
import { ActDetail } from './act-detail.tsx'
import { CHOSEN } from './act-path.ts'
import { texts } from './texts.ts'
import { TONES } from './tones.ts'

/** What operators want to do about results, two of them each time. */
export function ActsSection({ roles }: { roles: readonly OperatorRole[] }) {
  const t = useText(texts)
  const [search, setSearch] = useSearchParams()
  const { query } = useQueue(acts)
  const mayChange = mayCall(roles, decideSportsAct)
  const chosen = search.get(CHOSEN) ?? undefined
  const act = query.data?.find(({ actId }) => actId === chosen)
  const leave = (): void => setSearch({})
  return (
    <Workplace
      title={t('acts')}
      text={t('actsText')}
      mayChange={mayChange}
      chosen={chosen !== undefined}
      onBack={leave}
      labels={{ back: t('back'), choose: t('choose') }}
      queue={
        <Queue
          label={t('list')}
          keyOf={({ actId }) => actId}
          chosen={chosen}
          onChoose={(actId) => setSearch({ [CHOSEN]: actId })}
          query={query}
          failedTitle={t('failed')}
          empty={{ title: t('empty'), text: t('emptyText') }}
        >
          {(one) => <Entry act={one} />}
        </Queue>
      }
      detail={act ? <ActDetail key={act.actId} act={act} mayChange={mayChange} onDone={leave} /> : null}
    />
  )
}

function Entry({ act: { act, matchName, bets, stake, state, own, proposedBy, proposedAt } }: { act: SportsAct }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const language = useLanguage((state_) => state_.language)
  return (
    <>
      <span className={entry.top}>
        <span className={entry.name}>{matchName}</span>
        <span className={entry.amount}>{amount(stake)}</span>
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
