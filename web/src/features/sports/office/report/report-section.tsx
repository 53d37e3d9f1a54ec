import { Download } from 'lucide-react'
import { useState } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { PeriodField, type PeriodChoice, isPeriod, periodChosen } from '#parts/period-field'
import { percent } from '#platform/format'
import { useAmounts } from '#platform/amounts'
import { useLanguage } from '#platform/language'
import type { Period } from '#platform/period'
import { saveFile } from '#platform/save-file'
import { useText } from '#platform/text'
import { useToday } from '#platform/use-today'
import { Button } from '#ui/button'
import { Card, Skeleton } from '#ui/card'
import { Figures } from '#ui/figures'
import { Segmented } from '#ui/tabs'
import styles from '../office.module.css'
import { type ReportAsked, type ReportRow, useReport } from '../queries.ts'
import { DaysChart } from './days-chart.tsx'
import { reportCsv } from './report-csv.ts'
import { type ReportSum, sumOf } from './report-sums.ts'
import { ReportTable } from './report-table.tsx'
import { texts } from './texts.ts'

export type By = ReportAsked['by']
const BY: readonly By[] = ['day', 'sport', 'league', 'market']
const DAY_MS = 86_400_000
const DAYS_MAX = 366

const isTooLong = ({ from, to }: Period): boolean => (Date.parse(to) - Date.parse(from)) / DAY_MS > DAYS_MAX

/** What bets have brought: by day, sport, league or market, with a file of the same lines. */
export function ReportSection() {
  const t = useText(texts)
  const today = useToday()
  const [choice, setChoice] = useState<PeriodChoice>({ preset: 'days7', range: { from: today, to: today } })
  const [by, setBy] = useState<By>('day')
  const period = periodChosen(choice, today)
  return (
    <div className={styles.sheet}>
      <header>
        <h2>{t('report')}</h2>
        <p className={styles.soft}>{t('reportText')}</p>
      </header>
      <div className={styles.periods}>
        <PeriodField choice={choice} onChange={setChoice} />
        <Segmented label={t('by')} value={by} onChange={setBy} choices={BY.map((key) => ({ key, label: t(`by_${key}`) }))} />
      </div>
      {isPeriod(period) && (isTooLong(period) ? <p role="alert">{t('periodWrong')}</p> : <Report period={period} by={by} />)}
    </div>
  )
}

function Report({ period, by }: { period: Period; by: By }) {
  const t = useText(texts)
  const query = useReport({ ...period, by })
  return (
    <Arrived query={query} skeleton={<Skeleton height="420px" />} failedTitle={t('failed')} level="h3" small>
      {({ list }) =>
        list.length === 0 ? (
          <Card>
            <DrawnState drawing="empty" title={t('empty')} level="h3" small>
              {t('emptyText')}
            </DrawnState>
          </Card>
        ) : (
          <Told rows={list} period={period} by={query.isPlaceholderData ? undefined : by} />
        )
      }
    </Arrived>
  )
}

/** While other lines are on their way, nothing says what those that are still there are by. */
function Told({ rows, period, by }: { rows: readonly ReportRow[]; period: Period; by: By | undefined }) {
  const t = useText(texts)
  const sum = sumOf(rows)
  return (
    <>
      <Totals sum={sum} />
      <p className={styles.soft}>{t('holdText')}</p>
      {by === undefined ? (
        <Skeleton height="320px" />
      ) : (
        <>
          {by === 'day' && rows.length > 1 && <DaysChart rows={rows} period={period} />}
          <ReportTable rows={rows} by={by} sum={sum} action={<Save rows={rows} by={by} period={period} />} />
        </>
      )}
    </>
  )
}

function Totals({ sum: { stake, paid, net, holdBp, marginBp } }: { sum: ReportSum }) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const language = useLanguage((state) => state.language)
  const written = (bp: number | null): string => (bp === null ? t('none') : percent(bp, language))
  return (
    <Figures
      label={t('totals')}
      figures={[
        { key: 'stake', title: t('stake'), value: amount(stake) },
        { key: 'paid', title: t('paid'), value: amount(paid) },
        { key: 'net', title: t('net'), value: signed(net) },
        { key: 'hold', title: `${t('hold')} · ${t('margin')}`, value: `${written(holdBp)} · ${written(marginBp)}` },
      ]}
    />
  )
}

function Save({ rows, by, period: { from, to } }: { rows: readonly ReportRow[]; by: By; period: Period }) {
  const t = useText(texts)
  const save = (): void => {
    const names = by === 'day' ? [t('by_day')] : [t(`by_${by}`), t('fileKey')]
    saveFile({
      name: `${t('file')}-${by}-${from}-${to}.csv`,
      type: 'text/csv;charset=utf-8',
      text: reportCsv(rows, {
        head: [...names, t('bets'), t('stake'), t('paid'), t('net'), `${t('hold')} %`, `${t('margin')} %`],
        by,
        unnamed: t('unnamed'),
      }),
    })
  }
  return (
    <Button size="small" icon={<Download />} onClick={save}>
      {t('save')}
    </Button>
  )
}
