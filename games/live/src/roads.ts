/** What is drawn beside tables of two sides: one after the other, as dealers do on paper. Results are independent of each other; roads tell nothing of the next one. */
export type Winner = 'banker' | 'player' | 'tie'

/** Where a mark lies: columns from the left, rows from the top, both from 0. */
export interface Mark<Of> {
  column: number
  row: number
  of: Of
}

const ROWS = 6

/** Down six rows, then right. */
export const beadPlate = (winners: readonly Winner[]): Mark<Winner>[] =>
  winners.map((of, n) => ({ column: Math.floor(n / ROWS), row: n % ROWS, of }))

/** Each time in a row that the same came: what it was, how often, and the ties that fell on it. */
interface Run<Of> {
  of: Of
  length: number
}

function runsOf<Of>(list: readonly Of[]): Run<Of>[] {
  const runs: Run<Of>[] = []
  for (const of of list) {
    const last = runs.at(-1)
    if (last?.of === of) last.length++
    else runs.push({ of, length: 1 })
  }
  return runs
}

/** A column for each run, down to the last row or to a place that is taken, and on to the right from there. */
function layOut<Of>(runs: readonly Run<Of>[]): Mark<Of>[] {
  const marks: Mark<Of>[] = []
  const taken = new Set<number>()
  const isTaken = (column: number, row: number): boolean => taken.has(column * ROWS + row)
  let start = -1
  for (const { of, length } of runs) {
    for (start++; isTaken(start, 0); start++);
    let [column, row] = [start, 0]
    let turned = false
    for (let n = 0; n < length; n++) {
      if (n > 0) {
        turned ||= row === ROWS - 1 || isTaken(column, row + 1)
        if (turned) column++
        else row++
      }
      taken.add(column * ROWS + row)
      marks.push({ column, row, of })
    }
  }
  return marks
}

type Side = Exclude<Winner, 'tie'>
const sidesOf = (winners: readonly Winner[]): Side[] => winners.filter((winner): winner is Side => winner !== 'tie')

/** Ties begin no place: they are counted on the one before, or before the first. */
export function bigRoad(winners: readonly Winner[]): { marks: (Mark<Side> & { ties: number })[]; tiesBefore: number } {
  const ties: number[] = []
  let tiesBefore = 0
  for (const winner of winners)
    if (winner !== 'tie') ties.push(0)
    else if (ties.length === 0) tiesBefore++
    else ties[ties.length - 1]!++
  return { marks: layOut(runsOf(sidesOf(winners))).map((mark, n) => ({ ...mark, ties: ties[n]! })), tiesBefore }
}

export type Colour = 'red' | 'blue'
/** Derived roads look so many columns back. */
const DERIVED = { bigEyeBoy: 1, smallRoad: 2, cockroachPig: 3 } as const
export type DerivedRoad = keyof typeof DERIVED

/** Whether the big road repeats itself: a colour for each result, from the second of a column, or else the first of the next one. */
export function coloursOf(winners: readonly Winner[], road: DerivedRoad): Colour[] {
  const back = DERIVED[road]
  const lengths = runsOf(sidesOf(winners)).map(({ length }) => length)
  return lengths.flatMap((length, column) =>
    Array.from({ length }, (_, row): Colour | undefined => {
      if (row === 0) {
        if (column < back + 1) return undefined
        return lengths[column - 1] === lengths[column - 1 - back] ? 'red' : 'blue'
      }
      if (column < back) return undefined
      return lengths[column - back] === row ? 'blue' : 'red'
    }).filter((colour) => colour !== undefined),
  )
}

export const derivedRoad = (winners: readonly Winner[], road: DerivedRoad): Mark<Colour>[] => layOut(runsOf(coloursOf(winners, road)))

/** What a road would get next, should this side win. */
export const forecast = (winners: readonly Winner[], next: Side, road: DerivedRoad): Colour | undefined => {
  const before = coloursOf(winners, road).length
  return coloursOf([...winners, next], road)[before]
}
