import { type Ratio, ratio } from '@tucano/round'

/** The order in which rafts come in, by their numbers, and in how many of all ways they do. */
export interface Finish {
  order: readonly number[]
  ways: bigint
}

/** Every order of the rafts, counted in so many ways altogether. */
export interface Finishes {
  all: bigint
  each: readonly Finish[]
}

const sumOf = (weights: readonly number[]): number => weights.reduce((sum, weight) => sum + weight, 0)

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisor(b, a % b)
}

/** A number that everything that can be left to draw from divides. */
function multipleOf(weights: readonly number[]): bigint {
  let multiple = 1n
  for (let set = 1; set < 1 << weights.length; set++) {
    const left = BigInt(sumOf(weights.filter((_, n) => (set >> n) & 1)))
    multiple = (multiple / divisor(multiple, left)) * left
  }
  return multiple
}

/** A raft is first as often as it weighs; of the others one is next as often as it weighs among them, and so on. */
export function everyFinish(weights: readonly number[]): Finishes {
  const multiple = multipleOf(weights)
  const each: Finish[] = []
  const go = (order: readonly number[], left: number, ways: bigint): void => {
    if (order.length === weights.length) each.push({ order, ways })
    else
      for (const [n, weight] of weights.entries())
        if (!order.includes(n + 1)) go([...order, n + 1], left - weight, ways * BigInt(weight) * (multiple / BigInt(left)))
  }
  go([], sumOf(weights), 1n)
  return { all: multiple ** BigInt(weights.length), each }
}

/** Of a hundred, what odds give back before they are rounded. */
const RETURNED = 96n
/** From so many hundredths on, odds are multiples of so many. */
const STEPS: readonly [from: bigint, step: bigint][] = [
  [5000n, 100n],
  [2000n, 50n],
  [500n, 10n],
  [200n, 5n],
  [0n, 2n],
]

/** Odds that can be read at a glance, rounded down: 1.92, 4.80, 13.50, 62. */
export function readableOdds({ over, under }: Ratio): Ratio {
  const exact = (RETURNED * under) / over
  const [, step] = STEPS.find(([from]) => exact >= from)!
  return ratio((exact / step) * step, 100)
}
