import { darker, lighter } from './colour.ts'
import { type SymbolName, symbols } from './symbols.ts'

export interface MarkTheme {
  ground: string
  main: string
  spark: string
  hero: SymbolName
}

/** A vendor's mark: its symbol on a tile, readable at 24 pixels. */
export const drawMark = ({ ground, main, spark, hero }: MarkTheme): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">
<defs><linearGradient id="g" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="${lighter(ground, 0.18)}"/><stop offset="1" stop-color="${darker(ground, 0.35)}"/></linearGradient></defs>
<rect width="96" height="96" rx="24" fill="url(#g)"/><g transform="translate(48 49) scale(.38)">${symbols[hero](main, spark)}</g></svg>`
