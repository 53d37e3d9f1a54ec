import type { Part } from '@tucano/lottery'
import type { CSSProperties } from 'react'
import { useRowName } from '../words/use-words.ts'
import styles from './prize-board.module.css'

interface PrizeBoardProps {
  parts: readonly Part[]
  result: readonly string[]
  /** So many numbers are out. The board is told from its end: the highest prize comes last. */
  shown: number
}

/** Where each row of a board begins in the list of its numbers. */
const beginningsOf = (parts: readonly Part[]): number[] =>
  parts.map((_, place) => parts.slice(0, place).reduce((sum, { count }) => sum + count, 0))

/** Up to four numbers are one line, more of them two. */
const columnsFor = (count: number): number => (count > 4 ? Math.ceil(count / 2) : count)

/** A board of prizes, row by row. */
export function PrizeBoard({ parts, result, shown }: PrizeBoardProps) {
  const rowName = useRowName()
  const beginnings = beginningsOf(parts)
  return (
    <dl className={styles.board}>
      {parts.map(({ key, count }, row) => {
        const from = beginnings[row] ?? 0
        return (
          <div key={key} className={styles.row} data-row={key}>
            <dt>{rowName(key)}</dt>
            <dd style={{ '--count': columnsFor(count) } as CSSProperties}>
              {result.slice(from, from + count).map((number, place) => {
                const isOut = result.length - (from + place) <= shown
                return (
                  <span key={place} data-out={isOut || undefined}>
                    {isOut ? number : '·'.repeat(number.length)}
                  </span>
                )
              })}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
