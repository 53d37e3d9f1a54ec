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

const signed = (value: number): string => `${value < 0 ? '-' : '+'} ${Math.abs(value).toFixed(6)}`

/** Stakes that come to 1, spread so that as much as can be is sure in these cells: t is the profit in the worst of them. */
function programOf(columns: readonly Column[], cells: readonly number[]): string {
  const lines = cells.map(
    (cell, n) => ` c${n}: ${columns.map(({ returns }, k) => `${signed(returns[cell]! - 1)} x${k}`).join(' ')} - t >= 0`,
  )
  const all = columns.map((_, n) => `x${n}`).join(' + ')
  return ['Maximize', ' obj: t', 'Subject To', ...lines, ` all: ${all} = 1`, 'Bounds', ' t free', 'End'].join('\n')
}

/** What stakes come to in each cell. */
function profitsOf(columns: readonly Column[], stakes: readonly number[]): Float64Array {
  const profits = new Float64Array(columns[0]!.returns.length).fill(-1)
  for (const [n, { returns }] of columns.entries()) {
    const stake = stakes[n]!
    if (stake > 0) for (let cell = 0; cell < profits.length; cell++) profits[cell]! += stake * returns[cell]!
  }
  return profits
}

/** The best that is sure in all cells. Most of them never matter: a program begins with one, and gets the worst of its answer as often as it is not sure there. */
function bestOf({ solve }: Pick<Highs, 'solve'>, columns: readonly Column[]): number {
  const cells = [0]
  for (;;) {
    const solution = solve(programOf(columns, cells))
    if (solution.Status !== 'Optimal') throw new Error(`a program is ${solution.Status}`)
    const best = solution.ObjectiveValue
    // With more cells it can only become less.
    if (best < 0) return best
    const profits = profitsOf(
      columns,
      columns.map((_, n) => solution.Columns[`x${n}`]!.Primal),
    )
    const worst = profits.reduce((least, profit, cell) => (profit < profits[least]! ? cell : least), 0)
    if (cells.includes(worst)) return best
    cells.push(worst)
  }
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
export function surestOf(highs: Pick<Highs, 'solve'>, match: Match, raised = 1): Surest {
  const columns = columnsOf(match, match.book(), raised)
  let profit = -Infinity
  for (const own of Map.groupBy(columns, ({ part }) => part).values()) profit = Math.max(profit, bestOf(highs, own))
  return { profit, selections: columns.length }
}
