import type { Cell, SlotSheet, Spin, Win } from '../view.ts'

/**
 * What the ways of a window win: every combination of rows is walked one by one, as far as it goes. Slow, and nothing is taken from how
 * the game does it.
 */
export function walkWays({ symbols }: SlotSheet, { window, multiplier }: Spin): Win[] {
  const walk = (symbol: number, way: Cell[]): Cell[][] => {
    const next = (window[way.length] ?? []).flatMap((seen, row) => (seen === symbol || symbols[seen]!.kind === 'wild' ? [row] : []))
    return next.length === 0 ? [way] : next.flatMap((row) => walk(symbol, [...way, [way.length, row]]))
  }
  const first = new Set(window[0]!.filter((symbol) => symbols[symbol]!.kind === 'normal'))
  return [...first].flatMap((symbol) => {
    const ways = walk(symbol, [])
    const pay = symbols[symbol]!.pays.find(([count]) => count === ways[0]!.length)?.[1]
    if (pay === undefined) return []
    const places = new Map(ways.flat().map((cell) => [String(cell), cell]))
    const cells = [...places.values()].toSorted(([a, top], [b, other]) => a - b || top - other)
    return [{ symbol, cells, ways: ways.length, coins: pay * ways.length * multiplier }]
  })
}
