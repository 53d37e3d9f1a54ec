import { type OperatorRole, mayCall } from '@tucano/contract/endpoint'
import { type TableVoid, decideTableVoid } from '@tucano/contract/live/office'
import { useSearchParams } from 'wouter'
import entry from '#office/office.module.css'
import { Queue } from '#office/queue.tsx'
import { useQueue } from '#office/queue-query.ts'
import { Workplace } from '#office/workplace.tsx'
import { useAmounts } from '#platform/amounts'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { Tabs } from '#ui/tabs'
import { type WhichVoids, voids } from './queries.ts'
import { texts } from './texts.ts'
import { VOID_TONES } from './tones.ts'
import { VoidDetail } from './void-detail.tsx'
import { VoidsCount } from './voids-count.tsx'

const WHICH = ['waiting', 'decided'] as const satisfies readonly WhichVoids[]
const TAB = 'aba'
const DECIDED = 'decididos'
const CHOSEN = 'pedido'

/** Rounds that operators want to be void, two of them each time. */
export function VoidsSection({ roles }: { roles: readonly OperatorRole[] }) {
  const t = useText(texts)
  const [search, setSearch] = useSearchParams()
  const which: WhichVoids = search.get(TAB) === DECIDED ? 'decided' : 'waiting'
  const mayChange = mayCall(roles, decideTableVoid)
  const chosen = search.get(CHOSEN) ?? undefined
  const go = (to: WhichVoids, voidId?: string): void =>
    setSearch({ ...(to === 'decided' && { [TAB]: DECIDED }), ...(voidId !== undefined && { [CHOSEN]: voidId }) })
  return (
    <Workplace
      title={t('voids')}
      text={t('voidsText')}
      mayChange={mayChange}
      chosen={chosen !== undefined}
      onBack={() => go(which)}
      labels={{ back: t('voidsBack'), choose: t('voidsChoose') }}
      queue={
        <div className={entry.tabbed}>
          <Tabs<WhichVoids>
            label={t('voids')}
            active={which}
            onChange={(to) => go(to)}
            tabs={WHICH.map((key) => ({
              key,
              label: (
                <span className={entry.tab}>
                  {t(`tab_${key}`)} {key === 'waiting' && <VoidsCount />}
                </span>
              ),
            }))}
          >
            <List key={which} which={which} chosen={chosen} onChoose={(voidId) => go(which, voidId)} />
          </Tabs>
        </div>
      }
      detail={chosen === undefined ? null : <VoidDetail key={chosen} voidId={chosen} mayChange={mayChange} onDone={() => go('decided')} />}
    />
  )
}

interface ListProps {
  which: WhichVoids
  chosen: string | undefined
  onChoose: (voidId: string) => void
}

function List({ which, chosen, onChoose }: ListProps) {
  const t = useText(texts)
  const { query } = useQueue(voids(which))
  return (
    <Queue
      label={t('voids')}
      keyOf={({ voidId }) => voidId}
      chosen={chosen}
      onChoose={onChoose}
      query={query}
      failedTitle={t('voidsFailed')}
      empty={which === 'waiting' ? { title: t('voidsEmpty'), text: t('voidsEmptyText') } : { title: t('voidsEmptyDecided') }}
    >
      {(one) => <Entry asked={one} />}
    </Queue>
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
