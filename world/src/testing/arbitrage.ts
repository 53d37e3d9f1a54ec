import type { Book, MarketByCell, Match } from '@tucano/sports/markets'
import { offerOf } from '@tucano/sports/proof'
import type { Highs } from 'highs'

/** What a stake of 1 brings, by the place of the result: won, half won, void, half lost, lost. */
const returnsAt = (odds: number): readonly number[] => [odds, (odds + 1) / 2, 1, 0.5, 0]
const THOUSANDTHS = 1000

/** A selection that is offered, and what a stake of 1 on it brings in each cell of its part. */
interface Column {
  part: number
  returns: Float64Array
}

function columnsOf(match: Match, book: Book, raised: number): Column[] {
  return offerOf(match, book).flatMap(({ now: { id, specifiers }, odds }) => {
    const cells = book.byCell(id, specifiers)
    return cells
      ? columnsOfMarket(
          cells,
          odds.map((one) => one && one * raised),
        )
      : []
  })
}

const columnsOfMarket = ({ part, outcomes }: MarketByCell, odds: readonly (number | undefined)[]): Column[] =>
  outcomes.flatMap(({ results }, n) => {
    if (odds[n] === undefined) return []
    const returns = returnsAt(odds[n] / THOUSANDTHS)
    return [{ part, returns: Float64Array.from(results, (result) => returns[result]!) }]
  })

/** Cells in which every selection ends as in another one are one row. */
function rowsOf(columns: readonly Column[]): number[][] {
  const rows = new Map<string, number[]>()
  for (let cell = 0; cell < columns[0]!.returns.length; cell++) {
    const row = columns.map(({ returns }) => returns[cell]!)
    rows.set(row.join(), row)
  }
  return [...rows.values()]
}

const signed = (value: number): string => `${value < 0 ? '-' : '+'} ${Math.abs(value).toFixed(6)}`

/** Stakes that come to 1, spread so that as much as can be is sure: t is the profit in the worst cell. */
function programOf(columns: readonly Column[]): string {
  const stakes = columns.map((_, n) => `x${n}`)
  const rows = rowsOf(columns).map((row, n) => ` c${n}: ${row.map((pays, k) => `${signed(pays - 1)} x${k}`).join(' ')} - t >= 0`)
  return ['Maximize', ' obj: t', 'Subject To', ...rows, ` all: ${stakes.join(' + ')} = 1`, 'Bounds', ' t free', 'End'].join('\n')
}

export interface Surest {
  /** The best that is sure for a stake of 1, over all parts of the match; below zero, where something is lost whatever happens. */
  profit: number
  selections: number
}

/**
 * Looks for stakes on what is offered of a match now that win however it ends. Parts are apart from each other: what is sure in all of them is sure in one.
 * With odds `raised` by so much there is something to be found.
 */
export function surestOf({ solve }: Pick<Highs, 'solve'>, match: Match, raised = 1): Surest {
  const columns = columnsOf(match, match.book(), raised)
  let profit = -Infinity
  for (const [part, own] of Map.groupBy(columns, (column) => column.part)) {
    const solution = solve(programOf(own))
    if (solution.Status !== 'Optimal') throw new Error(`part ${part}: ${solution.Status}`)
    profit = Math.max(profit, solution.ObjectiveValue)
  }
  return { profit, selections: columns.length }
}
