import type { Draws } from '@tucano/randomness'
import { type SlotData, payTable } from './slot-data.ts'
import { numberOf, readStrips, symbolSheets } from './strips.ts'
import type { Cell, Spin, SymbolSheet, Win } from './view.ts'

/** Reels as tables, so that a spin is looked up and not searched for. */
export interface WayReels {
  rows: number
  symbols: SymbolSheet[]
  strips: number[][]
  /** By symbol and count. */
  pays: number[][]
  /** By reel, symbol and stop: how many show. Wilds count for every normal symbol. */
  shown: Uint8Array[][]
  /** The normal symbols that show on the first reel, by stop. A win begins with one of them. */
  firsts: number[][]
  wild: number
}

export function wayReelsOf(data: SlotData): WayReels {
  const { rows } = data
  const symbols = symbolSheets(data.symbols)
  const strips = readStrips(data.symbols, data.strips)
  const wild = numberOf(symbols, 'wild')
  if (strips[0]!.includes(wild)) throw new Error(`${data.code} has a wild on the first reel: a way of wilds would be of no symbol`)
  const window = (reel: number, stop: number): number[] => windowAt(strips[reel]!, stop, rows)
  const counts = (symbol: number, { kind }: SymbolSheet): ((seen: number) => boolean) =>
    kind === 'normal' ? (seen) => seen === symbol || seen === wild : (seen) => seen === symbol
  return {
    rows,
    symbols,
    strips,
    pays: symbols.map((symbol) => payTable(symbol, symbol.kind === 'normal' ? strips.length : strips.length * rows)),
    shown: strips.map((strip, reel) =>
      symbols.map((symbol, number) => Uint8Array.from(strip, (_, stop) => window(reel, stop).filter(counts(number, symbol)).length)),
    ),
    firsts: strips[0]!.map((_, stop) => [...new Set(window(0, stop))].filter((symbol) => symbols[symbol]!.kind === 'normal')),
    wild,
  }
}

function windowAt(strip: readonly number[], stop: number, rows: number): number[] {
  const window = strip.slice(stop, stop + rows)
  for (let row = 0; window.length < rows; row++) window.push(strip[row]!)
  return window
}

/** One draw a reel. Nothing is won yet. */
export function spinReels({ strips, rows }: WayReels, draws: Draws, kind: Spin['kind'], multiplier: number): Spin {
  const stops = strips.map((strip) => draws.below(strip.length))
  return { kind, stops, window: strips.map((strip, reel) => windowAt(strip, stops[reel]!, rows)), multiplier, steps: [], coins: 0 }
}

/** Every symbol of the first reel that goes on, reel after reel: so many ways as rows can be combined, each of its full length. */
export function waysWins({ shown, pays, firsts, wild }: WayReels, { stops, window, multiplier }: Spin): Win[] {
  const wins: Win[] = []
  for (const symbol of firsts[stops[0]!]!) {
    let [ways, count] = [1, 0]
    for (; count < stops.length; count++) {
      const rows = shown[count]![symbol]![stops[count]!]!
      if (rows === 0) break
      ways *= rows
    }
    const pay = pays[symbol]![count]!
    if (pay === 0) continue
    const cells = cellsWith(window, (seen) => seen === symbol || seen === wild, count)
    wins.push({ symbol, cells, ways, coins: pay * ways * multiplier })
  }
  return wins
}

/** How many of a symbol show anywhere. */
export function countOf({ shown }: WayReels, symbol: number, stops: readonly number[]): number {
  let count = 0
  for (let reel = 0; reel < stops.length; reel++) count += shown[reel]![symbol]![stops[reel]!]!
  return count
}

export function cellsWith(window: readonly number[][], wanted: (symbol: number) => boolean, reels = window.length): Cell[] {
  const cells: Cell[] = []
  for (let reel = 0; reel < reels; reel++)
    for (let row = 0; row < window[reel]!.length; row++) if (wanted(window[reel]![row]!)) cells.push([reel, row])
  return cells
}

/** Writes down what a spin has won. */
export function addWins(spin: Spin, wins: Win[]): void {
  if (wins.length === 0) return
  const coins = wins.reduce((sum, win) => sum + win.coins, 0)
  spin.steps.push({ kind: 'wins', wins, multiplier: spin.multiplier, coins })
  spin.coins += coins
}
