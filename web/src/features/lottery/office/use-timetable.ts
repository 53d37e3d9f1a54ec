import type { OfficeGame } from '@tucano/contract/lottery/office'
import { useText } from '#platform/text'
import { texts } from './texts.ts'

const HOUR = 3600
/** More times than these are told by the first and the last. */
const TOLD = 4

/** How often a game is drawn, in words. */
export function useTimetable(): (game: Pick<OfficeGame, 'everySeconds' | 'times' | 'zone'>) => string {
  const t = useText(texts)
  return ({ everySeconds: seconds, times, zone }) => {
    const place = zone.slice(zone.indexOf('/') + 1).replaceAll('_', ' ')
    const [from = '', to = ''] = [times[0], times.at(-1)]
    if (seconds === null)
      return times.length > TOLD
        ? t('byMany', { count: times.length, from, to, zone: place })
        : t('byTimes', { times: times.join(', '), zone: place })
    if (seconds === HOUR) return t('everyHour')
    return seconds % 60 === 0 ? t('everyMinutes', { minutes: seconds / 60 }) : t('everySeconds', { seconds })
  }
}
