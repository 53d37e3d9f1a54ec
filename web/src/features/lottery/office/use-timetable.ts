import type { OfficeGame } from '@tucano/contract/lottery/office'
import { useText } from '#platform/text'
import { texts } from './texts.ts'

/** How often a game is drawn, in words. */
export function useTimetable(): (game: Pick<OfficeGame, 'everySeconds' | 'times' | 'zone'>) => string {
  const t = useText(texts)
  return ({ everySeconds: seconds, times, zone }) =>
    seconds === null
      ? t('byTimes', { times: times.join(', '), zone: zone.slice(zone.indexOf('/') + 1).replaceAll('_', ' ') })
      : seconds % 60 === 0
        ? t('everyMinutes', { minutes: seconds / 60 })
        : t('everySeconds', { seconds })
}
