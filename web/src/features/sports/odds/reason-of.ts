import { type MarketNow, NO_SIGNAL } from '../live/told.ts'
import type { Texts } from './texts.ts'

type Reason = Extract<keyof Texts, `reason_${string}`>

/** By the feed's numbers. */
const REASONS: Readonly<Record<number, Reason>> = {
  1: 'reason_goal',
  4: 'reason_goal',
  5: 'reason_goal',
  2: 'reason_card',
  6: 'reason_card',
  7: 'reason_card',
  8: 'reason_penalty',
  9: 'reason_penalty',
  10: 'reason_penalty',
  22: 'reason_review',
  37: 'reason_video',
  [NO_SIGNAL]: 'reason_signal',
}

/** Why nothing can be bet on a market now. */
export function reasonOf({ state, reason }: Pick<MarketNow, 'state' | 'reason'>): Reason {
  if (state === 'settled') return 'reason_over'
  return (reason !== null && REASONS[reason]) || 'reason_plain'
}
