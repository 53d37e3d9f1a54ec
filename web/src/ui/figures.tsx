import { Skeleton } from './card.tsx'
import styles from './figures.module.css'

export interface Figure {
  key: string
  title: string
  /** Not known yet while it is left out. */
  value: string | undefined
}

/** Numbers of hundreds of millions are written smaller, in one piece. */
export const isLong = (value: unknown): boolean => typeof value === 'string' && value.length > 14

/** A few figures side by side, e.g. what a period comes to. */
export const Figures = ({ label, figures }: { label: string; figures: readonly Figure[] }) => (
  <dl className={styles.figures} aria-label={label}>
    {figures.map(({ key, title, value }) => (
      <div key={key} className={styles.figure} data-total={key}>
        <dt>{title}</dt>
        <dd data-long={isLong(value) || undefined}>{value ?? <Skeleton width="70%" height="1.2em" />}</dd>
      </div>
    ))}
  </dl>
)
