import { fairOdds } from '../prices/margin.ts'
import type { Specifiers } from './market.ts'

/** No line is offered whose surer side is worth less than this, or whose other side more. */
const ODDS_LEAST = 1.05
const ODDS_MOST = 20

export interface LineRange {
  /** 1: halves alone, 2.5 and 3.5. 0.5: whole lines too. 0.25: and quarters. */
  step?: 1 | 0.5 | 0.25
  /** How many lines there are on either side of the middle one, at most. */
  sides?: number
}

/** What a number can come to, whole numbers in order, and how likely that is: by itself, below it, and from it on. */
interface Spread {
  values: readonly number[]
  chances: Float64Array
  below: Float64Array
  from: Float64Array
}

function spreadOf<Cell>(cells: readonly Cell[], chances: Float64Array, numberOf: (cell: Cell) => number): Spread {
  const sums = new Map<number, number>()
  for (let n = 0; n < cells.length; n++) {
    const number = numberOf(cells[n]!)
    sums.set(number, (sums.get(number) ?? 0) + chances[n]!)
  }
  const values = [...sums.keys()].toSorted((a, b) => a - b)
  const count = values.length
  const spread = { values, chances: new Float64Array(count), below: new Float64Array(count + 1), from: new Float64Array(count + 1) }
  for (let n = 0; n < count; n++) {
    spread.chances[n] = sums.get(values[n]!)!
    spread.below[n + 1] = spread.below[n]! + spread.chances[n]!
  }
  for (let n = count - 1; n >= 0; n--) spread.from[n] = spread.from[n + 1]! + spread.chances[n]!
  return spread
}

/** What over and under this line are worth. At most one number is so near that it is neither won nor lost. */
function fairOf({ values, chances, below, from }: Spread, line: number): { over: number; under: number } {
  let at = 0
  while (at < values.length && values[at]! <= line - 0.5) at++
  const near = at < values.length && values[at]! < line + 0.5 ? values[at]! - line : undefined
  const between = near === undefined ? 0 : chances[at]!
  const [lost, won] = [below[at]!, from[near === undefined ? at : at + 1]!]
  const [more, same, less] = [(near ?? 0) > 0 ? between : 0, near === 0 ? between : 0, (near ?? 0) < 0 ? between : 0]
  return {
    over: fairOdds({ won, halfWon: more, void: same, halfLost: less, lost }),
    under: fairOdds({ won: lost, halfWon: less, void: same, halfLost: more, lost: won }),
  }
}

const isWorth = ({ over, under }: { over: number; under: number }): boolean =>
  Math.min(over, under) >= ODDS_LEAST && Math.max(over, under) <= ODDS_MOST

/** The number that is as likely passed as not. */
function medianOf({ values, below }: Spread): number {
  let n = 0
  while (n < values.length - 1 && below[n + 1]! < 0.5) n++
  return values[n]!
}

function linesOf(spread: Spread, { step = 1, sides = 3 }: LineRange): number[] {
  const first = medianOf(spread) - 0.5
  // Whoever is asked for half of the lines between two halves has the middle among them.
  const near = Array.from({ length: 1 / step + 3 }, (_, n) => first + (n - 1) * step)
  const unlike = (line: number): number => {
    const { over, under } = fairOf(spread, line)
    return Math.abs(1 / over - 1 / under)
  }
  let [middle, least] = [first, unlike(first)]
  for (const line of near) {
    const here = unlike(line)
    if (here < least) [middle, least] = [line, here]
  }
  const lines = isWorth(fairOf(spread, middle)) ? [middle] : []
  for (const direction of [-1, 1])
    for (let n = 1; n <= sides; n++) {
      const line = middle + direction * n * step
      if (!isWorth(fairOf(spread, line))) break
      lines.push(line)
    }
  return lines.toSorted((a, b) => a - b)
}

/** Lines around the one where over and under are worth the most alike, rising. */
export const linesAround = <Cell>(
  { cells, chances }: { cells: readonly Cell[]; chances: Float64Array },
  numberOf: (cell: Cell) => number,
  range: LineRange = {},
): number[] => linesOf(spreadOf(cells, chances, numberOf), range)

type Lines<Cell> = (cells: readonly Cell[], chances: Float64Array) => Specifiers[]

/** Lines of several ranges, such as quarters near the middle and halves farther from it. */
function linesOfAll<Cell>(
  cells: readonly Cell[],
  chances: Float64Array,
  numberOf: (cell: Cell) => number,
  ranges: readonly LineRange[],
): number[] {
  const spread = spreadOf(cells, chances, numberOf)
  const found = (ranges.length > 0 ? ranges : [{}]).flatMap((range) => linesOf(spread, range))
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
