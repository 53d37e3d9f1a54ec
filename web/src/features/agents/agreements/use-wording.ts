import type { AgreementKind, Settlement } from '@tucano/contract/agents/agreements'
import { useAmounts } from '#platform/amounts'
import { clock, day, moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { usePercent } from '../parts/use-percent.ts'
import { texts } from './texts.ts'

const HOUR_MS = 3_600_000

const periods = {
  day: 'period_day',
  week: 'period_week',
  halfMonth: 'period_halfMonth',
  month: 'period_month',
  hour: 'period_hour',
} as const

/** How rates, periods and sides of agreements are said. */
export function useWording() {
  const t = useText(texts)
  const { amount } = useAmounts()
  const percent = usePercent()
  const { timeZone } = useBrand()
  return {
    rate: (rateType: 'percent' | 'amount', rate: string): string => (rateType === 'percent' ? percent(rate) : amount(rate)),
    /** The house has no name. */
    other: (name: string): string => name || t('house'),
    /** From when to when, as long as it is: minutes, a day, several days. */
    stretch: ({ since, until }: Pick<Settlement, 'since' | 'until'>): string => {
      // Days on which clocks are changed are an hour shorter or longer.
      if (until - since < 22 * HOUR_MS) return `${moment(since, timeZone)}–${clock(until, timeZone)}`
      const last = day(until - 1, timeZone)
      const first = day(since, timeZone)
      return first === last ? first : `${first} – ${last}`
    },
    period: (kind: AgreementKind, period: string): string =>
      t(kind === 'salaryLive' ? 'period_live' : (periods[period as keyof typeof periods] ?? 'period_day')),
  }
}
