import { Download } from 'lucide-react'
import { useState } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { saveFile } from '#platform/save-file'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Card, Skeleton } from '#ui/card'
import { Segmented } from '#ui/tabs'
import { type Period, periodOf, profitPresets } from '#platform/period'
import { useProductName } from './product-name.ts'
import { ProfitChart } from './profit-chart.tsx'
import { profitCsv } from './profit-csv.ts'
import styles from './profit-page.module.css'
import { type ProfitRow, sumOf, sumsByDay, sumsByProduct } from './profit-sums.ts'
import { DayTable, ProductTable } from './profit-tables.tsx'
import { useProfit } from './queries.ts'
import { texts } from './texts.ts'
import { Totals } from './totals.tsx'
import { useToday } from '#platform/use-today'

/** What was staked, what came back, and the difference: by day and by kind of game. */
export function ProfitPage() {
  const t = useText(texts)
  const today = useToday()
  const [preset, setPreset] = useState<(typeof profitPresets)[number]>('days7')
  const period = periodOf(preset, today)
  const query = useProfit(period)
  const rows = query.data ?? []
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Segmented label={t('period')} choices={profitPresets.map((key) => ({ key, label: t(key) }))} value={preset} onChange={setPreset} />
        <SaveButton rows={rows} period={period} />
      </div>
      {!query.isLoadingError && <Totals label={t('profitTotals')} sum={query.data && sumOf(query.data)} />}
      <Arrived query={query} skeleton={<Waiting />} failedTitle={t('profitFailed')} level="h4">
        {(known) => (known.length > 0 ? <Profit rows={known} period={period} /> : <Nothing />)}
      </Arrived>
    </div>
  )
}

const Waiting = () => (
  <div className={styles.page}>
    <Skeleton height="320px" />
    <Skeleton height="180px" />
  </div>
)

function Nothing() {
  const t = useText(texts)
  return (
    <Card>
      <DrawnState drawing="empty" title={t('profitEmpty')} level="h4" small>
        {t('profitEmptyText')}
      </DrawnState>
    </Card>
  )
}

function Profit({ rows, period }: { rows: readonly ProfitRow[]; period: Period }) {
  const days = sumsByDay(rows, period)
  return (
    <>
      <ProfitChart days={days} />
      <ProductTable products={sumsByProduct(rows)} />
      <DayTable days={days.filter(({ rounds }) => rounds > 0).toReversed()} total={sumOf(rows)} />
    </>
  )
}

function SaveButton({ rows, period }: { rows: readonly ProfitRow[]; period: Period }) {
  const t = useText(texts)
  const productName = useProductName()
  const save = (): void => {
    const head = [t('day'), t('product'), t('rounds'), t('stake'), t('payout'), t('result')]
    saveFile({
      name: `${t('downloadName')}-${period.from}-${period.to}.csv`,
      type: 'text/csv;charset=utf-8',
      text: profitCsv(rows, { head, productName }),
    })
  }
  return (
    <Button icon={<Download />} disabled={rows.length === 0} onClick={save}>
      {t('download')}
    </Button>
  )
}
