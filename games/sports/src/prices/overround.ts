import type { Lines } from '../slips/lines.ts'

/** Markets that are priced with one margin: results and totals; those of maps; exact scores and scorers. */
export type PriceGroup = 'main' | 'maps' | 'scores'

const OVERROUND_BP: Record<PriceGroup, number> = { main: 10_500, maps: 10_600, scores: 11_500 }
const LIVE_BP = 100

export const overroundBp = (group: PriceGroup, phase: 'before' | 'live'): number => OVERROUND_BP[group] + (phase === 'live' ? LIVE_BP : 0)

/** Virtual events give back 85 % by law: the overrounds of a bet's legs multiply to no more. */
const BOUND_BP = 11_760n
const WHOLE_BP = 10_000n

const isWithin = (overroundsBp: readonly number[]): boolean =>
  overroundsBp.reduce((product, each) => product * BigInt(each), 1n) * WHOLE_BP <= BOUND_BP * WHOLE_BP ** BigInt(overroundsBp.length)

/** The most that each of so many legs can carry where all carry the same. */
export function mostOverroundBp(legs: number): number {
  let [within, beyond] = [Number(WHOLE_BP), Number(BOUND_BP) + 1]
  while (beyond - within > 1) {
    const middle = Math.floor((within + beyond) / 2)
    if (isWithin(Array.from({ length: legs }, () => middle))) within = middle
    else beyond = middle
  }
  return within
}

/** Whether a bet on virtual events gives enough back: its dearest line does, so that every line does. */
export function passesReturnBound({ sizes, bankers }: Pick<Lines, 'sizes' | 'bankers'>, overroundsBp: readonly number[]): boolean {
  const others = overroundsBp.filter((_, leg) => !bankers.includes(leg)).toSorted((a, b) => b - a)
  const banked = bankers.map((leg) => overroundsBp[leg] ?? 0)
  return isWithin([...banked, ...others.slice(0, Math.max(...sizes) - banked.length)])
}
