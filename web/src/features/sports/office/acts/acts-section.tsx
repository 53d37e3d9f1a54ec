import { type OperatorRole, mayCall } from '@tucano/contract/endpoint'
import { type SportsAct, decideSportsAct } from '@tucano/contract/sports/office-acts'
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
import { Tabs } from '#ui/tabs'
import { type Which, acts } from '../queries.ts'
import { ActDetail } from './act-detail.tsx'
import { ActsCount } from './acts-count.tsx'
import { CHOSEN } from './act-path.ts'
import { texts } from './texts.ts'
import { TONES } from './tones.ts'

const WHICH = ['waiting', 'decided'] as const satisfies readonly Which[]
const TAB = 'aba'
const DECIDED = 'decididas'

/** What operators want to do about results, two of them each time. */
export function ActsSection({ roles }: { roles: readonly OperatorRole[] }) {
  const t = useText(texts)
  const [search, setSearch] = useSearchParams()
  const which: Which = search.get(TAB) === DECIDED ? 'decided' : 'waiting'
  const mayChange = mayCall(roles, decideSportsAct)
  const chosen = search.get(CHOSEN) ?? undefined
  const go = (to: Which, actId?: string): void =>
    setSearch({ ...(to === 'decided' && { [TAB]: DECIDED }), ...(actId !== undefined && { [CHOSEN]: actId }) })
  return (
    <Workplace
      title={t('acts')}
      text={t('actsText')}
      mayChange={mayChange}
      chosen={chosen !== undefined}
      onBack={() => go(which)}
      labels={{ back: t('back'), choose: t('choose') }}
      queue={
        <div className={entry.tabbed}>
          <Tabs<Which>
            label={t('list')}
            active={which}
            onChange={(to) => go(to)}
            tabs={WHICH.map((key) => ({
              key,
              label: (
                <span className={entry.tab}>
                  {t(`tab_${key}`)} {key === 'waiting' && <ActsCount />}
                </span>
              ),
            }))}
          >
            <List key={which} which={which} chosen={chosen} onChoose={(actId) => go(which, actId)} />
          </Tabs>
        </div>
      }
      detail={chosen === undefined ? null : <ActDetail key={chosen} actId={chosen} mayChange={mayChange} onDone={() => go('decided')} />}
    />
  )
}

interface ListProps {
  which: Which
  chosen: string | undefined
  onChoose: (actId: string) => void
}

function List({ which, chosen, onChoose }: ListProps) {
  const t = useText(texts)
  const { query } = useQueue(acts(which))
  return (
    <Queue
      label={t('list')}
      keyOf={({ actId }) => actId}
      chosen={chosen}
      onChoose={onChoose}
      query={query}
      failedTitle={t('failed')}
      empty={which === 'waiting' ? { title: t('empty'), text: t('emptyText') } : { title: t('emptyDecided') }}
    >
      {(one) => <Entry act={one} />}
    </Queue>
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
