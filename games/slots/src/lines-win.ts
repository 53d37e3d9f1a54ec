import { frozen, numberOf } from './strips.ts'
import type { Cell, SymbolSheet, Win } from './view.ts'

/** What wins on lines: the best run from the left on each, wilds standing for any normal symbol; and scatters wherever they are. */
export interface LineRules {
  /** The row on each reel. */
  lines: number[][]
  /** Numbers of the symbols, or -1. */
  wild: number
  scatter: number
  /** What so many of a symbol pay on a line: by symbol, then by count. Of scatters, nothing. */
  pays: number[][]
  /** What so many scatters pay. */
  scatterPays: number[]
  /** The first so many places of a line: by line, then by count. */
  places: Cell[][][]
}

/** `lines` has the row on each reel as one digit. `places` is how many scatters could be seen at once. */
export function lineRules(symbols: readonly SymbolSheet[], lines: readonly string[], places: number): LineRules {
  const rows = lines.map((line) => Array.from(line, Number))
  const reels = rows[0]!.length
  const scatter = numberOf(symbols, 'scatter')
  const paysOf = (symbol: SymbolSheet | undefined, most: number): number[] =>
    Array.from({ length: most + 1 }, (_, count) => symbol?.pays.find(([exactly]) => exactly === count)?.[1] ?? 0)
  return {
    lines: rows,
    wild: numberOf(symbols, 'wild'),
    scatter,
    pays: symbols.map((symbol, number) => paysOf(number === scatter ? undefined : symbol, reels)),
    scatterPays: paysOf(symbols[scatter], places),
    places: rows.map((line) => {
      const cells = line.map((row, reel) => frozen<Cell>([reel, row]))
      return Array.from({ length: reels + 1 }, (_, count) => frozen(cells.slice(0, count)))
    }),
  }
}

/** What a line pays that has run over `count` reels, the first `wilds` of them with wilds alone; `symbol` is the wild if there is nothing else. */
export const runPays = ({ pays, wild }: LineRules, symbol: number, count: number, wilds: number): number =>
  wilds === 0 ? pays[symbol]![count]! : Math.max(pays[symbol]![count]!, pays[wild]![wilds]!)

/** Adds what the lines of a window win. */
export function addLineWins(wins: Win[], rules: LineRules, window: readonly number[][], multiplier: number): void {
  const { lines, pays, places, wild } = rules
  for (let line = 0; line < lines.length; line++) {
    const rows = lines[line]!
    let symbol = window[0]![rows[0]!]!
    let wilds = symbol === wild ? 1 : 0
    let count = 1
    for (; count < rows.length; count++) {
      const next = window[count]![rows[count]!]!
      if (next === wild) {
        if (symbol === wild) wilds++
      } else if (symbol === wild) symbol = next
      else if (next !== symbol) break
    }
    const coins = runPays(rules, symbol, count, wilds)
    if (coins === 0) continue
    const whole = pays[symbol]![count] === coins
    wins.push({ symbol: whole ? symbol : wild, cells: places[line]![whole ? count : wilds]!, line, coins: coins * multiplier })
  }
}

/** The places of a symbol in a window. */
export function cellsOf(window: readonly number[][], symbol: number): Cell[] {
  return window.flatMap((column, reel) => column.flatMap((seen, row): Cell[] => (seen === symbol ? [[reel, row]] : [])))
}
