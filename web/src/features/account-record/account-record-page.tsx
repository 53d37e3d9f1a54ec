import { type RecordPocket, recordPockets } from '@tucano/contract/account-record'
import { Download, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { isPeriod, periodChosen } from '#parts/period-field'
import { RecordList } from '#parts/record-list'
import { useNews } from '#parts/use-news'
import { useToastAction } from '#parts/use-toast-action'
import { periodOf } from '#platform/period'
import { useText } from '#platform/text'
import { useToday } from '#platform/use-today'
import { Button } from '#ui/button'
import { Card } from '#ui/card'
import { Figures } from '#ui/figures'
import styles from './account-record-page.module.css'
import { MovementList, MovementListSkeleton } from './movement-list.tsx'
import { type Wanted, readNewestMovements, saveMovements, useMovements } from './queries.ts'
import { type Choice, RecordFilters } from './record-filters.tsx'
import { texts } from './texts.ts'
import { usePocketAmounts } from './use-pocket-amounts.ts'

/** Every movement of the member's money, with the balance after it. */
export function AccountRecordPage() {
  const today = useToday()
  const [choice, setChoice] = useState<Choice>({ preset: 'days7', range: periodOf('days7', today), pocket: 'cash', heading: '' })
  const period = periodChosen(choice, today)
  const wanted: Wanted = { ...period, pocket: choice.pocket, ...(choice.heading ? { heading: choice.heading } : {}) }
  return (
    <div className={styles.page}>
      <RecordFilters choice={choice} pockets={recordPockets} onChange={setChoice} />
      {isPeriod(period) && <Movements wanted={wanted} />}
    </div>
  )
}

function Movements({ wanted }: { wanted: Wanted }) {
  const t = useText(texts)
  const { query, first } = useMovements(wanted)
  const { news, see } = useNews(() => readNewestMovements(wanted))
  const total = first?.total ?? undefined
  const count = total?.movements
  return (
    <>
      {!query.isLoadingError && <Totals wanted={wanted} total={total} />}
      <div className={styles.bar}>
        <p className={styles.count}>{count !== undefined && (count === 1 ? t('movementsOne') : t('movementsSome', { count }))}</p>
        {news && (
          <Button size="small" icon={<RefreshCw />} onClick={see}>
            {t('news')}
          </Button>
        )}
        <SaveButton wanted={wanted} disabled={!count} />
      </div>
      <Card className={styles.card}>
        <RecordList
          query={query}
          skeleton={<MovementListSkeleton />}
          failedTitle={t('failed')}
          empty={{ drawing: 'search', title: t('empty'), text: t('emptyText') }}
          level="h4"
          small
        >
          {(movements) => <MovementList movements={movements} pocket={wanted.pocket} />}
        </RecordList>
      </Card>
    </>
  )
}

type Total = NonNullable<NonNullable<ReturnType<typeof useMovements>['first']>['total']>

function Totals({ wanted: { pocket }, total }: { wanted: { pocket: RecordPocket }; total: Total | undefined }) {
  const t = useText(texts)
  const { amount } = usePocketAmounts(pocket)
  const keys = ['opening', 'credit', 'debit', 'closing'] as const
  return <Figures label={t('totals')} figures={keys.map((key) => ({ key, title: t(key), value: total && amount(total[key]) }))} />
}

function SaveButton({ wanted, disabled }: { wanted: Wanted; disabled: boolean }) {
  const t = useText(texts)
  const { busy, run } = useToastAction()
  return (
    <Button icon={<Download />} disabled={disabled} busy={busy} onClick={() => void run(() => saveMovements(wanted))}>
      {t('download')}
    </Button>
  )
}
