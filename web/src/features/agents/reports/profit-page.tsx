import { type Branch, PEOPLE_A_PAGE, branchOrders } from '@tucano/contract/agents/reports'
import { type TeamType, teamTypes } from '@tucano/contract/agents/shapes'
import { useState } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { Arrived } from '#parts/loaded'
import { PageNumbers } from '#parts/page-numbers'
import { periodChosen } from '#parts/period-field'
import { useAmounts } from '#platform/amounts'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import type { Period } from '#platform/period'
import { useText } from '#platform/text'
import { useToday } from '#platform/use-today'
import { Card, Skeleton } from '#ui/card'
import { SelectField } from '#ui/field'
import { Figures } from '#ui/figures'
import { type Column, Table } from '#ui/table'
import { TeamPath } from '../parts/team-path.tsx'
import { TeamPeriod, isTeamPeriod, startWith } from '../parts/team-period.tsx'
import { useTypeName } from '../parts/use-type-name.ts'
import { None, Pair } from './pair.tsx'
import { useProfit } from './queries.ts'
import styles from './reports.module.css'
import { texts } from './texts.ts'

interface Choice {
  of: string | undefined
  type: TeamType
  order: (typeof branchOrders)[number]
  page: number
}

/** What everybody right below staked, won and got, each with their team; and a way further down. */
export function ProfitPage() {
  const today = useToday()
  const [period, setPeriod] = useState(startWith('thisMonth'))
  const [choice, setChoice] = useState<Choice>({ of: undefined, type: 'CONS', order: 'stake', page: 1 })
  // Whatever is asked for anew begins with the first page.
  const set = (change: Partial<Choice>): void => setChoice({ ...choice, page: 1, ...change })
  const days = periodChosen(period, today)
  return (
    <div className={styles.page}>
      <Card className={styles.filters}>
        <TeamPeriod
          choice={period}
          onChange={(to) => {
            setPeriod(to)
            set({})
          }}
        />
        <Fields choice={choice} onChange={set} />
      </Card>
      {isTeamPeriod(days) && <Branches period={days} choice={choice} onChange={set} />}
    </div>
  )
}

function Fields({ choice, onChange }: { choice: Choice; onChange: (change: Partial<Choice>) => void }) {
  const t = useText(texts)
  const typeName = useTypeName()
  return (
    <div className={styles.fields}>
      <SelectField label={t('product')} value={choice.type} onChange={({ target }) => onChange({ type: target.value as TeamType })}>
        {teamTypes.map((type) => (
          <option key={type} value={type}>
            {typeName(type)}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('order')} value={choice.order} onChange={({ target }) => onChange({ order: target.value as Choice['order'] })}>
        {branchOrders.map((order) => (
          <option key={order} value={order}>
            {t(`order_${order}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

function Branches({ period, choice, onChange }: { period: Period; choice: Choice; onChange: (change: Partial<Choice>) => void }) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const { of, type, order, page } = choice
  const query = useProfit({ ...period, type, order, page, ...(of === undefined ? {} : { of }) })
  return (
    <Arrived query={query} skeleton={<Skeleton height="420px" />} failedTitle={t('profitFailed')} level="h4">
      {({ path, list, many, total, own }) => (
        <>
          <TeamPath path={path} onGo={(memberId) => onChange({ of: memberId })} />
          <Figures
            label={t('total')}
            figures={[
              { key: 'stake', title: t('stake'), value: amount(total.stake) },
              { key: 'payout', title: t('payout'), value: amount(total.payout) },
              { key: 'gifts', title: t('gifts'), value: amount(giftsOf(total)) },
              { key: 'result', title: t('result'), value: signed(BigInt(total.result)) },
            ]}
          />
          {list.length === 0 ? (
            <Card>
              <DrawnState drawing="nest" title={t('profitNone')} level="h4" small>
                {t('profitNoneText')}
              </DrawnState>
            </Card>
          ) : (
            <BranchTable
              list={list}
              own={own}
              ownName={of === undefined ? undefined : path.at(-1)?.name}
              onTeam={(memberId) => onChange({ of: memberId })}
            />
          )}
          <p className={styles.soft}>{t('resultAbout')}</p>
          <PageNumbers page={page} pages={Math.max(1, Math.ceil(many / PEOPLE_A_PAGE))} onChange={(to) => onChange({ page: to })} />
        </>
      )}
    </Arrived>
  )
}

type Sums = Pick<Branch, 'stake' | 'payout' | 'result' | 'rebates' | 'promotions' | 'salaries' | 'deposits' | 'withdrawals'>

const giftsOf = ({ rebates, promotions, salaries }: Pick<Sums, 'rebates' | 'promotions' | 'salaries'>): bigint =>
  BigInt(rebates) + BigInt(promotions) + BigInt(salaries)

interface BranchTableProps {
  list: readonly Branch[]
  own: Sums
  /** Whose people they are; without it the agent's own. */
  ownName: string | undefined
  onTeam: (memberId: string) => void
}

function BranchTable({ list, own, ownName, onTeam }: BranchTableProps) {
  const t = useText(texts)
  const write = useSums()
  return (
    <div className={styles.wide}>
      <Table
        isPacked
        caption={t('profitCaption')}
        rows={list}
        rowKey={({ memberId }) => memberId}
        totals={{ who: ownName === undefined ? t('own') : t('ownOf', { name: ownName }), ...write(own) }}
        columns={useBranchColumns(onTeam)}
      />
    </div>
  )
}

function useSums() {
  const { amount, signed } = useAmounts()
  return (row: Sums) => ({
    play: <Pair first={row.stake} second={row.payout} />,
    gifts: amount(giftsOf(row)),
    result: signed(BigInt(row.result)),
    cash: <Pair first={row.deposits} second={row.withdrawals} />,
  })
}

function useBranchColumns(onTeam: (memberId: string) => void): Column<Branch>[] {
  const t = useText(texts)
  const sums = useSums()
  const language = useLanguage((state) => state.language)
  return [
    {
      key: 'who',
      title: t('who'),
      cell: ({ memberId, name, people }) => (
        <span className={styles.named}>
          {people > 0 ? (
            <button type="button" className={styles.open} aria-label={t('teamOf', { name })} onClick={() => onTeam(memberId)}>
              {name}
            </button>
          ) : (
            <strong>{name}</strong>
          )}
          {people > 0 && <span className={styles.soft}>{t('people', { count: number(people, language) })}</span>}
        </span>
      ),
    },
    ...(['play', 'gifts', 'result', 'cash'] as const).map((key) => ({
      key,
      title: t(key),
      amount: true,
      cell: (row: Branch) => sums(row)[key],
    })),
    { key: 'joined', title: t('joined'), amount: true, cell: ({ kind, joined }) => (kind > 0 ? number(joined, language) : <None />) },
  ]
}
