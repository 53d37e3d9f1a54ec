import { useAmounts } from '#platform/amounts'
import styles from './office.module.css'

interface HouseAmountProps {
  /** What stays with the house; below zero it loses. */
  amount: bigint
  /** How long its bar is, in hundredths. */
  part: number
}

/** An amount of the house's with its bar: to the right of the middle what it wins, to the left what it loses. */
export function HouseAmount({ amount, part }: HouseAmountProps) {
  const { signed } = useAmounts()
  return (
    <span className={styles.house} data-loss={amount < 0n || undefined}>
      <span className={styles.swing} aria-hidden="true">
        <i style={{ width: `${part}%` }} />
      </span>
      <b>{signed(amount)}</b>
    </span>
  )
}
