import { PEOPLE_A_PAGE } from '@tucano/contract/agents/reports'
import { useState } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { PageNumbers } from '#parts/page-numbers'
import { periodChosen } from '#parts/period-field'
import { useAmounts } from '#platform/amounts'
import { writtenDay } from '#platform/format'
import type { Period } from '#platform/period'
import { useText } from '#platform/text'
import { useToday } from '#platform/use-today'
import { Card, Skeleton } from '#ui/card'
import { Figures } from '#ui/figures'
import { type Column, Table } from '#ui/table'
import type { AgentPageProps } from '../agent-pages.ts'
import type { Somebody } from '../parts/find-field.tsx'
import { PersonField } from '../parts/person-field.tsx'
import { TeamPeriod, isTeamPeriod, startWith } from '../parts/team-period.tsx'
import { Pair } from './pair.tsx'
import { type DownlineDay, useDays } from './queries.ts'
import styles from './reports.module.css'
import { texts } from './texts.ts'

/** Accounts of the people right below, day by day: what came in, what left, what was staked and given. */
export function DaysPage({ about }: AgentPageProps) {
  const today = useToday()
  const [period, setPeriod] = useState(startWith('thisMonth'))
  const [person, setPerson] = useState(about)
  const days = periodChosen(period, today)
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

type Sums = Omit<DownlineDay, 'day' | 'memberId' | 'account'>

function DayTable({ list, total }: { list: readonly DownlineDay[]; total: Sums }) {
  const t = useText(texts)
  const write = useSums()
  return (
    <div className={styles.wide}>
      <Table
        isPacked
        caption={t('daysCaption')}
        rows={list}
        rowKey={({ day, memberId }) => `${day} ${memberId}`}
        totals={{ who: t('total'), ...write(total) }}
        columns={useDayColumns()}
      />
    </div>
  )
}

function useSums() {
  const { amount, signed } = useAmounts()
  return (row: Sums) => ({
    cash: <Pair first={row.deposits} second={row.withdrawals} />,
    play: <Pair first={row.stake} second={row.payout} />,
    gifts: amount(BigInt(row.rebates) + BigInt(row.promotions) + BigInt(row.salaries)),
    result: signed(BigInt(row.result)),
    between: <Pair first={row.sent} second={row.received} />,
  })
}

function useDayColumns(): Column<DownlineDay>[] {
  const t = useText(texts)
  const sums = useSums()
  return [
    {
      key: 'who',
      title: t('account'),
      cell: ({ account, day }) => (
        <span className={styles.named}>
          <strong>{account}</strong>
          <span className={styles.soft}>{writtenDay(day)}</span>
        </span>
      ),
    },
    ...(['cash', 'play', 'gifts', 'result', 'between'] as const).map((key) => ({
      key,
      title: t(key),
      amount: true,
      cell: (row: DownlineDay) => sums(row)[key],
    })),
  ]
}
