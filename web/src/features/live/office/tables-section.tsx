import { type OperatorRole, mayCall } from '@tucano/contract/endpoint'
import { type OfficeTable, switchTable } from '@tucano/contract/live/office'
import { useSearchParams } from 'wouter'
import entry from '#office/office.module.css'
import { Queue } from '#office/queue.tsx'
import { Workplace } from '#office/workplace.tsx'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { useRoom } from '../room/rooms.ts'
import { PhaseBadge } from './phase-badge.tsx'
import { useFollowingTables, useTables } from './queries.ts'
import { TableDetail } from './table-detail.tsx'
import { TablesOverview } from './tables-overview.tsx'
import { texts } from './texts.ts'
import { STATE_TONES } from './tones.ts'

const TABLE = 'mesa'

/** Live tables for operators: each as it is now, and one of them with all that can be done about it. */
export function TablesSection({ roles }: { roles: readonly OperatorRole[] }) {
  const t = useText(texts)
  const query = useTables()
  const [search, setSearch] = useSearchParams()
  const mayChange = mayCall(roles, switchTable)
  const chosen = search.get(TABLE) ?? undefined
  const go = (code?: string): void => setSearch(code === undefined ? {} : { [TABLE]: code })
  const all = query.data?.tables
  const isGone = all !== undefined && !all.some(({ code }) => code === chosen)
  return (
    <Workplace
      title={t('tables')}
      text={t('tablesText')}
      mayChange={mayChange}
      chosen={chosen !== undefined}
      onBack={() => go()}
      labels={{ back: t('back'), choose: t('choose') }}
      overview={all && all.length > 0 && <TablesOverview tables={all} onChoose={go} />}
      queue={
        <Queue
          label={t('tables')}
          keyOf={({ code }) => code}
          chosen={chosen}
          onChoose={go}
          query={{ ...query, data: all }}
          failedTitle={t('tablesFailed')}
          empty={{ title: t('tablesEmpty'), text: t('tablesEmptyText') }}
        >
          {(table) => <Entry table={table} />}
        </Queue>
      }
      detail={chosen === undefined || isGone ? null : <TableDetail key={chosen} code={chosen} mayChange={mayChange} />}
    />
  )
}

function Entry({ table: { code, name, room, state, round, asked, announcement } }: { table: OfficeTable }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { view } = useRoom(room, { isSeated: false })
  useFollowingTables(view ? `${code} ${view.round} ${view.phase} ${view.members}` : code)
  return (
    <>
      <span className={entry.top}>
        <span className={entry.name}>{name}</span>
        {round && round.stakes.bets > 0 && <span className={entry.amount}>{amount(round.stakes.staked)}</span>}
      </span>
      <span className={entry.minor}>
        {round ? t('roundOf', { round: view?.round ?? round.round }) : t('noRound')} · {t('people')}: {round?.stakes.members ?? 0}
        {round && round.stakes.bets > 0 && ` · ${t('exposed')}: ${amount(round.stakes.exposed)}`}
      </span>
      <span className={entry.badges}>
        {state !== 'open' && <Badge tone={STATE_TONES[state]}>{t(`state_${state}`)}</Badge>}
        <PhaseBadge view={view} />
        {announcement !== null && <Badge>{t('announced')}</Badge>}
        {asked > 0 && <Badge tone="beak">{asked === 1 ? t('asked_one') : t('asked', { count: asked })}</Badge>}
      </span>
    </>
  )
}
