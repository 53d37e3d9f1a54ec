import { fairOdds } from '../prices/margin.ts'
import { gradeMargin } from '../slips/asian.ts'
import type { Result, Specifiers } from './market.ts'

/** No line is offered whose surer side is worth less than this, or whose other side more. */
const ODDS_LEAST = 1.05
const ODDS_MOST = 20

export interface LineRange {
  /** 1: halves alone, 2.5 and 3.5. 0.5: whole lines too. 0.25: and quarters. */
  step?: 1 | 0.5 | 0.25
  /** How many lines there are on either side of the middle one, at most. */
  sides?: number
}

/** What a number can come to, in order, and how likely that is. */
interface Spread {
  values: readonly number[]
  chances: readonly number[]
}

function spreadOf<Cell>(cells: readonly Cell[], chances: Float64Array, numberOf: (cell: Cell) => number): Spread {
  const sums = new Map<number, number>()
  for (const [n, cell] of cells.entries()) {
    const number = numberOf(cell)
    sums.set(number, (sums.get(number) ?? 0) + chances[n]!)
  }
  const values = [...sums.keys()].toSorted((a, b) => a - b)
  return { values, chances: values.map((value) => sums.get(value)!) }
}

/** What over and under this line are worth. */
function fairOf({ values, chances }: Spread, line: number): { over: number; under: number } {
  const over: Record<Result, number> = { won: 0, halfWon: 0, void: 0, halfLost: 0, lost: 0 }
  for (const [n, value] of values.entries()) over[gradeMargin(value - line)] += chances[n]!
  const under = { won: over.lost, halfWon: over.halfLost, void: over.void, halfLost: over.halfWon, lost: over.won }
  return { over: fairOdds(over), under: fairOdds(under) }
}

const isWorth = ({ over, under }: { over: number; under: number }): boolean =>
  Math.min(over, under) >= ODDS_LEAST && Math.max(over, under) <= ODDS_MOST

/** The number that is as likely passed as not. */
function medianOf({ values, chances }: Spread): number {
  let [n, below] = [0, 0]
  for (; n < values.length - 1 && below + chances[n]! < 0.5; n++) below += chances[n]!
  return values[n]!
}

/** Lines around the one where over and under are worth the most alike, rising. */
export function linesAround<Cell>(
  { cells, chances }: { cells: readonly Cell[]; chances: Float64Array },
  numberOf: (cell: Cell) => number,
  { step = 1, sides = 3 }: LineRange = {},
): number[] {
  const spread = spreadOf(cells, chances, numberOf)
  const first = medianOf(spread) - 0.5
  // Whoever is asked for half of the lines between two halves has the middle among them.
  const near = Array.from({ length: 1 / step + 3 }, (_, n) => first + (n - 1) * step)
  const unlike = (line: number): number => {
    const { over, under } = fairOf(spread, line)
    return Math.abs(1 / over - 1 / under)
  }
  let middle = first
  for (const line of near) if (unlike(line) < unlike(middle)) middle = line
  const lines = isWorth(fairOf(spread, middle)) ? [middle] : []
  for (const direction of [-1, 1])
    for (let n = 1; n <= sides; n++) {
      const line = middle + direction * n * step
      if (!isWorth(fairOf(spread, line))) break
      lines.push(line)
    }
  return lines.toSorted((a, b) => a - b)
}

type Lines<Cell> = (cells: readonly Cell[], chances: Float64Array) => Specifiers[]

/** Lines of several ranges, such as quarters near the middle and halves farther from it. */
function linesOfAll<Cell>(
  cells: readonly Cell[],
  chances: Float64Array,
  numberOf: (cell: Cell) => number,
  ranges: readonly LineRange[],
): number[] {
  const found = (ranges.length > 0 ? ranges : [{}]).flatMap((range) => linesAround({ cells, chances }, numberOf, range))
  return [...new Set(found)].toSorted((a, b) => a - b)
}

/** Totals of a number, for `MarketKind.lines`. */
export const totalLines =
  <Cell>(numberOf: (cell: Cell) => number, ...ranges: readonly LineRange[]): Lines<Cell> =>
  (cells, chances) =>
    linesOfAll(cells, chances, numberOf, ranges).map((line) => ({ total: String(line) }))

/** Handicaps on what the home side has more than the away side. */
export const handicapLines =
  <Cell>(leadOf: (cell: Cell) => number, ...ranges: readonly LineRange[]): Lines<Cell> =>
  (cells, chances) =>
    linesOfAll(cells, chances, leadOf, ranges).map((line) => ({ hcp: String(line === 0 ? 0 : -line) }))
