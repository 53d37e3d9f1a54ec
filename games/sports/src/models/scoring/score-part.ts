import type { Part, Summed } from '../model.ts'
import type { ScoreCell } from './score-cells.ts'

/** What markets look at cells through. */
export type By = (cell: ScoreCell) => number
export type Name = Pick<Part<ScoreCell>, 'part' | 'place' | 'chance'>

/** Cells with their chances; there is room for so many at first. */
export class Cells {
  readonly #cells: ScoreCell[] = []
  #chances: Float64Array

  constructor(room: number) {
    this.#chances = new Float64Array(room)
  }

  /** Room for so many more. */
  grow(room: number): void {
    const chances = new Float64Array(this.#cells.length + room)
    chances.set(this.#chances.subarray(0, this.#cells.length))
    this.#chances = chances
  }

  add(cell: ScoreCell, chance: number): void {
    this.#chances[this.#cells.length] = chance
    this.#cells.push(cell)
  }

  found(): Summed<ScoreCell> {
    return { cells: this.#cells, chances: this.#chances.subarray(0, this.#cells.length) }
  }
}

/** Chances by a whole number below `room`, each with one of the cells that have it. */
export class Sums {
  readonly #chances: Float64Array
  readonly #cells: Int32Array

  constructor(room: number) {
    this.#chances = new Float64Array(room)
    this.#cells = new Int32Array(room)
  }

  add(number: number, cell: ScoreCell, chance: number): void {
    this.#chances[number]! += chance
    this.#cells[number] = cell
  }

  found(): Summed<ScoreCell> {
    const cells: ScoreCell[] = []
    const chances: number[] = []
    for (let n = 0; n < this.#chances.length; n++) {
      if (this.#chances[n] === 0) continue
      cells.push(this.#cells[n]!)
      chances.push(this.#chances[n]!)
    }
    return { cells, chances: Float64Array.from(chances) }
  }
}

interface Made {
  name: Name
  /** Every cell: tens of thousands, that are made when somebody asks how selections end together. */
  cells: () => Summed<ScoreCell>
  /** What markets by themselves look at: it follows from what either side adds, without a look at the cells. */
  sums: () => ReadonlyMap<By, Summed<ScoreCell>>
}

/** Of what can be asked of a part, nothing is worked out before it is. */
export class ScorePart implements Part<ScoreCell> {
  readonly part: string
  readonly place?: NonNullable<Name['place']>
  readonly chance?: string
  readonly #made: Made
  #found: Summed<ScoreCell> | undefined
  #sums: ReadonlyMap<By, Summed<ScoreCell>> | undefined

  constructor(made: Made) {
    const { part, place, chance } = made.name
    this.part = part
    if (place !== undefined) this.place = place
    if (chance !== undefined) this.chance = chance
    this.#made = made
  }

  get #all(): Summed<ScoreCell> {
    this.#found ??= this.#made.cells()
    return this.#found
  }

  get cells(): readonly ScoreCell[] {
    return this.#all.cells
  }

  get chances(): Float64Array {
    return this.#all.chances
  }

  summed(by: By): Summed<ScoreCell> | undefined {
    this.#sums ??= this.#made.sums()
    return this.#sums.get(by)
  }
}
