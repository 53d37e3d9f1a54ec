import { type Ratio, ratio } from '@tucano/round'

/** What so many scatters lead to, as the sheet has it. */
export interface FreeSpins {
  count: number
  spins: number
  multiplier: number
  /** What as many scatters add in a free spin. */
  more: number
  /** The most free spins that a round has, whatever is added. */
  max: number
}

/** What each number of scatters leads to, nothing included. */
export type Leads = readonly (FreeSpins | undefined)[]

/** `places` is how many scatters could be seen at once. */
export const leadsOf = (free: readonly FreeSpins[], places: number): Leads =>
  Array.from({ length: places + 1 }, (_, scatters) => free.findLast(({ count }) => count <= scatters))

/** How many spins are left after one more: each one is taken from the most that can still come, so that there is an end. */
export const leftAfter = (left: number, more: number, most: number): number => Math.min(left - 1 + more, most - 1)

/**
 * How many free spins there are on average. `ways` has, of all stops of the reels, how many show so many scatters.
 *
 * With `left` spins to come, and `most` if all is added that can be, the number N is 1 + Σ chance × N(left after it, most - 1), and none
 * when nothing is left. Every spin takes one from `most`, so it is a table of max × max numbers; times stops ^ most they are whole.
 */
export function expectedSpins({ spins, max }: FreeSpins, leads: Leads, ways: readonly number[]): Ratio {
  const stops = BigInt(ways.reduce((sum, way) => sum + way, 0))
  const added = new Map<number, bigint>()
  for (const [scatters, way] of ways.entries()) {
    const more = leads[scatters]?.more ?? 0
    added.set(more, (added.get(more) ?? 0n) + BigInt(way))
  }
  let table = [0n]
  let unit = 1n
  for (let most = 1; most <= max; most++) {
    const before = table
    unit *= stops
    table = Array.from({ length: most + 1 }, (_, left) => {
      if (left === 0) return 0n
      let sum = unit
      for (const [more, way] of added) sum += way * before[leftAfter(left, more, most)]!
      return sum
    })
  }
  return ratio(table[spins]!, unit)
}
