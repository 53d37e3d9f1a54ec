import type { Result } from '../markets/market.ts'

/** How a selection ends that is so far above its line: a quarter is half a stake on either side of it. */
export function gradeMargin(margin: number): Result {
  if (!Number.isInteger(margin * 4)) throw new RangeError('a line is of quarters')
  if (margin >= 0.5) return 'won'
  if (margin <= -0.5) return 'lost'
  return margin > 0 ? 'halfWon' : margin < 0 ? 'halfLost' : 'void'
}

/** Draw no bet is the handicap 0. */
export const handicapResult = ({ own, other, hcp }: { own: number; other: number; hcp: number }): Result => gradeMargin(own - other + hcp)

export const totalResult = (side: 'over' | 'under', { sum, line }: { sum: number; line: number }): Result =>
  gradeMargin(side === 'over' ? sum - line : line - sum)
