import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { Figures } from '#ui/figures'
import { type Sum, resultOf } from './profit-sums.ts'
import { texts } from './texts.ts'

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
  return <Figures label={label} figures={figures} />
}
