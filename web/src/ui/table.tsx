import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './table.module.css'

export interface Column<Row> {
  key: string
  title: string
  /** Amounts stand to the right, in figures of one width. */
  amount?: boolean
  cell: (row: Row) => ReactNode
}

interface TableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** A last row of sums, by column key. */
  totals?: Partial<Record<string, ReactNode>>
  /** On a phone the first column is the title of its card, and the others stand below it, two by two. */
  isPacked?: boolean
}

/** On a phone each row becomes a card with its titles beside its values. */
export function Table<Row>({ caption, columns, rows, rowKey, totals, isPacked = false }: TableProps<Row>) {
  return (
    <div className={styles.frame}>
      <table className={classNames(styles.table, isPacked && styles.packed)}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, title, amount }) => (
              <th key={key} scope="col" className={classNames(amount && styles.amount)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, title, amount, cell }) => (
                <td key={key} data-title={title} className={classNames(amount && styles.amount)}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              {columns.map(({ key, title, amount }) => (
                <td key={key} data-title={title} className={classNames(amount && styles.amount)}>
                  {totals[key]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
