import type { ReactNode } from 'react'
import styles from './record-row.module.css'

interface RecordRowProps {
  title: string
  when: string
  state: ReactNode
  amount: string
  /** What else there is to say of it. */
  detail?: ReactNode
  /** A name by which it can be found. */
  name: string
  onOpen?: (() => void) | undefined
}

/** One movement of money in a list of them. */
export function RecordRow({ title, when, state, amount, detail, name, onOpen }: RecordRowProps) {
  return (
    <li className={styles.row} data-record={name} data-opens={onOpen ? true : undefined}>
      {onOpen ? (
        <button type="button" className={styles.title} onClick={onOpen}>
          {title}
        </button>
      ) : (
        <span className={styles.title}>{title}</span>
      )}
      <span className={styles.when}>{when}</span>
      <span className={styles.state}>{state}</span>
      <span className={styles.amount}>{amount}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </li>
  )
}
