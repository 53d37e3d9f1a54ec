import type { StudioGame } from '@tucano/contract/studios'
import type { ReactNode } from 'react'
import { useText } from '#platform/text'
import { scrolls } from '#ui/scrolls'
import { texts } from '../texts.ts'
import styles from './rules.module.css'

/** What a game is, in sentences, and the tables that it pays by. */
export function Rules({ children }: { children: ReactNode }) {
  return <div className={styles.rules}>{children}</div>
}

export function HowTo({ steps }: { steps: readonly string[] }) {
  const t = useText(texts)
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{t('howTo')}</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

interface PayTableProps {
  caption: string
  /** Sentences between the heading and the table. */
  children?: ReactNode
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** Real numbers in rows. Wide ones scroll within themselves. */
export function PayTable({ caption, children, head, rows }: PayTableProps) {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{caption}</h3>
      {children}
      <div className={styles.wide} {...scrolls} role="region" aria-label={caption}>
        <table className={styles.table}>
          <thead>
            <tr>
              {head.map((name, at) => (
                <th key={at} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...others], at) => (
              <tr key={at}>
                <th scope="row">{first}</th>
                {others.map((value, column) => (
                  <td key={column}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

export function Words({ children }: { children: ReactNode }) {
  return <p className={styles.words}>{children}</p>
}

/** The best and the worst of all ways to play. */
export function ExtremeWay({ way }: { game: StudioGame; way: string }) {
  const t = useText(texts)
  return t(way === 'worst' ? 'wayWorst' : 'wayBest')
}
