import { monthName, writtenDay } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { texts } from './texts.ts'

/** What a period of a promotion is called: d-2026-11-18, w-2026-11-16, m-2026-11, or all of it. */
export function usePeriodName(): (period: string) => string {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  return (period) => {
    const [kind, since] = [period[0], period.slice(2)]
    if (kind === 'd') return writtenDay(since)
    if (kind === 'w') return t('week', { day: writtenDay(since) })
    return kind === 'm' ? monthName(`${since}-01`, language).long : t('campaign')
  }
}
