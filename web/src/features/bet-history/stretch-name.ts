import { useLanguage } from '#platform/language'
import type { Step } from '#platform/period'
import type { Stretch } from './profit-sums.ts'

/** How a day, week or month is called: whole, and where there is little room. */
export function useStretchName(step: Step) {
  const language = useLanguage((state) => state.language)
  const tag = language === 'PT' ? 'pt-BR' : 'en'
  const days = new Intl.DateTimeFormat(tag, { day: '2-digit', month: '2-digit', timeZone: 'UTC' })
  const months = new Intl.DateTimeFormat(tag, { month: 'short', year: '2-digit', timeZone: 'UTC' })
  const long = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return ({ from, to }: Pick<Stretch, 'from' | 'to'>): { long: string; short: string } => {
    switch (step) {
      case 'day':
        return { long: from, short: days.format(Date.parse(from)) }
      case 'week':
        return { long: `${from} – ${to}`, short: days.format(Date.parse(from)) }
      case 'month':
        return { long: long.format(Date.parse(from)), short: months.format(Date.parse(from)).replaceAll(/\.| de/g, '') }
    }
  }
}
