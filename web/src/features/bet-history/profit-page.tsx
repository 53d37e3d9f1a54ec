import { Download } from 'lucide-react'
import { useState } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { saveFile } from '#platform/save-file'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Card, Skeleton } from '#ui/card'
import { Segmented } from '#ui/tabs'
import { type Period, type Step, periodOf, profitPresets, steps } from '#platform/period'
import { useProductName } from '#parts/use-product-name'
import { ProfitChart } from './profit-chart.tsx'
import { profitCsv } from './profit-csv.ts'
import styles from './profit-page.module.css'
import { type ProfitRow, sumOf, sumsBy, sumsByProduct } from './profit-sums.ts'
import { ProductTable, StretchTable } from './profit-tables.tsx'
import { useProfit } from './queries.ts'
import { texts } from './texts.ts'
import { Totals } from './totals.tsx'
import { useToday } from '#platform/use-today'

/** What was staked, what came back, and the difference: by day, week or month, and by kind of game. */
export function ProfitPage() {
  const t = useText(texts)
  const today = useToday()
  const [preset, setPreset] = useState<(typeof profitPresets)[number]>('days7')
  const [chosen, setChosen] = useState<Step>()
  // A year by its days would be a comb.
  const step = chosen ?? (preset === 'year' ? 'month' : 'day')
  const period = periodOf(preset, today)
  const query = useProfit(period)
  const rows = query.data ?? []
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Segmented label={t('period')} choices={profitPresets.map((key) => ({ key, label: t(key) }))} value={preset} onChange={setPreset} />
        <SaveButton rows={rows} period={period} />
        <Segmented label={t('step')} choices={steps.map((key) => ({ key, label: t(`by_${key}`) }))} value={step} onChange={setChosen} />
      </div>
      {!query.isLoadingError && <Totals label={t('profitTotals')} sum={query.data && sumOf(query.data)} />}
      <Arrived query={query} skeleton={<Waiting />} failedTitle={t('profitFailed')} level="h4">
        {(known) => (known.length > 0 ? <Profit rows={known} period={period} step={step} /> : <Nothing />)}
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

function Profit({ rows, period, step }: { rows: readonly ProfitRow[]; period: Period; step: Step }) {
  const stretches = sumsBy(step, rows, period)
  return (
    <>
      <ProfitChart key={step} stretches={stretches} step={step} />
      <ProductTable products={sumsByProduct(rows)} />
      <StretchTable stretches={stretches.filter(({ rounds }) => rounds > 0).toReversed()} step={step} total={sumOf(rows)} />
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
