import type { MatchRow } from '@tucano/contract/sports'
import { clock, isoDay, shortDay } from '#platform/format'
import { serverNow } from '#platform/clock'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { minuteOf, periodOf } from './period-of.ts'
import { texts } from './texts.ts'

const DAY_MS = 86_400_000
const WEEKDAYS = 7

/** A day so many days after another, both as yyyy-MM-dd. */
export const dayAfter = (iso: string, days: number): string => new Date(Date.parse(iso) + days * DAY_MS).toISOString().slice(0, 10)

/** Days and moments of matches in the visitor's words. */
export function useMatchWords() {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const today = isoDay(serverNow(), timeZone)
  const dayName = (iso: string): string => {
    if (iso === today) return t('today')
    if (iso === dayAfter(today, 1)) return t('tomorrow')
    if (iso === dayAfter(today, -1)) return t('yesterday')
    const weekday = new Date(Date.parse(iso)).getUTCDay() % WEEKDAYS
    return t(`weekday_${weekday as 0 | 1 | 2 | 3 | 4 | 5 | 6}`)
  }
  return {
    today,
    dayName,
    shortDay,
    kickOff: (ms: number): { day: string; time: string } => {
      const iso = isoDay(ms, timeZone)
      const name = dayName(iso)
      return { day: iso === today ? '' : name === t('tomorrow') ? name : `${name} ${shortDay(iso)}`, time: clock(ms, timeZone) }
    },
    period: (sport: string, standing: MatchRow['standing']): string => {
      const period = periodOf(sport, standing)
      const said = !period ? t('live') : 'number' in period ? t(period.key, { number: period.number }) : t(period.key)
      const minute = minuteOf(standing)
      return minute !== undefined && period?.key !== 'period_break' ? `${said} ${t('minute', { minute })}` : said
    },
    versus: ({ home, away }: Pick<MatchRow, 'home' | 'away'>): string =>
      t('versus', { home: home?.name ?? t('unnamed'), away: away?.name ?? t('unnamed') }),
  }
}
