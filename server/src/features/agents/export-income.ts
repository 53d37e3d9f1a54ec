import { EXPORT_MAX } from '@tucano/contract/account-record'
import { exportIncome as contract } from '@tucano/contract/agents/reports'
import { maskNickname } from '#accounts/mask'
import { readTiers } from '#commissions/agreements'
import { type CpaRow, type StatementRow, readCpa, readStatement } from '#commissions/income'
import { type RebatePart, readRebateParts } from '#commissions/rebates'
import { BYTE_ORDER_MARK, type Sheet, cell, decimal } from '#platform/csv'
import { Streamed, answer } from '#platform/endpoint'
import { exactMoments } from '#platform/format'
import type { Services } from '#platform/services'
import { statementWords } from './statement-words.ts'
import { checkPeriod, everyDay } from './period.ts'

const LINES = 500

/** Parts of a cent that slots keep, as money with six decimals: ten thousand of them are a cent. */
function fine(parts: bigint, sheet: Sheet): string {
  const digits = (parts < 0n ? -parts : parts).toString().padStart(7, '0')
  return `${parts < 0n ? '-' : ''}${digits.slice(0, -6)}${sheet.decimal}${digits.slice(-6)}`
}

const none = (many: number): string[] => Array.from({ length: many }, () => '')

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
    ...none(3),
  ]
}

/** A line of a rebate: of one member's stakes, whose name it does not have. */
function rebateCells({ type, since, until, stake, bp, belowBp, amount, state }: RebatePart, { sheet, words, clock }: Telling): string[] {
  const money = (value: bigint): string => decimal(value, sheet)
  return [
    '',
    words.side.payee,
    words.house,
    words.kind.rebate,
    type,
    clock(since.getTime()),
    clock(until.getTime()),
    words.rateType.percent,
    ...none(3),
    money(stake),
    ...none(12),
    money(stake),
    '',
    money(BigInt(bp)),
    money(amount),
    '',
    money(state === 'paid' ? amount : 0n),
    state === 'paid' ? words.state.settled : state === 'due' ? words.state.due : words.closed,
    money(BigInt(belowBp)),
    ...none(2),
  ]
}

/** A line of what was paid once for a member, whose name it does not have: the one tier is what was to be staked, and the sum. */
function cpaCells({ amount, askedDeposit, askedStake, deposit, stake, since, at }: CpaRow, { sheet, words, clock }: Telling): string[] {
  const money = (value: bigint): string => decimal(value, sheet)
  return [
    '',
    words.side.payee,
    words.house,
    words.kind.cpa,
    'CONS',
    clock(since.getTime()),
    clock(at.getTime()),
    words.rateType.amount,
    ...none(2),
    [money(askedStake), 0, money(0n), money(amount)].join('/'),
    money(stake),
    money(stake),
    ...none(11),
    money(stake),
    '1',
    money(amount),
    money(amount),
    '',
    money(amount),
    words.state.settled,
    '',
    money(deposit),
    money(askedDeposit),
  ]
}

interface Telling {
  memberId: bigint
  sheet: Sheet
  words: Words
  clock: (epochMs: number) => string
}

async function* writeSettlements(services: Services, days: { from: string; to: string }, telling: Telling): AsyncGenerator<string[][]> {
  const asked = { memberId: telling.memberId, timeZone: services.brand.timeZone, ...days }
  let after: StatementRow | undefined
  for (;;) {
    const rows = await readStatement(services.db, asked, { after, limit: LINES })
    yield rows.map((row) => cellsOf(row, telling))
    if (rows.length < LINES) return
    after = rows.at(-1)
  }
}

async function* writeRebates(services: Services, days: { from: string; to: string }, telling: Telling): AsyncGenerator<string[][]> {
  for (const day of everyDay(days.from, days.to)) {
    const asked = { memberId: telling.memberId, day, timeZone: services.brand.timeZone, maxBp: services.brand.agents.rebateMaxBp }
    let after: RebatePart | undefined
    do {
      const parts = await readRebateParts(services.db, asked, { after, limit: LINES })
      yield parts.map((part) => rebateCells(part, telling))
      after = parts.length < LINES ? undefined : parts.at(-1)
    } while (after)
  }
}

async function* writeCpa(services: Services, days: { from: string; to: string }, telling: Telling): AsyncGenerator<string[][]> {
  const asked = { memberId: telling.memberId, timeZone: services.brand.timeZone, ...days }
  let after: bigint | undefined
  do {
    const rows = await readCpa(services.db, asked, { after, limit: LINES })
    yield rows.map((row) => cpaCells(row, telling))
    after = rows.length < LINES ? undefined : rows.at(-1)!.memberId
  } while (after)
}

/** Agreements first, then what was paid once for members, then rebates, as many lines as a file may have. */
async function* write(services: Services, days: { from: string; to: string }, telling: Telling): AsyncGenerator<string> {
  const line = (cells: readonly string[]): string => `${cells.join(telling.sheet.separator)}\r\n`
  yield BYTE_ORDER_MARK + line(telling.words.head.map((title) => cell(title, telling.sheet)))
  let left = EXPORT_MAX
  for (const source of [writeSettlements, writeCpa, writeRebates])
    for await (const some of source(services, days, telling)) {
      const lines = some.slice(0, left)
      left -= lines.length
      if (lines.length > 0) yield lines.map(line).join('')
      if (left === 0) return
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
