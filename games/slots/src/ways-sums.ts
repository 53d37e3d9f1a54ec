import type { Sums } from './line-sums.ts'
import type { WayReels } from './ways-reels.ts'
import { countWays } from './ways-totals.ts'

/** Stops of a reel that are the same for the symbols in question: how many rows each has, how many of the counted symbol there are. */
interface Alike {
  rows: number[]
  counted: number
  stops: number
}

/** Goes through all stops of the reels, by how many of a symbol show anywhere; what those pay is counted in. */
export function waySums(reels: WayReels, counted: number): Sums[] {
  const { strips, shown, pays, firsts } = reels
  const sums = countWays(reels, counted).map((): Sums => ({ ways: 0, hits: 0, coins: 0, squares: 0, most: 0 }))
  const add = (seen: number, coins: number, ways: number): void => {
    const sum = sums[seen]!
    const won = coins + pays[counted]![seen]!
    sum.ways += ways
    sum.coins += ways * won
    sum.squares += ways * won ** 2
    if (won > 0) sum.hits += ways
    sum.most = Math.max(sum.most, won)
  }
  for (const [first, symbols] of firsts.entries()) {
    const groups = strips.map((_, reel) => alike(reels, reel, symbols, counted))
    const paid = (ways: readonly number[], count: number): number => ways.reduce((sum, way, n) => sum + way * pays[symbols[n]!]![count]!, 0)
    const turn = (reel: number, ways: readonly number[], so: { seen: number; coins: number; stops: number }): void => {
      if (reel === strips.length) return add(so.seen, so.coins + paid(ways, reel), so.stops)
      for (const { rows, counted, stops } of groups[reel]!) {
        const ended = ways.map((way, n) => (rows[n] === 0 ? way : 0))
        const going = ways.map((way, n) => way * rows[n]!)
        turn(reel + 1, going, { seen: so.seen + counted, coins: so.coins + paid(ended, reel), stops: so.stops * stops })
      }
    }
    const start = { seen: shown[0]![counted]![first]!, coins: 0, stops: 1 }
    turn(
      1,
      symbols.map((symbol) => shown[0]![symbol]![first]!),
      start,
    )
  }
  return sums
}

function alike({ strips, shown }: WayReels, reel: number, symbols: readonly number[], counted: number): Alike[] {
  const groups = new Map<string, Alike>()
  for (const stop of strips[reel]!.keys()) {
    const rows = symbols.map((symbol) => shown[reel]![symbol]![stop]!)
    const group = { rows, counted: shown[reel]![counted]![stop]!, stops: 0 }
    const key = `${rows.join()}/${group.counted}`
    if (!groups.has(key)) groups.set(key, group)
    groups.get(key)!.stops++
  }
  return [...groups.values()]
}
