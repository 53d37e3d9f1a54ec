import type { Part } from '../models/model.ts'
import { VIEWS } from './market.ts'

/** Cells of a part, put together where a kind of market sees no difference, each with one of them that stands for it. */
interface View<Cell> {
  cells: readonly Cell[]
  chances: Float64Array
  /** Of each cell of the part, which of these it is in. */
  at: Uint16Array
}

/** Where a number was met first. It is all −1 between two calls. */
const firstMet = new Int32Array(VIEWS).fill(-1)

function numbersOf<Cell>(cells: readonly Cell[], by: (cell: Cell) => number): Uint16Array {
  const numbers = new Uint16Array(cells.length)
  for (let n = 0; n < cells.length; n++) {
    const number = by(cells[n]!)
    if (!(number >= 0 && number < VIEWS)) throw new RangeError('a number of a view')
    numbers[n] = number
  }
  return numbers
}

/** Cells that cannot be any more are in none. */
function viewBy<Cell>({ cells, chances }: Part<Cell>, by: (cell: Cell) => number): View<Cell> {
  const numbers = numbersOf(cells, by)
  const at = new Uint16Array(cells.length)
  const seen: Cell[] = []
  const sums: number[] = []
  for (let n = 0; n < cells.length; n++) {
    const chance = chances[n]!
    if (chance === 0) continue
    const number = numbers[n]!
    const met = firstMet[number]!
    if (met >= 0) sums[met]! += chance
    else {
      firstMet[number] = seen.length
      seen.push(cells[n]!)
      sums.push(chance)
    }
    at[n] = firstMet[number]!
  }
  for (const number of numbers) firstMet[number] = -1
  return { cells: seen, chances: new Float64Array(sums), at }
}

/** Every cell that can still be, by itself. */
function wholeView<Cell>({ cells, chances }: Part<Cell>): View<Cell> {
  const at = new Uint16Array(cells.length)
  const left: number[] = []
  for (let n = 0; n < cells.length; n++) {
    if (chances[n] === 0) continue
    at[n] = left.length
    left.push(n)
  }
  return { cells: left.map((n) => cells[n]!), chances: Float64Array.from(left, (n) => chances[n]!), at }
}

/** A part with its views, each made once, when it is first asked for. */
export class Viewed<Cell> {
  readonly part: Part<Cell>
  #views = new Map<((cell: Cell) => number) | undefined, View<Cell>>()

  constructor(part: Part<Cell>) {
    this.part = part
  }

  view(by: ((cell: Cell) => number) | undefined): View<Cell> {
    const known = this.#views.get(by)
    if (known) return known
    const view = by ? viewBy(this.part, by) : wholeView(this.part)
    this.#views.set(by, view)
    return view
  }
}
