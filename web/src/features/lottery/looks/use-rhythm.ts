import type { LotteryGame } from '@tucano/contract/lottery'
import { useText } from '#platform/text'
import { texts } from '../lobby/texts.ts'

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]

/** How often a game is drawn, in words. */
export function useRhythm(): (game: Pick<LotteryGame, 'everySeconds'>) => string {
  const t = useText(texts)
  return ({ everySeconds: every }) => {
    if (every === null) return t('ownTimes')
    if (every === DAY) return t('everyDay')
    if (every === HOUR) return t('everyHour')
    if (every === MINUTE) return t('everyMinute')
    return every % MINUTE === 0 ? t('everyMinutes', { count: every / MINUTE }) : t('everySeconds', { count: every })
  }
}
