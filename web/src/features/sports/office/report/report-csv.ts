import { csvOf, decimal } from '#platform/csv'
import { writtenDay } from '#platform/format'
import { plainMarketName } from '../plain-market-name.ts'
import type { ReportRow } from '../queries.ts'

interface Words {
  head: readonly string[]
  by: 'day' | 'sport' | 'league' | 'market'
  unnamed: string
}

const percentage = (bp: number | null): string => (bp === null ? '' : decimal(BigInt(bp)))

/** A report as a list for a spreadsheet: its lines as the page has them, with the feed's own codes beside the names. */
export function reportCsv(rows: readonly ReportRow[], { head, by, unnamed }: Words): string {
  const lines = rows.map(({ key, name, bets, stake, paid, net, holdBp, marginBp }) => [
    ...(by === 'day' ? [writtenDay(key)] : [name === '' ? unnamed : by === 'market' ? plainMarketName(name) : name, key]),
    String(bets),
    ...[stake, paid, net].map((amount) => decimal(BigInt(amount))),
    percentage(holdBp),
    percentage(marginBp),
  ])
  return csvOf([head, ...lines])
}
