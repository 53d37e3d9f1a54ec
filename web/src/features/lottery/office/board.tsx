import type { OfficeDrawDetail } from '@tucano/contract/lottery/office'
import { useText } from '#platform/text'
import styles from './office.module.css'
import { type Texts, texts } from './texts.ts'

export type Rows = OfficeDrawDetail['rows']

const isNamed = (key: string): key is keyof Texts & `row_${string}` => Object.hasOwn(texts.pt, key)

/** What a row of a result is called. */
export function useRowName(): (key: string) => string {
  const t = useText(texts)
  return (key) => {
    const name = `row_${key}`
    return isNamed(name) ? t(name) : t('row_numbers')
  }
}

/** Rows with the places of their numbers in the whole result. */
export function placesOf(rows: Rows): { key: string; from: number; count: number }[] {
  let from = 0
  return rows.map(({ key, count }) => ({ key, count, from: (from += count) - count }))
}

/** A result, row by row. Numbers that another one says otherwise are marked. */
export function Board({ rows, result, other }: { rows: Rows; result: readonly string[]; other?: readonly string[] | undefined }) {
  const nameOf = useRowName()
  return (
    <dl className={styles.board}>
      {placesOf(rows).map(({ key, from, count }) => (
        <div key={key} className={styles.row}>
          <dt>{nameOf(key)}</dt>
          <dd>
            {result.slice(from, from + count).map((number, n) => (
              <span key={from + n} className={styles.number} data-other={(other && other[from + n] !== number) || undefined}>
                {number}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
