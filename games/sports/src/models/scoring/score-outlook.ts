import { POINTS, type Points, type ScoreCell, scoreCell } from './score-cells.ts'
import { type Levels, levelsOf } from './sums.ts'

/** How a side's points can still grow: by how many more, how likely. */
export type Growth = Record<'home' | 'away', Float64Array>

interface ScoreOutlook {
  cells: ScoreCell[]
  chances: Float64Array
}

/** Cells with their chances; there is room for so many at first. */
class Cells {
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

  found(): ScoreOutlook {
    return { cells: this.#cells, chances: this.#chances.subarray(0, this.#cells.length) }
  }
}

/** How a period can end: what it stands at, and what both sides still add. */
export function periodOutlook(score: Points, growth: Growth): ScoreOutlook {
  const [home, away] = [levelsOf(growth.home), levelsOf(growth.away)]
  const cells = new Cells(home.points.length * away.points.length)
  for (let h = 0; h < home.points.length; h++)
    for (let a = 0; a < away.points.length; a++)
      cells.add(scoreCell(score.home + home.points[h]!, score.away + away.points[a]!, false), home.chances[h]! * away.chances[a]!)
  return cells.found()
}

interface ToTheEnd {
  score: Points
  /** To the end of regulation, or of the overtime that is on. */
  growth: Growth
  /** Is it on? */
  overtime: boolean
  /** In one whole overtime. */
  extra: () => Growth
}

/** How a match can end: whoever is level plays overtime after overtime. */
export function matchOutlook({ score, growth, overtime, extra }: ToTheEnd): ScoreOutlook {
  const [home, away] = [levelsOf(growth.home), levelsOf(growth.away)]
  const cells = new Cells(home.points.length * away.points.length)
  const ties = new Float64Array(POINTS)
  for (let h = 0; h < home.points.length; h++) {
    const points = score.home + home.points[h]!
    const chance = home.chances[h]!
    for (let a = 0; a < away.points.length; a++) {
      const others = score.away + away.points[a]!
      if (points === others) ties[points]! += chance * away.chances[a]!
      else cells.add(scoreCell(points, others, overtime), chance * away.chances[a]!)
    }
  }
  addOvertimes(cells, ties, extra)
  return cells.found()
}

/** Of all overtimes, tails as likely as this are put together: they are rare themselves. */
const RARELY = 1e-8

/** From which level scores the overtime starts that decides: any number of level ones may have gone before. */
function startsOf(ties: Float64Array, extra: Growth): Levels {
  const level = extra.home.map((chance, points) => chance * (extra.away[points] ?? 0))
  const starts = new Float64Array(ties.length)
  const again = 1 - level[0]!
  for (let start = 0; start < starts.length; start++) {
    let chance = ties[start]!
    for (let points = 1; points < level.length && points <= start; points++) chance += level[points]! * starts[start - points]!
    starts[start] = chance / again
  }
  return levelsOf(starts, RARELY * starts.reduce((sum, chance) => sum + chance, 0))
}

function addOvertimes(cells: Cells, ties: Float64Array, extraGrowth: () => Growth): void {
  if (ties.every((chance) => chance === 0)) return
  const extra = extraGrowth()
  const [home, away] = [levelsOf(extra.home, RARELY), levelsOf(extra.away, RARELY)]
  const width = Math.max(extra.home.length, extra.away.length)
  cells.grow(2 * width * POINTS)
  /** By the points of the home side, then by the margin. */
  const band = new Float64Array(POINTS * 2 * width)
  const starts = startsOf(ties.subarray(0, POINTS - width), extra)
  for (const [n, start] of starts.points.entries()) addOvertime({ band, width, start, chance: starts.chances[n]! }, home, away)
  for (let points = 0; points < POINTS; points++)
    for (let margin = 1 - width; margin < width; margin++) {
      const chance = band[2 * width * points + width + margin]!
      if (chance > 0) cells.add(scoreCell(points, points - margin, true), chance)
    }
}

interface Overtime {
  band: Float64Array
  width: number
  /** What both stand at. */
  start: number
  chance: number
}

function addOvertime({ band, width, start, chance }: Overtime, home: Levels, away: Levels): void {
  for (let h = 0; h < home.points.length; h++) {
    const points = home.points[h]!
    const here = chance * home.chances[h]!
    const row = 2 * width * (start + points) + width + points
    for (let a = 0; a < away.points.length; a++) if (points !== away.points[a]!) band[row - away.points[a]!]! += here * away.chances[a]!
  }
}
