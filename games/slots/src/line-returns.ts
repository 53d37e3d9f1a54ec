import { type Ratio, dividedBy, plus, ratio, sumOf, times } from '@tucano/round'
import { type Leads, expectedSpins } from './free-spins.ts'
import { type LineRules, runPays } from './lines-win.ts'
import type { Reels } from './strips.ts'

/** All that decides what a slot of lines pays, ready to be played. */
export interface LineModel {
  cost: number
  rules: LineRules
  paid: Reels
  free: Reels
  /** What scatters of a paid spin lead to, for each choice that the player has then. */
  choices: Leads[]
}

/**
 * What comes back of a coin, exactly. What lines pay on average adds up however they depend on each other, and on one line the reels are
 * independent. Whether a free spin is played is decided by those before it, so the number of them and what one pays on average multiply.
 */
export function returnOf({ cost, rules, paid, free }: LineModel, leads: Leads): Ratio {
  const freeWays = scatterWays(free.scatters)
  const multiplied = scatterWays(paid.scatters).flatMap((ways, scatters) => {
    const lead = leads[scatters]
    return lead ? [times(ratio(ways * lead.multiplier, stopsOf(paid)), expectedSpins(lead, leads, freeWays))] : []
  })
  return dividedBy(plus(coinsOf(paid, rules), times(coinsOf(free, rules), sumOf(multiplied))), ratio(cost))
}

/** What one spin pays on average, before a multiplier. */
export function coinsOf(reels: Reels, rules: LineRules): Ratio {
  const scattered = scatterWays(reels.scatters).map((ways, scatters) => ways * rules.scatterPays[scatters]!)
  const total = [...rules.lines.map((line) => lineTotal(reels, rules, line)), ...scattered].reduce((sum, coins) => sum + coins, 0)
  return ratio(whole(total), stopsOf(reels))
}

export const stopsOf = ({ strips }: Pick<Reels, 'strips'>): number => whole(strips.reduce((product, strip) => product * strip.length, 1))

/** Of all stops, how many show so many scatters. */
export function scatterWays(scatters: readonly number[][]): number[] {
  let ways = [1]
  for (const stops of scatters) {
    const next = Array.from({ length: ways.length + Math.max(...stops) }, () => 0)
    for (const [sofar, way] of ways.entries()) for (const more of stops) next[sofar + more]! += way
    ways = next
  }
  return ways
}

/** What a line pays at all stops together. */
function lineTotal({ grown }: Reels, rules: LineRules, line: readonly number[]): number {
  const { wild, pays } = rules
  const counts = grown.map((windows, reel) => {
    const found = pays.map(() => 0)
    for (const window of windows) found[window[line[reel]!]!]!++
    return found
  })
  const stopsFrom = (reel: number): number => grown.slice(reel).reduce((product, windows) => product * windows.length, 1)
  /** The line has run over `count` reels, in so many `ways`: `symbol` is the wild while there are only wilds. */
  const runOn = (run: { symbol: number; wilds: number }, count: number, ways: number): number => {
    const { symbol, wilds } = run
    if (count === grown.length) return ways * runPays(rules, symbol, count, wilds)
    let total = 0
    let broken = 0
    for (const [next, found] of counts[count]!.entries()) {
      if (found === 0) continue
      if (symbol === wild) total += runOn({ symbol: next, wilds: next === wild ? wilds + 1 : wilds }, count + 1, ways * found)
      else if (next === wild || next === symbol) total += runOn(run, count + 1, ways * found)
      else broken += found
    }
    return broken === 0 ? total : total + ways * broken * stopsFrom(count + 1) * runPays(rules, symbol, count, wilds)
  }
  return runOn({ symbol: wild, wilds: 0 }, 0, 1)
}

function whole(number: number): number {
  if (!Number.isSafeInteger(number)) throw new RangeError(`${number} is too large to be exact`)
  return number
}
