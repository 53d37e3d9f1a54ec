import type { OfficeGame } from '@tucano/contract/lottery/office'
import { useText } from '#platform/text'
import { texts } from './texts.ts'

/** How often a game is drawn, in words. */
export function useTimetable(): (game: Pick<OfficeGame, 'everySeconds'>) => string {
  const t = useText(texts)
  return ({ everySeconds: seconds }) =>
    seconds === null ? t('byTimes') : seconds % 60 === 0 ? t('everyMinutes', { minutes: seconds / 60 }) : t('everySeconds', { seconds })
}
