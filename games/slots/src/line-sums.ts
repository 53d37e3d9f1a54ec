import { scatterWays } from './line-returns.ts'
import { type LineRules, runPays } from './lines-win.ts'
import type { Reels } from './strips.ts'

/** All stops that show so many scatters, together. Whole numbers. */
export interface Sums {
  ways: number
  /** How many of them pay. */
  hits: number
  coins: number
  squares: number
  /** What the best of them pays. */
  most: number
}

/** A line that goes on: `symbol` is the wild while there are only wilds. */
interface Run {
  line: readonly number[]
  symbol: number
  wilds: number
}

/** Goes through all stops of the reels, by the number of scatters. Stops where no line goes on are counted, and the reels after them not turned. */
export function sumsOf(reels: Reels, rules: LineRules): Sums[] {
  const { grown, scatters } = reels
  const { wild, lines, scatterPays } = rules
  const shown = scatters.map((stops) => scatterWays([stops]))
  const rest = [...scatters.map((_, reel) => scatterWays(scatters.slice(reel))), [1]]
  const goesOn = stopsWith(reels, rules)
  const sums = rest[0]!.map((): Sums => ({ ways: 0, hits: 0, coins: 0, squares: 0, most: 0 }))
  const paysOf = (runs: readonly Run[], count: number): number =>
    runs.reduce((coins, { symbol, wilds }) => coins + runPays(rules, symbol, count, wilds), 0)
  /** The lines have won so many coins in so many ways, and from `reel` on only scatters matter. */
  const add = (reel: number, seen: number, coins: number, times: number): void => {
    for (const [more, found] of rest[reel]!.entries()) {
      const sum = sums[seen + more]!
      const ways = times * found
      const won = coins + scatterPays[seen + more]!
      sum.ways += ways
      sum.coins += ways * won
      sum.squares += ways * won ** 2
      if (won > 0) sum.hits += ways
      if (ways > 0) sum.most = Math.max(sum.most, won)
    }
  }
  const turn = (reel: number, seen: number, won: number, runs: readonly Run[]): void => {
    if (reel === grown.length) return add(reel, seen, won + paysOf(runs, reel), 1)
    const ended = [...shown[reel]!]
    for (const stop of new Set(runs.flatMap(({ line, symbol }) => goesOn[reel]![line[reel]!]!.get(symbol)!))) {
      const more = scatters[reel]![stop]!
      ended[more]!--
      const going: Run[] = []
      let coins = won
      for (const run of runs) {
        const { line, symbol, wilds } = run
        const found = grown[reel]![stop]![line[reel]!]!
        if (symbol === wild) going.push({ line, symbol: found, wilds: found === wild ? wilds + 1 : wilds })
        else if (found === wild || found === symbol) going.push(run)
        else coins += runPays(rules, symbol, reel, wilds)
      }
      turn(reel + 1, seen + more, coins, going)
    }
    for (const [more, times] of ended.entries()) if (times > 0) add(reel + 1, seen + more, won + paysOf(runs, reel), times)
  }
  const started = lines.map((line): Run => ({ line, symbol: wild, wilds: 0 }))
  turn(0, 0, 0, started)
  return sums
}

/** By reel, row and symbol: the stops where a line of that symbol goes on. One of wilds goes on anywhere. */
function stopsWith({ grown }: Reels, { wild, pays }: LineRules): Map<number, number[]>[][] {
  return grown.map((windows) =>
    windows[0]!.map((_, row) => {
      const found = [...pays.keys()].map((symbol): [number, number[]] => {
        const fits = windows.map((window) => window[row] === symbol || window[row] === wild)
        return [symbol, [...windows.keys()].filter((stop) => fits[stop])]
      })
      return new Map([...found, [wild, [...windows.keys()]]])
    }),
  )
}
