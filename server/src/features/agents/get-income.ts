import { getIncome as contract } from '@tucano/contract/agents/reports'
import type { ReplyOf } from '@tucano/contract/endpoint'
import { type IncomeSum, namesOfIncome, readIncome, readOwing } from '#commissions/income'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { checkPeriod, everyDay } from './period.ts'

type Source = ReplyOf<typeof contract>['sources'][number]

const sumOf = (sums: readonly IncomeSum[], side: IncomeSum['side']): bigint =>
  sums.reduce((sum, one) => (one.side === side ? sum + one.amount : sum), 0n)

export const getIncome = ({ db, brand }: Services) =>
  answer(contract, async ({ from, to }, { member: { memberId } }) => {
    checkPeriod({ from, to })
    const [sums, { receivable, payable }] = await Promise.all([
      readIncome(db, { memberId, from, to, timeZone: brand.timeZone }),
      readOwing(db, memberId),
    ])
    const names = await namesOfIncome(db, memberId, sums)
    const byDay = Map.groupBy(sums, ({ day }) => day)
    const sources = byDay.get(null) ?? []
    const [received, paidDown] = [sumOf(sources, 'payee'), sumOf(sources, 'payer')]
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
      sources: sources.map(({ source, agreementId, type, side, amount, settlements }) => ({
        source: source as Source['source'],
        agreementId: agreementId === null ? null : String(agreementId),
        type: type as Source['type'],
        side,
        other: agreementId === null ? '' : (names.get(agreementId) ?? ''),
        amount: String(amount),
        settlements,
      })),
    }
  })
