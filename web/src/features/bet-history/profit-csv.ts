import { csvOf, decimal } from '#platform/csv'
import type { ProfitRow } from './profit-sums.ts'

interface Words {
  head: readonly string[]
  productName: (product: string) => string
}

/** Sums by day and product as Brazilian spreadsheets expect a list, days as 31/12/2026. */
export function profitCsv(rows: readonly ProfitRow[], { head, productName }: Words): string {
  const lines = rows.map(({ day, product, rounds, stake, payout }) => {
    const amounts = [BigInt(stake), BigInt(payout), BigInt(payout) - BigInt(stake)]
    return [day.split('-').toReversed().join('/'), productName(product), String(rounds), ...amounts.map(decimal)]
  })
  return csvOf([head, ...lines])
}
