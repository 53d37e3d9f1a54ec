import { useLeft } from '#platform/clock'
import { useText } from '#platform/text'
import { texts } from './texts.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Below so much the hours are said. */
const HOURS_BELOW_MS = 2 * DAY_MS

/** How long it is until a moment, as one would say it: in days, in hours, in minutes, and never in seconds that run. */
export function useTimeLeft(untilMs: number): { words: string; isOver: boolean } {
  const t = useText(texts)
  const left = useLeft(untilMs)
  const isOver = left === 0
  if (left >= HOURS_BELOW_MS) return { words: t('days', { days: Math.floor(left / DAY_MS) }), isOver }
  const [hours, minutes] = [Math.floor(left / HOUR_MS), Math.floor((left % HOUR_MS) / MINUTE_MS)]
  if (hours > 0) return { words: t('hours', { hours, minutes: String(minutes).padStart(2, '0') }), isOver }
  return { words: minutes > 0 ? t('minutes', { minutes }) : t('seconds'), isOver }
}
