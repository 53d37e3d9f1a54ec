import type { SymbolSheet } from './view.ts'

/** A symbol as a game's file has it. Without a kind it is a normal one. */
export interface SymbolData {
  drawing: string
  kind?: 'wild' | 'scatter' | 'coin'
  /** What so many of them pay, in coins. */
  pays?: Readonly<Record<number, number>>
}

/** By the letter that stands for it on the strips, in the order of the pay table. */
export type Symbols = Readonly<Record<string, SymbolData>>

/** Strips as they turn, and what is seen of each at each stop, from the top. */
export interface Reels {
  strips: number[][]
  rest: number[][][]
  /** The same after wilds have grown; where nothing grows, the very same list. */
  grown: number[][][]
  /** How many scatters are seen, by reel and stop. */
  scatters: number[][]
}

export const symbolSheets = (symbols: Symbols): SymbolSheet[] =>
  Object.values(symbols).map(({ drawing, kind, pays = {} }) => ({
    drawing,
    kind: kind ?? 'normal',
    pays: Object.entries(pays).map(([count, coins]) => [Number(count), coins]),
  }))

/** Number of the only symbol of a kind, or -1. */
export const numberOf = (symbols: readonly SymbolSheet[], kind: SymbolSheet['kind']): number =>
  symbols.findIndex((symbol) => symbol.kind === kind)

export function readStrips(symbols: Symbols, strips: readonly string[]): number[][] {
  const letters = Object.keys(symbols)
  return strips.map((strip) =>
    Array.from(strip, (letter) => {
      const symbol = letters.indexOf(letter)
      if (symbol < 0) throw new RangeError(`no symbol is ${letter}`)
      return symbol
    }),
  )
}

export function reelsOf(strips: number[][], seen: { rows: number; scatter: number; growing: number }): Reels {
  const { rows, scatter, growing } = seen
  const rest = strips.map((strip) =>
    strip.map((_, stop) => frozen(Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]!))),
  )
  const full = frozen(Array.from({ length: rows }, () => growing))
  const grows = (window: number[]): boolean => window.includes(growing) && window.some((symbol) => symbol !== growing)
  return {
    strips,
    rest,
    grown: rest.map((windows) => windows.map((window) => (grows(window) ? full : window))),
    scatters: rest.map((windows) => windows.map((window) => window.filter((symbol) => symbol === scatter).length)),
  }
}

/** For lists that are made once and are part of every view: nobody may write to them. */
export function frozen<List extends unknown[]>(list: List): List {
  Object.freeze(list)
  return list
}
