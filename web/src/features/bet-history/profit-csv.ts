import type { ProfitRow } from './profit-sums.ts'

/** Tells a spreadsheet that the letters are UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

interface Words {
  head: readonly string[]
  productName: (product: string) => string
}

/** A text that holds a separator, a quote or a new line stands in quotes; one that a spreadsheet would compute does not begin with its sign. */
function cell(text: string): string {
  const harmless = /^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Minor units as 1234,50: what a Brazilian spreadsheet takes for a number. */
export function decimal(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0')
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`
}

/** Sums by day and product as Brazilian spreadsheets expect a list: semicolons between, commas in the amounts, days as 31/12/2026. */
export function profitCsv(rows: readonly ProfitRow[], { head, productName }: Words): string {
  const lines = rows.map(({ day, product, rounds, stake, payout }) => {
    const amounts = [BigInt(stake), BigInt(payout), BigInt(payout) - BigInt(stake)]
    return [day.split('-').toReversed().join('/'), productName(product), String(rounds), ...amounts.map(decimal)]
  })
  return `${BYTE_ORDER_MARK}${[head, ...lines].map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`
}
