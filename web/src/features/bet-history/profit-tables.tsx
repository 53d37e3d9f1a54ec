import type { ReactNode } from 'react'
import { useAmounts } from '#platform/amounts'
import type { Step } from '#platform/period'
import { useText } from '#platform/text'
import { useProductName } from '#parts/use-product-name'
import { type Stretch, type Sum, resultOf } from './profit-sums.ts'
import styles from './profit-tables.module.css'
import { texts } from './texts.ts'
import { useStretchName } from './stretch-name.ts'

interface StretchTableProps {
  stretches: readonly Stretch[]
  step: Step
  total: Sum
}

/** The days, weeks or months of a period that had bets, and what they come to. */
export function StretchTable({ stretches, step, total }: StretchTableProps) {
  const t = useText(texts)
  const name = useStretchName(step)
  return (
    <SumTable title={t(`by_${step}`)} first={t(step)} foot={<SumRow name={t('total')} sum={total} />}>
      {stretches.map((sum) => (
        <SumRow key={sum.from} name={name(sum).long} sum={sum} />
      ))}
    </SumTable>
  )
}

export function ProductTable({ products }: { products: readonly (Sum & { product: string })[] }) {
  const t = useText(texts)
  const productName = useProductName()
  return (
    <SumTable title={t('split')} first={t('product')}>
      {products.map((sum) => (
        <SumRow key={sum.product} name={productName(sum.product)} sum={sum} />
      ))}
    </SumTable>
  )
}

interface SumTableProps {
  title: string
  /** What the rows are. */
  first: string
  foot?: ReactNode
  children: ReactNode
}

function SumTable({ title, first, foot, children }: SumTableProps) {
  const t = useText(texts)
  return (
    <section className={styles.section}>
      <h4>{title}</h4>
      <table className={styles.table}>
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {(['rounds', 'stake', 'payout', 'result'] as const).map((key) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </section>
  )
}

function SumRow({ name, sum }: { name: string; sum: Sum }) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-title={t('rounds')}>{sum.rounds}</td>
      <td data-title={t('stake')}>{amount(sum.stake)}</td>
      <td data-title={t('payout')}>{amount(sum.payout)}</td>
      <td className={styles.result} data-result="">
        {signed(resultOf(sum))}
      </td>
    </tr>
  )
}
