import { getIncome as contract } from '@tucano/contract/agents/reports'
import type { ReplyOf } from '@tucano/contract/endpoint'
import { type IncomeLine, namesOfIncome, readIncome, readOwing } from '#commissions/income'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { checkPeriod, everyDay } from './period.ts'

type Source = ReplyOf<typeof contract>['sources'][number]

const sumOf = (lines: readonly IncomeLine[], side: IncomeLine['side']): bigint =>
  lines.reduce((sum, line) => (line.side === side ? sum + line.amount : sum), 0n)

export const getIncome = ({ db, brand }: Services) =>
  answer(contract, async ({ from, to }, { member: { memberId } }) => {
    checkPeriod({ from, to })
    const [lines, { receivable, payable }] = await Promise.all([
      readIncome(db, { memberId, from, to, timeZone: brand.timeZone }),
      readOwing(db, memberId),
    ])
    const names = await namesOfIncome(db, memberId, lines)
    const byDay = Map.groupBy(lines, ({ day }) => day)
    const bySource = Map.groupBy(lines, ({ source, agreementId }) => `${source}:${agreementId}`)
    const [received, paidDown] = [sumOf(lines, 'payee'), sumOf(lines, 'payer')]
    return {
      currency: brand.currency.code,
      received: String(received),
      paidDown: String(paidDown),
      kept: String(received - paidDown),
      receivable: String(receivable),
      payable: String(payable),
      days: everyDay(from, to).map((day) => {
        const own = byDay.get(day) ?? []
        return { day, received: String(sumOf(own, 'payee')), paidDown: String(sumOf(own, 'payer')) }
      }),
      sources: [...bySource.values()].map((own) => {
        const { source, agreementId, type, side } = own[0]!
        return {
          source: source as Source['source'],
          agreementId: agreementId === null ? null : String(agreementId),
          type: type as Source['type'],
          side,
          other: agreementId === null ? '' : (names.get(agreementId) ?? ''),
          amount: String(sumOf(own, side)),
          settlements: own.reduce((many, { settlements }) => many + settlements, 0),
        }
      }),
    }
  })
