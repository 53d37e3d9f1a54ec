import { type Ratio, ratio } from '@tucano/round'

/** How likely each result of an open selection is, in billionths: integers, so that money made of them is exact. The rest is lost. */
export interface OpenChances {
  won: number
  halfWon?: number
  void?: number
  halfLost?: number
}

export const BILLION = 1_000_000_000

/** What a chance is in billionths. */
export const inBillionths = (chance: number): number => Math.round(chance * BILLION)

/** What a leg multiplies the stake of its lines with on average: oW + (o + 1)/2·HW + P + HL/2. */
export function expectedFactor({ over, under }: Ratio, { won, halfWon = 0, void: pushed = 0, halfLost = 0 }: OpenChances): Ratio {
  const chances = [won, halfWon, pushed, halfLost].map(BigInt)
  const [w = 0n, hw = 0n, p = 0n, hl = 0n] = chances
  // Four chances that were rounded can be two billionths more than one.
  if (chances.some((chance) => chance < 0n) || w + hw + p + hl > BILLION + 2) throw new RangeError('chances are from 0 to 1 together')
  return ratio(2n * over * w + (over + under) * hw + under * (2n * p + hl), 2n * under * BigInt(BILLION))
}
