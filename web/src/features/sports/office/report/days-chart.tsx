import { LineChart } from '#parts/charts/line-chart'
import { useShortAmount } from '#parts/charts/use-short-amount'
import { useAmounts } from '#platform/amounts'
import { shortDay, writtenDay } from '#platform/format'
import { type Period, daysOf } from '#platform/period'
import { useText } from '#platform/text'
import { SectionCard } from '#ui/section-card'
import type { ReportRow } from '../queries.ts'
import { texts } from './texts.ts'

/** What was staked and what stayed, day by day; days without bets are days of nothing. */
export function DaysChart({ rows, period }: { rows: readonly ReportRow[]; period: Period }) {
  const t = useText(texts)
  const { signed } = useAmounts()
  const short = useShortAmount()
  const byDay = new Map(rows.map((row) => [row.key, row]))
  const days = daysOf(period)
  const valuesOf = (key: 'stake' | 'net'): bigint[] => days.map((day) => BigInt(byDay.get(day)?.[key] ?? 0))
  return (
    <SectionCard title={t('days')} text={t('daysText')} level="h3">
      <LineChart
        label={t('columns')}
        points={days.map((day) => ({ key: day, short: shortDay(day), long: writtenDay(day) }))}
        lines={[
          { name: t('stake'), values: valuesOf('stake') },
          { name: t('net'), values: valuesOf('net') },
        ]}
        short={short}
        whole={signed}
      />
    </SectionCard>
  )
}
