import { scatterWays } from './line-returns.ts'
import type { WayReels } from './ways-reels.ts'

const sum = (counts: Uint8Array): number => counts.reduce((total, count) => total + count, 0)

/**
 * What the ways pay over all combinations of stops. Reels stop independently, so a product of counts is on average the product of their
 * averages: a run of `count` reels has its ways on those, nothing on the next, and anything after that.
 */
export function waysTotal({ strips, symbols, pays, shown }: WayReels): bigint {
  let total = 0n
  for (const [symbol, { kind }] of symbols.entries()) {
    if (kind !== 'normal') continue
    for (let count = 1; count <= strips.length; count++) {
      let run = BigInt(pays[symbol]![count]!)
      for (const [reel, strip] of strips.entries()) {
        const counts = shown[reel]![symbol]!
        run *= BigInt(reel < count ? sum(counts) : reel === count ? counts.filter((rows) => rows === 0).length : strip.length)
      }
      total += run
    }
  }
  return total
}

/** By count: in how many combinations of stops so many of a symbol show anywhere. */
export const countWays = ({ shown }: WayReels, symbol: number): number[] => scatterWays(shown.map((symbols) => [...symbols[symbol]!]))

/**
 * The most that a spin pays in ways, from each stop of the first reel on. More of a symbol on a reel never pays less, so of the other
 * reels only those stops matter that no stop outdoes for all the symbols in question.
 */
export function mostOfWays({ strips, shown, pays, firsts }: WayReels): number {
  const most = firsts.map((symbols, first) => {
    const rowsAt = (reel: number, stop: number): number[] => symbols.map((symbol) => shown[reel]![symbol]![stop]!)
    const choices = strips.map((strip, reel) => notOutdone(strip.map((_, stop) => rowsAt(reel, stop))))
    const pay = (ways: readonly number[], count: number): number => ways.reduce((sum, way, n) => sum + way * pays[symbols[n]!]![count]!, 0)
    const best = (ways: readonly number[], reel: number): number => {
      if (reel === strips.length) return pay(ways, reel)
      const after = (rows: readonly number[]): number => {
        const ending = ways.map((way, n) => (rows[n] === 0 ? way : 0))
        const going = ways.map((way, n) => way * rows[n]!)
        return pay(ending, reel) + best(going, reel + 1)
      }
      return Math.max(...choices[reel]!.map(after))
    }
    return best(rowsAt(0, first), 1)
  })
  return Math.max(...most)
}

function notOutdone(choices: number[][]): number[][] {
  const distinct = [...new Map(choices.map((rows) => [rows.join(), rows])).values()]
  return distinct.filter((rows) => !distinct.some((other) => other !== rows && other.every((count, n) => count >= rows[n]!)))
}
