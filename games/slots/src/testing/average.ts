import type { Draws } from '@tucano/randomness'
import { type Ratio, ratio, sumOf } from '@tucano/round'
import { everyDraw } from './every-draw.ts'

/** What something comes to on average, by playing it with everything that can be drawn. */
export function averageOf(play: (draws: Draws) => number): Ratio {
  const totals = new Map<number, number>()
  for (const { outcome, once } of everyDraw(play)) totals.set(once, (totals.get(once) ?? 0) + outcome)
  return sumOf([...totals].map(([once, total]) => ratio(total, once)))
}
