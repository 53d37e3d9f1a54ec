import { PEOPLE_A_PAGE } from '@tucano/contract/agents/reports'
import { useState } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { PageNumbers } from '#parts/page-numbers'
import { useAmounts } from '#platform/amounts'
import { writtenDay } from '#platform/format'
import type { Period } from '#platform/period'
import { useText } from '#platform/text'
import { useToday } from '#platform/use-today'
import { Card, Skeleton } from '#ui/card'
import { Figures } from '#ui/figures'
import { Table } from '#ui/table'
import type { AgentPageProps } from '../agent-pages.ts'
import { PersonField, type Somebody } from '../parts/person-field.tsx'
import { TeamPeriod, isTeamPeriod, startWith, teamPeriod } from '../parts/team-period.tsx'
import { type DownlineDay, useDays } from './queries.ts'
import styles from './reports.module.css'
import { texts } from './texts.ts'

/** Accounts of the people right below, day by day: what came in, what left, what was staked and given. */
export function DaysPage({ about }: AgentPageProps) {
  const today = useToday()
  const [period, setPeriod] = useState(startWith('thisMonth'))
  const [person, setPerson] = useState(about)
  const days = teamPeriod(period, today)
  return (
    <div className={styles.page}>
      <Card className={styles.filters}>
        <TeamPeriod choice={period} onChange={setPeriod} />
        <div className={styles.fields}>
          <PersonField isOptional chosen={person} onChoose={setPerson} />
        </div>
      </Card>
      {isTeamPeriod(days) && <Days key={`${days.from} ${days.to} ${person?.memberId}`} period={days} person={person} />}
    </div>
  )
}

const SUMS = ['deposits', 'withdrawals', 'stake', 'payout', 'rebates', 'promotions', 'salaries'] as const

function Days({ period, person }: { period: Period; person: Somebody | undefined }) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const [page, setPage] = useState(1)
  const query = useDays({ ...period, page, ...(person ? { memberId: person.memberId } : {}) })
  return (
    <Arrived query={query} skeleton={<Skeleton height="420px" />} failedTitle={t('daysFailed')} level="h4">
      {({ list, many, total }) =>
        list.length === 0 ? (
          <Card>
            <DrawnState drawing="search" title={t('daysNone')} level="h4" small>
              {t('daysNoneText')}
            </DrawnState>
          </Card>
        ) : (
          <>
            <Figures
              label={t('total')}
              figures={[
                { key: 'deposits', title: t('deposits'), value: amount(total.deposits) },
                { key: 'withdrawals', title: t('withdrawals'), value: amount(total.withdrawals) },
                { key: 'stake', title: t('stake'), value: amount(total.stake) },
                { key: 'result', title: t('result'), value: signed(BigInt(total.result)) },
              ]}
            />
            <DayTable list={list} total={total} />
            <PageNumbers page={page} pages={Math.max(1, Math.ceil(many / PEOPLE_A_PAGE))} onChange={setPage} />
          </>
        )
      }
    </Arrived>
  )
}

function DayTable({ list, total }: { list: readonly DownlineDay[]; total: Omit<DownlineDay, 'day' | 'memberId' | 'account'> }) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const cells = (row: typeof total) => ({
    ...Object.fromEntries(SUMS.map((key) => [key, amount(row[key])])),
    result: signed(BigInt(row.result)),
    sent: amount(row.sent),
    received: amount(row.received),
  })
  const column = (key: (typeof SUMS)[number] | 'result' | 'sent' | 'received', title: string) => ({
    key,
    title,
    amount: true,
    cell: (row: DownlineDay) => (cells(row) as Record<string, string>)[key],
  })
  return (
    <div className={styles.wide}>
      <div style={{ minWidth: 1080 }}>
        <Table
          caption={t('daysCaption')}
          rows={list}
          rowKey={({ day, memberId }) => `${day} ${memberId}`}
          totals={{ day: t('total'), ...cells(total) }}
          columns={[
            { key: 'day', title: t('day'), cell: ({ day }) => writtenDay(day) },
            { key: 'account', title: t('account'), cell: ({ account }) => account },
            ...SUMS.map((key) => column(key, t(key))),
            column('result', t('result')),
            column('sent', t('sent')),
            column('received', t('gotBack')),
          ]}
        />
      </div>
    </div>
  )
}
