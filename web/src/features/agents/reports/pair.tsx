import styles from './reports.module.css'

/** Two amounts that belong together, what came first above. */
export const Pair = ({ first, second }: { first: string; second: string }) => (
  <span className={styles.pair}>
    {first}
    <span className={styles.soft}>{second}</span>
  </span>
)
