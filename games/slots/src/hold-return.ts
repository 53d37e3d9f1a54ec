import { type Ratio, approximate, dividedBy, plus, ratio, sumOf, times } from '@tucano/round'
import { type Chain, expectedWorth } from './hold-chain.ts'
import { momentsAfter } from './line-figures.ts'
import { stopsOf } from './line-returns.ts'
import type { WayFigures } from './way-slot.ts'
import type { WayReels } from './ways-reels.ts'
import { waySums } from './ways-sums.ts'
import { countWays, mostOfWays, waysTotal } from './ways-totals.ts'

export interface HoldRule extends Omit<Chain, 'places'> {
  /** What a coin is worth, and its weight. */
  values: [coins: number, weight: number][]
  /** What is paid on top when every place has a coin. */
  full: number
}

/** All that decides what a slot with coins that stay pays, ready to be played. */
export interface HoldModel {
  cost: number
  reels: WayReels
  coin: number
  hold: HoldRule
}

const placesOf = ({ strips, rows }: WayReels): number => strips.length * rows

/** Sums over the weights of what a coin is worth, of its squares, and of nothing but the weights. */
function worthOf({ values }: HoldRule): { all: bigint; sum: bigint; squares: bigint } {
  const [all, sum, squares] = [0, 1, 2].map((power) =>
    values.reduce((total, [coins, weight]) => total + BigInt(coins ** power * weight), 0n),
  )
  return { all: all!, sum: sum!, squares: squares! }
}

/** Coins are worth the same on average wherever they land, so their number is enough to know. */
export function returnOf({ cost, reels, coin, hold }: HoldModel): Ratio {
  const stops = stopsOf(reels)
  const places = placesOf(reels)
  const { all, sum } = worthOf(hold)
  const held = expectedWorth({ ...hold, places }, (coins) => BigInt(coins) * sum + (coins === places ? BigInt(hold.full) * all : 0n))
  const feature = countWays(reels, coin).flatMap((ways, count) => (held[count] ? [times(ratio(ways, stops), held[count])] : []))
  return dividedBy(plus(ratio(waysTotal(reels), stops), dividedBy(sumOf(feature), ratio(all))), ratio(cost))
}

/** No round pays more: the best spin there is, and the best coin on every place. */
export const mostOf = ({ reels, hold }: HoldModel): number =>
  mostOfWays(reels) + placesOf(reels) * Math.max(...hold.values.map(([coins]) => coins)) + hold.full

export function figuresOf(model: HoldModel): WayFigures {
  const { cost, reels, coin, hold } = model
  const places = placesOf(reels)
  const { all, sum, squares } = worthOf(hold)
  const full = (coins: number): bigint => (coins === places ? BigInt(hold.full) * all : 0n)
  const means = expectedWorth({ ...hold, places }, (coins) => BigInt(coins) * sum + full(coins))
  // Of independent values, every pair of two adds the square of the average, and each one with itself the average of the square.
  const pairs = expectedWorth({ ...hold, places }, (coins) => {
    const [count, more] = [BigInt(coins), full(coins)]
    return count * squares * all + count * (count - 1n) * sum ** 2n + 2n * more * count * sum + more ** 2n
  })
  const sums = waySums(reels, coin)
  const { mean, square } = momentsAfter(sums, 1, (count) =>
    means[count]
      ? { mean: approximate(dividedBy(means[count], ratio(all))), square: approximate(dividedBy(pairs[count]!, ratio(all ** 2n))) }
      : { mean: 0, square: 0 },
  )
  const stops = stopsOf(reels)
  return {
    hitRate: sums.reduce((total, { ways, hits }, count) => total + (means[count] ? ways : hits), 0) / stops,
    featureRate: sums.reduce((total, { ways }, count) => total + (means[count] ? ways : 0), 0) / stops,
    deviation: Math.sqrt(square - mean ** 2) / cost,
    maximum: mostOf(model),
  }
}
