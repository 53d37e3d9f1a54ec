import { exportIncome } from '@tucano/contract/agents/reports'
import { Download, HandCoins, Hourglass } from 'lucide-react'
import { useState } from 'react'
import { LineChart } from '#parts/charts/line-chart'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { periodChosen } from '#parts/period-field'
import { useToastAction } from '#parts/use-toast-action'
import { useAmounts } from '#platform/amounts'
import { download } from '#platform/download'
import { compactAmount, number, shortDay, writtenDay } from '#platform/format'
import { useLanguage } from '#platform/language'
import type { Period } from '#platform/period'
import { useText } from '#platform/text'
import { useToday } from '#platform/use-today'
import { Button } from '#ui/button'
import { Card, Skeleton } from '#ui/card'
import { Note } from '#ui/note'
import { SectionCard } from '#ui/section-card'
import { type Column, Table } from '#ui/table'
import { Disclosure } from '../parts/disclosure.tsx'
import { TeamPeriod, isTeamPeriod, startWith } from '../parts/team-period.tsx'
import { ToldFigures } from '../parts/told-figures.tsx'
import { useTypeName } from '../parts/use-type-name.ts'
import { type Income, useIncome } from './queries.ts'
import styles from './reports.module.css'
import { texts } from './texts.ts'

/** What the agent received, less what it paid to its people, is what it kept: by day, by agreement, and as a file. */
export function IncomePage() {
  const today = useToday()
  const [choice, setChoice] = useState(startWith('thisMonth'))
  const period = periodChosen(choice, today)
  return (
    <div className={styles.page}>
      <TeamPeriod choice={choice} onChange={setChoice} />
      {isTeamPeriod(period) && <Kept period={period} />}
    </div>
  )
}

function Save({ period: { from, to } }: { period: Period }) {
  const t = useText(texts)
  const { busy, run } = useToastAction()
  return (
    <Button icon={<Download />} busy={busy} onClick={() => void run(() => download(exportIncome, { from, to }), t('downloaded'))}>
      {t('download')}
    </Button>
  )
}

function Kept({ period }: { period: Period }) {
  const t = useText(texts)
  const query = useIncome(period)
  return (
    <Arrived query={query} skeleton={<Skeleton height="420px" />} failedTitle={t('incomeFailed')} level="h4">
      {(income) => (
        <>
          <Equation income={income} />
          <Dues income={income} />
          {income.sources.length === 0 ? (
            <Card>
              <DrawnState drawing="empty" title={t('incomeNone')} level="h4" small>
                {t('incomeNoneText')}
              </DrawnState>
            </Card>
          ) : (
            <>
              <DaysCard days={income.days} />
              <Sources sources={income.sources} period={period} />
            </>
          )}
        </>
      )}
    </Arrived>
  )
}

function Equation({ income }: { income: Income }) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const figure = (key: 'received' | 'paidDown' | 'kept', value: string) => (
    <ToldFigures
      label={t(key)}
      columns={1}
      large
      figures={[
        { key, title: t(key), value, about: t(`${key}_about`), tone: key === 'kept' && !value.startsWith('−') ? 'forest' : undefined },
      ]}
    />
  )
  return (
    <div className={styles.equation} role="group" aria-label={t('incomeSums')}>
      {figure('received', amount(income.received))}
      <span data-sign="−" aria-hidden="true" />
      {figure('paidDown', amount(income.paidDown))}
      <span data-sign="=" aria-hidden="true" />
      {figure('kept', signed(BigInt(income.kept)))}
    </div>
  )
}

function Dues({ income: { receivable, payable } }: { income: Income }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  if (receivable === '0' && payable === '0') return null
  return (
    <div className={styles.notes}>
      {receivable !== '0' && (
        <Note icon={<Hourglass />} tone="sky" name="receivable" title={`${t('receivable')}: ${amount(receivable)}`}>
          {t('receivableText')}
        </Note>
      )}
      {payable !== '0' && (
        <Note icon={<HandCoins />} tone="beak" name="payable" title={`${t('payable')}: ${amount(payable)}`}>
          {t('payableText')}
        </Note>
      )}
    </div>
  )
}

function DaysCard({ days }: { days: Income['days'] }) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const language = useLanguage((state) => state.language)
  return (
    <SectionCard title={t('incomeDays')} text={t('incomeDaysText')}>
      <LineChart
        label={t('incomeColumns')}
        points={days.map(({ day }) => ({ key: day, short: shortDay(day), long: writtenDay(day) }))}
        lines={[
          { name: t('received'), values: days.map(({ received }) => BigInt(received)) },
          { name: t('paidDown'), values: days.map(({ paidDown }) => BigInt(paidDown)) },
        ]}
        short={(value) => compactAmount(value, language)}
        whole={amount}
      />
      <div className={styles.inside}>
        <Disclosure label={t('dayTable')}>
          {() => (
            <Table
              isPacked
              caption={t('incomeDays')}
              rows={days.toReversed()}
              rowKey={({ day }) => day}
              columns={[
                { key: 'day', title: t('day'), cell: ({ day }) => writtenDay(day) },
                { key: 'received', title: t('received'), amount: true, cell: ({ received }) => amount(received) },
                { key: 'paidDown', title: t('paidDown'), amount: true, cell: ({ paidDown }) => amount(paidDown) },
                { key: 'kept', title: t('kept'), amount: true, cell: (row) => signed(BigInt(row.received) - BigInt(row.paidDown)) },
              ]}
            />
          )}
        </Disclosure>
      </div>
    </SectionCard>
  )
}

function Sources({ sources, period }: { sources: Income['sources']; period: Period }) {
  const t = useText(texts)
  const columns = useSourceColumns()
  const sides = [
    { side: 'payee', title: t('sourcesIn') },
    { side: 'payer', title: t('sourcesOut') },
  ] as const
  return (
    <SectionCard title={t('sources')} action={<Save period={period} />}>
      <div className={styles.inside}>
        {sides.map(({ side, title }) => {
          const rows = sources.filter((source) => source.side === side)
          if (rows.length === 0) return null
          return (
            <section key={side} className={styles.sources} data-side={side}>
              <h5>{title}</h5>
              <Table
                isPacked
                caption={title}
                rows={rows}
                rowKey={({ source, agreementId, type, other }) => `${source} ${agreementId} ${type} ${other}`}
                columns={columns}
              />
            </section>
          )
        })}
      </div>
    </SectionCard>
  )
}

function useSourceColumns(): Column<Income['sources'][number]>[] {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const typeName = useTypeName()
  return [
    { key: 'source', title: t('source'), cell: ({ source }) => t(`source_${source}`) },
    { key: 'type', title: t('type'), cell: ({ type }) => typeName(type) },
    { key: 'other', title: t('other'), cell: ({ other }) => <span className={styles.named}>{other || t('house')}</span> },
    { key: 'settlements', title: t('settlements'), amount: true, cell: ({ settlements }) => number(settlements, language) },
    { key: 'amount', title: t('amount'), amount: true, cell: (row) => amount(row.amount) },
  ]
}
