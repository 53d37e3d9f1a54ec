import { useAmounts } from '#platform/amounts'
import styles from './reports.module.css'

/** There is nothing to tell. */
export const None = () => (
  <span className={styles.soft} data-none>
    –
  </span>
)

/** Two sums that belong together, in minor units: the one that is looked for, and the other below it. */
export function Pair({ first, second }: { first: string; second: string }) {
  const { amount } = useAmounts()
  if (first === '0' && second === '0') return <None />
  return (
    <span className={styles.pair}>
      {amount(first)}
      <span className={styles.soft}>{amount(second)}</span>
    </span>
  )
}
