import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { type Sum, resultOf } from './profit-sums.ts'
import { texts } from './texts.ts'
import styles from './totals.module.css'

/** What a period comes to. A loss is written like any other figure: it is no alarm, and a gain no party. */
export function Totals({ label, sum }: { label: string; sum: Sum | undefined }) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const figures = [
    { key: 'rounds', title: t('settledRounds'), value: sum && String(sum.rounds) },
    { key: 'stake', title: t('stake'), value: sum && amount(sum.stake) },
    { key: 'payout', title: t('payout'), value: sum && amount(sum.payout) },
    { key: 'result', title: t('result'), value: sum && signed(resultOf(sum)) },
  ]
  return (
    <dl className={styles.totals} aria-label={label}>
      {figures.map(({ key, title, value }) => (
        <div key={key} className={styles.figure} data-total={key}>
          <dt>{title}</dt>
          <dd>{value ?? <Skeleton width="70%" height="1.2em" />}</dd>
        </div>
      ))}
    </dl>
  )
}
