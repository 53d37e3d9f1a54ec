import type { ReactNode } from 'react'
import { useAmounts } from '#platform/amounts'
import { number, percent, writtenDay } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { SectionCard } from '#ui/section-card'
import { Table } from '#ui/table'
import { SportIcon } from '../../looks/sport-icon.tsx'
import { sportOf } from '../../sport-of.ts'
import styles from '../office.module.css'
import type { ReportRow } from '../queries.ts'
import type { By } from './report-section.tsx'
import type { ReportSum } from './report-sums.ts'
import { texts } from './texts.ts'

interface ReportTableProps {
  rows: readonly ReportRow[]
  by: By
  sum: ReportSum
  action: ReactNode
}

/** A report line by line. A line's bar is its result, of the largest one. */
export function ReportTable({ rows, by, sum, action }: ReportTableProps) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const language = useLanguage((state) => state.language)
  const bp = (value: number | null): string => (value === null ? t('none') : percent(value, language))
  const sizes = rows.map(({ net }) => (BigInt(net) < 0n ? -BigInt(net) : BigInt(net)))
  const most = sizes.reduce((a, b) => (a > b ? a : b), 0n)
  const shown = by === 'day' ? rows.toReversed() : rows
  return (
    <SectionCard title={t(`table_${by}`)} level="h3" action={action}>
      <div className={styles.inside}>
        <Table
          isPacked
          caption={t(`table_${by}`)}
          rows={shown}
          rowKey={({ key }) => key}
          columns={[
            { key: 'name', title: t(`by_${by}`), cell: (row) => <Name row={row} by={by} /> },
            { key: 'bets', title: t('bets'), amount: true, cell: ({ bets }) => number(bets, language) },
            { key: 'stake', title: t('stake'), amount: true, cell: ({ stake }) => amount(stake) },
            { key: 'paid', title: t('paid'), amount: true, cell: ({ paid }) => amount(paid) },
            {
              key: 'net',
              title: t('net'),
              amount: true,
              cell: ({ net }) => {
                const size = BigInt(net) < 0n ? -BigInt(net) : BigInt(net)
                return (
                  <span className={styles.house} data-loss={BigInt(net) < 0n || undefined}>
                    <span className={styles.swing} aria-hidden="true">
                      <i style={{ width: `${most > 0n ? (size * 100n) / most : 0n}%` }} />
                    </span>
                    <b>{signed(BigInt(net))}</b>
                  </span>
                )
              },
            },
            { key: 'hold', title: t('hold'), amount: true, cell: ({ holdBp }) => bp(holdBp) },
            { key: 'margin', title: t('margin'), amount: true, cell: ({ marginBp }) => bp(marginBp) },
          ]}
          totals={{
            name: t('total'),
            // A bet of two sports is one bet of each: only days add up.
            ...(by === 'day' && {
              bets: number(
                rows.reduce((all, { bets }) => all + bets, 0),
                language,
              ),
            }),
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
  return name === '' ? t('unnamed') : name
}
