import { useState } from 'react'
import { LineChart } from '#parts/charts/line-chart'
import { Arrived } from '#parts/loaded'
import { useAmounts } from '#platform/amounts'
import { compactAmount, number, shortDay, writtenDay } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import { Table } from '#ui/table'
import { Segmented } from '#ui/tabs'
import { Disclosure } from '../parts/disclosure.tsx'
import styles from './overview.module.css'
import type { Overview, useOverview } from './queries.ts'
import { texts } from './texts.ts'

const measures = {
  play: ['stake', 'payout'],
  result: ['result'],
  money: ['deposits', 'withdrawals'],
  people: ['joined', 'active'],
} as const
type Measure = keyof typeof measures

/** The last thirty days, whichever period is looked at: how today compares. */
export function DaysCard({ query }: { query: ReturnType<typeof useOverview> }) {
  const t = useText(texts)
  const [measure, setMeasure] = useState<Measure>('play')
  const choices = (Object.keys(measures) as Measure[]).map((key) => ({ key, label: t(`measure_${key}`) }))
  return (
    <SectionCard title={t('days')} text={t('daysText')}>
      <div className={styles.measures}>
        <Segmented label={t('measure')} choices={choices} value={measure} onChange={setMeasure} />
      </div>
      <Arrived query={query} skeleton={<Skeleton height="252px" />} failedTitle={t('failed')} level="h5" small>
        {({ days }) => (
          <>
            <Lines days={days} measure={measure} />
            <DayTable days={days} />
          </>
        )}
      </Arrived>
    </SectionCard>
  )
}

function Lines({ days, measure }: { days: Overview['days']; measure: Measure }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const isMoney = measure !== 'people'
  const count = (value: bigint): string => number(value, language)
  return (
    <LineChart
      key={measure}
      label={t('daysColumns')}
      points={days.map(({ day }) => ({ key: day, short: shortDay(day), long: writtenDay(day) }))}
      lines={measures[measure].map((key) => ({ name: t(key), values: days.map((day) => BigInt(day[key])) }))}
      short={isMoney ? (value) => compactAmount(value, language).replace('-', '\u2212') : count}
      whole={isMoney ? amount : count}
      leastStep={isMoney ? 100n : 1n}
    />
  )
}

function DayTable({ days }: { days: Overview['days'] }) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const sums = ['stake', 'payout', 'deposits', 'withdrawals'] as const
  return (
    <div className={styles.table}>
      <Disclosure label={t('dayTable')}>
        {() => (
          <Table
            isPacked
            caption={t('days')}
            rows={days.toReversed()}
            rowKey={({ day }) => day}
            columns={[
              { key: 'day', title: t('day'), cell: ({ day }) => writtenDay(day) },
              ...sums.map((key) => ({ key, title: t(key), amount: true, cell: (day: Overview['days'][number]) => amount(day[key]) })),
              { key: 'result', title: t('result'), amount: true, cell: ({ result }) => signed(BigInt(result)) },
              { key: 'joined', title: t('joined'), amount: true, cell: ({ joined }) => joined },
              { key: 'active', title: t('active'), amount: true, cell: ({ active }) => active },
            ]}
          />
        )}
      </Disclosure>
    </div>
  )
}
