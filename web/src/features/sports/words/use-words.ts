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

interface Titled {
  home: string | null
  away: string | null
  league: string | null
}

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
  /** What an event is called: who plays whom, or the league whose season somebody wins. */
  const titled = ({ home, away, league }: Titled): string =>
    home === null && away === null && league !== null
      ? t('seasonOf', { league })
      : t('versus', { home: home ?? t('unnamed'), away: away ?? t('unnamed') })
  /** The same beside a market, which says itself what is won. */
  const beside = (event: Titled): string => (event.home === null && event.away === null && event.league) || titled(event)
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
    versus: ({ home, away, leagueName }: Pick<MatchRow, 'home' | 'away' | 'leagueName'>): string =>
      titled({ home: home?.name ?? null, away: away?.name ?? null, league: leagueName }),
    beside,
  }
}
