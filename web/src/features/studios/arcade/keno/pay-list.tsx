import { useText } from '#platform/text'
import { texts } from '../texts.ts'
import styles from './pay-list.module.css'

interface PayListProps {
  pays: readonly { hits: number; pays: number }[]
  /** Hits so far; nothing before a draw. */
  hits: number | undefined
  write: (multiplier: number) => string
}

/** What the picks of now pay by hits. What has been reached is lit. */
export function PayList({ pays, hits, write }: PayListProps) {
  const t = useText(texts)
  return (
    <ol className={styles.list} aria-label={t('payList')}>
      {pays.toReversed().map((row) => (
        <li key={row.hits} className={styles.row} data-reached={row.hits === hits || undefined}>
          <span className={styles.hits}>
            {row.hits}
            <span className="sr-only"> {t('hits')}</span>
            <span className={styles.ball} aria-hidden="true" />
          </span>
          <span className={styles.pays}>{write(row.pays)}</span>
        </li>
      ))}
    </ol>
  )
}
