import { monthName, shortDay, writtenDay } from '#platform/format'
import { useLanguage } from '#platform/language'
import type { Step } from '#platform/period'
import type { Stretch } from './profit-sums.ts'

/** How a day, week or month is called: whole, and where there is little room. */
export function useStretchName(step: Step) {
  const language = useLanguage((state) => state.language)
  return ({ from, to }: Pick<Stretch, 'from' | 'to'>): { long: string; short: string } => {
    switch (step) {
      case 'day':
        return { long: writtenDay(from), short: shortDay(from) }
      case 'week':
        return { long: `${writtenDay(from)} – ${writtenDay(to)}`, short: shortDay(from) }
      case 'month':
        return monthName(from, language)
    }
  }
}
