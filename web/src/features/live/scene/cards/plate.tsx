import styles from './plate.module.css'

interface PlateProps {
  side: string
  name: string
  /** What is counted there by now. */
  count: string | undefined
  look: 'won' | 'dim' | undefined
}

/** The name of a side, and what it has; that of the winner is lit. */
export function Plate({ side, name, count, look }: PlateProps) {
  return (
    <div className={styles.plate} data-plate={side} data-side={side} data-look={look}>
      <span className={styles.name}>{name}</span>
      <span className={styles.count} data-empty={count === undefined || undefined}>
        <span key={count ?? ''} className={styles.number}>
          {count ?? '·'}
        </span>
      </span>
    </div>
  )
}
