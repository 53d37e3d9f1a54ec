import { type Ratio, plus, ratio, times } from '@tucano/round'

/** How a bout ends: one sits down, or both at once. */
export type Corner = 'red' | 'blue'
export type Outcome = Corner | 'draw'
export const OUTCOMES: readonly Outcome[] = ['red', 'blue', 'draw']

/** Of ten thousand, how many bouts like this one end so. */
export type Weights = Record<Outcome, number>
export const WHOLE = 10_000
/** Of ten thousand, what comes back at least nearly: odds are rounded down. */
const RETURNED = 9600

export function checkWeights(weights: Weights): void {
  const all = OUTCOMES.map((outcome) => weights[outcome])
  if (!all.every((weight) => Number.isInteger(weight) && weight > 0)) throw new RangeError('weights are whole numbers above nothing')
  if (all.reduce((sum, weight) => sum + weight, 0) !== WHOLE) throw new RangeError(`weights come to ${WHOLE}`)
}

/** Odds in hundredths, the stake included. Those of a side allow for the stakes that come back on a draw. */
export function oddsOf({ red, blue, draw }: Weights): Weights {
  const side = (weight: number): number => Math.floor((100 * (RETURNED - draw)) / weight)
  return { red: side(red), blue: side(blue), draw: Math.floor((100 * RETURNED) / draw) }
}

/** What a stake comes to, in minor units. */
export function payoutOf(stake: bigint, on: Outcome, { outcome, odds }: { outcome: Outcome; odds: Weights }): bigint {
  if (on === outcome) return (stake * BigInt(odds[on])) / 100n
  return outcome === 'draw' ? stake : 0n
}

/** Exactly what comes back of a stake in the long run. */
export function returnOf(on: Outcome, weights: Weights): Ratio {
  const won = times(ratio(oddsOf(weights)[on], 100), ratio(weights[on], WHOLE))
  return on === 'draw' ? won : plus(won, ratio(weights.draw, WHOLE))
}
