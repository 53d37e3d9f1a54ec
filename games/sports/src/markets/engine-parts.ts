import type { Part, Summed } from '../models/model.ts'
import { VIEWS } from './market.ts'

/** Cells of a part, put together where a kind of market sees no difference, each with one of them that stands for it. */
interface View<Cell> extends Summed<Cell> {
  /** Of each cell of the part, which of these it is in. */
  at: Uint16Array
}

/** Which of the groups so far has a number. It is all −1 between two calls. */
const groups = new Int32Array(VIEWS).fill(-1)

/** Cells that cannot be any more are in none. */
function viewBy<Cell>({ cells, chances }: Part<Cell>, by: (cell: Cell) => number): View<Cell> {
  const at = new Uint16Array(cells.length)
  const sums = new Float64Array(cells.length)
  const met: Cell[] = []
  try {
    for (let n = 0; n < cells.length; n++) {
      const chance = chances[n]!
      if (chance === 0) continue
      const cell = cells[n]!
      const number = by(cell)
      let group = groups[number]
      if (group === undefined) throw new RangeError('a number of a view')
      if (group < 0) {
        group = met.length
        groups[number] = group
        met.push(cell)
      }
      sums[group]! += chance
      at[n] = group
    }
  } finally {
    for (const cell of met) groups[by(cell)] = -1
  }
  return { cells: met, chances: sums.slice(0, met.length), at }
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

type By<Cell> = ((cell: Cell) => number) | undefined

/** A part with its views, each made once, when it is first asked for. */
export class Viewed<Cell> {
  readonly part: Part<Cell>
  #views = new Map<By<Cell>, View<Cell>>()
  #summed = new Map<By<Cell>, Summed<Cell>>()

  constructor(part: Part<Cell>) {
    this.part = part
  }

  /** What a market is worked out from by itself. */
  summed(by: By<Cell>): Summed<Cell> {
    const known = this.#summed.get(by)
    if (known) return known
    const found = (by ? this.part.summed?.(by) : this.#whole()) ?? this.view(by)
    this.#summed.set(by, found)
    return found
  }

  /** Every cell by itself, where all of them can still be. */
  #whole(): Summed<Cell> | undefined {
    const { cells, chances } = this.part
    return chances.includes(0) ? undefined : { cells, chances }
  }

  /** The same with the cells that stand behind it, for what has to be put together with others. */
  view(by: By<Cell>): View<Cell> {
    const known = this.#views.get(by)
    if (known) return known
    const view = by ? viewBy(this.part, by) : wholeView(this.part)
    this.#views.set(by, view)
    return view
  }
}
