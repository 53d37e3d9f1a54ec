import type { ReactNode } from 'react'
import { useAmounts } from '#platform/amounts'
import { number, percent, writtenDay } from '#platform/format'
import { useLanguage } from '#platform/language'
import { type Text, useText } from '#platform/text'
import { SectionCard } from '#ui/section-card'
import { type Column, Table } from '#ui/table'
import { SportIcon } from '../../looks/sport-icon.tsx'
import { sportOf } from '../../sport-of.ts'
import { HouseAmount } from '../house-amount.tsx'
import styles from '../office.module.css'
import { plainMarketName } from '../plain-market-name.ts'
import type { ReportRow } from '../queries.ts'
import type { By } from './report-section.tsx'
import type { ReportSum } from './report-sums.ts'
import { type Texts, texts } from './texts.ts'

interface ReportTableProps {
  rows: readonly ReportRow[]
  by: By
  sum: ReportSum
  action: ReactNode
}

const sizeOf = ({ net }: ReportRow): bigint => (net.startsWith('-') ? -BigInt(net) : BigInt(net))

interface Written {
  t: Text<Texts>
  amount: (minor: string) => string
  count: (value: number) => string
  bp: (value: number | null) => string
}

function columnsOf(by: By, most: bigint, { t, amount, count, bp }: Written): Column<ReportRow>[] {
  const partOf = (row: ReportRow): number => (most > 0n ? Number((sizeOf(row) * 100n) / most) : 0)
  return [
    { key: 'name', title: t(`by_${by}`), cell: (row) => <Name row={row} by={by} /> },
    { key: 'bets', title: t('bets'), amount: true, cell: ({ bets }) => count(bets) },
    { key: 'stake', title: t('stake'), amount: true, cell: ({ stake }) => amount(stake) },
    { key: 'paid', title: t('paid'), amount: true, cell: ({ paid }) => amount(paid) },
    { key: 'net', title: t('net'), amount: true, cell: (row) => <HouseAmount amount={BigInt(row.net)} part={partOf(row)} /> },
    { key: 'hold', title: t('hold'), amount: true, cell: ({ holdBp }) => bp(holdBp) },
    { key: 'margin', title: t('margin'), amount: true, cell: ({ marginBp }) => bp(marginBp) },
  ]
}

/** A report line by line. A line's bar is its result, of the largest one. */
export function ReportTable({ rows, by, sum, action }: ReportTableProps) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const language = useLanguage((state) => state.language)
  const bp = (value: number | null): string => (value === null ? t('none') : percent(value, language))
  const count = (value: number): string => number(value, language)
  const most = rows.map(sizeOf).reduce((a, b) => (a > b ? a : b), 0n)
  const bets = rows.reduce((all, row) => all + row.bets, 0)
  return (
    <SectionCard title={t(`table_${by}`)} level="h3" action={action}>
      <div className={styles.inside}>
        <Table
          isPacked
          caption={t(`table_${by}`)}
          rows={by === 'day' ? rows.toReversed() : rows}
          rowKey={({ key }) => key}
          columns={columnsOf(by, most, { t, amount, count, bp })}
          totals={{
            name: t('total'),
            // A bet of two sports is one bet of each: only days add up.
            ...(by === 'day' && { bets: count(bets) }),
            stake: amount(sum.stake),
            paid: amount(sum.paid),
            net: signed(sum.net),
            hold: bp(sum.holdBp),
            margin: bp(sum.marginBp),
          }}
        />
      </div>
    </SectionCard>
  )
}

function Name({ row: { key, name }, by }: { row: ReportRow; by: By }) {
  const t = useText(texts)
  if (by === 'day') return writtenDay(key)
  if (by === 'sport')
    return (
      <span className={styles.sport}>
        <SportIcon sport={sportOf(key).code} size={18} /> {name}
      </span>
    )
  return name === '' ? t('unnamed') : by === 'market' ? plainMarketName(name) : name
}
