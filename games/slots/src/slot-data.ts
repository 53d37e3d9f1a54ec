import type { Symbols } from './strips.ts'
import type { SymbolSheet } from './view.ts'

/** What the file of every slot with ways, clusters or coins that stay has. */
export interface SlotData {
  code: string
  /** What a spin costs, in coins. */
  cost: number
  /** What a coin may be, in minor units. */
  coins: { min: number; max: number }
  /** Times the stake. It is never less than all that can be won, so that nothing is cut off. */
  maxWin: number
  rows: number
  /** By their letter on the strips, in the order of the pay table. */
  symbols: Symbols
  /** One letter a symbol, one strip a reel. */
  strips: readonly string[]
}

/** What so many of a symbol pay, for every number up to `most`: as its largest count that is not larger. */
export const payTable = ({ pays }: SymbolSheet, most: number): number[] =>
  Array.from({ length: most + 1 }, (_, count) => pays.findLast(([least]) => least <= count)?.[1] ?? 0)
