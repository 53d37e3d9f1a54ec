import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import styles from './office.module.css'
import { texts } from './texts.ts'

const WHOLE = 100n

/** How much of what a promotion may cost it has cost. */
export function BudgetBar({ cost, budget }: { cost: string; budget: string }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const [spent, all] = [BigInt(cost), BigInt(budget)]
  const part = all === 0n || spent >= all ? WHOLE : (spent * WHOLE) / all
  // The first cent is seen, too.
  const drawn = part === 0n && spent > 0n ? 1n : part
  return (
    <div
      className={styles.bar}
      role="img"
      aria-label={t('costOf', { cost: amount(cost), budget: amount(budget) })}
      data-full={part === WHOLE || undefined}
    >
      <i style={{ width: `${drawn}%` }} />
    </div>
  )
}
