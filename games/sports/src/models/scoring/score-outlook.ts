import { POINTS, type Points, type ScoreCell, scoreCell } from './score-cells.ts'
import { type Levels, levelsOf } from './sums.ts'

/** How a side's points can still grow: by how many more, how likely. */
export type Growth = Record<'home' | 'away', Float64Array>

interface Cells {
  cells: ScoreCell[]
  chances: number[]
}

export interface ScoreOutlook {
  cells: ScoreCell[]
  chances: Float64Array
}

/** How a period can end: what it stands at, and what both sides still add. */
export function periodOutlook(score: Points, growth: Growth): ScoreOutlook {
  const found: Cells = { cells: [], chances: [] }
  const [home, away] = [levelsOf(growth.home), levelsOf(growth.away)]
  for (let h = 0; h < home.points.length; h++)
    for (let a = 0; a < away.points.length; a++) {
      found.cells.push(scoreCell(score.home + home.points[h]!, score.away + away.points[a]!, false))
      found.chances.push(home.chances[h]! * away.chances[a]!)
    }
  return { cells: found.cells, chances: Float64Array.from(found.chances) }
}

export interface ToTheEnd {
  score: Points
  /** To the end of regulation, or of the overtime that is on. */
  growth: Growth
  /** Is it on? */
  overtime: boolean
  /** In one whole overtime. */
  extra: Growth
}

/** How a match can end: whoever is level plays overtime after overtime. */
export function matchOutlook({ score, growth, overtime, extra }: ToTheEnd): ScoreOutlook {
  const found: Cells = { cells: [], chances: [] }
  const [home, away] = [levelsOf(growth.home), levelsOf(growth.away)]
  const ties = new Float64Array(POINTS)
  for (let h = 0; h < home.points.length; h++) {
    const points = score.home + home.points[h]!
    const chance = home.chances[h]!
    for (let a = 0; a < away.points.length; a++) {
      const others = score.away + away.points[a]!
      if (points === others) ties[points]! += chance * away.chances[a]!
      else {
        found.cells.push(scoreCell(points, others, overtime))
        found.chances.push(chance * away.chances[a]!)
      }
    }
  }
  addOvertimes(found, ties, extra)
  return { cells: found.cells, chances: Float64Array.from(found.chances) }
}

/** Less of all ties than this is left out. */
const HARDLY = 1e-15

/** From which level scores the overtime starts that decides: any number of level ones may have gone before. */
function lastStarts(ties: Float64Array, extra: Growth): Float64Array {
  const level = extra.home.map((chance, points) => chance * (extra.away[points] ?? 0))
  const starts = new Float64Array(ties.length)
  const again = 1 - level[0]!
  for (let start = 0; start < starts.length; start++) {
    let chance = ties[start]!
    for (let points = 1; points < level.length && points <= start; points++) chance += level[points]! * starts[start - points]!
    starts[start] = chance / again
  }
  return starts
}

function addOvertimes(found: Cells, ties: Float64Array, extra: Growth): void {
  const least = HARDLY * ties.reduce((sum, chance) => sum + chance, 0)
  if (least === 0) return
  const starts = lastStarts(ties, extra)
  const [home, away] = [levelsOf(extra.home), levelsOf(extra.away)]
  const width = Math.max(extra.home.length, extra.away.length)
  /** By the margin, then by the points of the home side. */
  const band = new Float64Array(2 * width * POINTS)
  for (let start = 0; start < POINTS - width; start++)
    if (starts[start]! > least) addOvertime({ band, width, start, chance: starts[start]! }, home, away)
  for (let margin = 1 - width; margin < width; margin++)
    for (let points = Math.max(margin, 0); points < POINTS; points++) {
      const chance = band[(margin + width) * POINTS + points]!
      if (chance > 0) {
        found.cells.push(scoreCell(points, points - margin, true))
        found.chances.push(chance)
      }
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
    for (let a = 0; a < away.points.length; a++) {
      const margin = points - away.points[a]!
      if (margin !== 0) band[(margin + width) * POINTS + start + points]! += here * away.chances[a]!
    }
  }
}
