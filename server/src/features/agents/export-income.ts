import { EXPORT_MAX } from '@tucano/contract/account-record'
import { exportIncome as contract } from '@tucano/contract/agents/reports'
import { maskNickname } from '#accounts/mask'
import { readTiers } from '#commissions/agreements'
import { type StatementRow, readStatement } from '#commissions/income'
import { BYTE_ORDER_MARK, type Sheet, cell, decimal } from '#platform/csv'
import { Streamed, answer } from '#platform/endpoint'
import { exactMoments } from '#platform/format'
import type { Services } from '#platform/services'
import { statementWords } from './statement-words.ts'
import { checkPeriod } from './period.ts'

const LINES = 500

/** Parts of a cent that slots keep, as money with six decimals: ten thousand of them are a cent. */
function fine(parts: bigint, sheet: Sheet): string {
  const digits = (parts < 0n ? -parts : parts).toString().padStart(7, '0')
  return `${parts < 0n ? '-' : ''}${digits.slice(0, -6)}${sheet.decimal}${digits.slice(-6)}`
}

type Words = (typeof statementWords)['PT' | 'EN']

/** A line, in the order of the head. What begins with a sign stands in brackets where it is no number. */
function cellsOf(row: StatementRow, { memberId, sheet, words, clock }: Telling): string[] {
  const money = (amount: bigint): string => decimal(amount, sheet)
  const isPayee = row.payeeId === memberId
  const carried = (amount: bigint): string => (row.kind === 'dividend' ? money(amount) : fine(amount, sheet))
  const tiers = readTiers(row.tiers).map(({ turnover, active, netLoss, rate }) =>
    [money(turnover), active, money(netLoss), money(rate)].join('/'),
  )
  const parts = row.parts.map((part) => `(${part.map((amount) => money(BigInt(amount))).join('/')})`)
  return [
    String(row.id),
    words.side[isPayee ? 'payee' : 'payer'],
    cell(isPayee ? (row.payerNickname === null ? words.house : maskNickname(row.payerNickname)) : row.payee, sheet),
    words.kind[row.kind as keyof Words['kind']],
    row.type,
    clock(row.since.getTime()),
    clock(row.until.getTime()),
    words.rateType[row.rateType as keyof Words['rateType']],
    row.carry ? words.yes : words.no,
    row.fence === null ? '' : money(row.fence),
    tiers.join(' | '),
    money(row.stake),
    money(row.turnover),
    money(row.payout),
    money(row.rebate),
    money(row.promotion),
    money(row.salary),
    money(row.fee),
    money(row.netLoss),
    parts.join(' '),
    money(row.fenced),
    String(row.active),
    carried(row.carriedIn),
    money(row.paidBefore),
    money(row.base),
    String(row.tier + 1),
    money(row.rate),
    money(row.due),
    carried(row.carriedOut),
    money(row.paid),
    row.isSuspended ? words.suspended : words.state[row.state as keyof Words['state']],
  ]
}

interface Telling {
  memberId: bigint
  sheet: Sheet
  words: Words
  clock: (epochMs: number) => string
}

async function* write({ db, brand }: Services, days: { from: string; to: string }, telling: Telling): AsyncGenerator<string> {
  const line = (cells: readonly string[]): string => `${cells.join(telling.sheet.separator)}\r\n`
  yield BYTE_ORDER_MARK + line(telling.words.head.map((title) => cell(title, telling.sheet)))
  const asked = { memberId: telling.memberId, timeZone: brand.timeZone, ...days }
  let after: StatementRow | undefined
  for (let written = 0; written < EXPORT_MAX; written += LINES) {
    const rows = await readStatement(db, asked, { after, limit: LINES })
    if (rows.length > 0) yield rows.map((row) => line(cellsOf(row, telling))).join('')
    if (rows.length < LINES) return
    after = rows.at(-1)
  }
}

export const exportIncome = (services: Services) =>
  answer(contract, ({ from, to }, { member: { memberId }, language }) => {
    checkPeriod({ from, to })
    const isEnglish = language === 'EN'
    const words = statementWords[isEnglish ? 'EN' : 'PT']
    const sheet: Sheet = isEnglish ? { separator: ',', decimal: '.' } : { separator: ';', decimal: ',' }
    const clock = exactMoments(services.brand.timeZone, language)
    const parts = write(services, { from, to }, { memberId, sheet, words, clock })
    return Promise.resolve(new Streamed({ type: 'text/csv; charset=utf-8', name: `${words.fileName}-${from}-${to}.csv`, parts }))
  })
