import type { Part, Summed } from '../model.ts'
import {
  POINTS,
  type Points,
  type ScoreCell,
  awayPoints,
  byLead,
  byLeadOfMatch,
  byTotalOfMatch,
  homePoints,
  scoreCell,
  totalOf,
} from './score-cells.ts'
import { type By, Cells, type Name, ScorePart, Sums } from './score-part.ts'
import { type Levels, levelsOf } from './sums.ts'

/** How a side's points can still grow: by how many more, how likely. */
export type Growth = Record<'home' | 'away', Float64Array>

const levelsOfBoth = ({ home, away }: Growth): Record<'home' | 'away', Levels> => ({ home: levelsOf(home), away: levelsOf(away) })

/** How a period can end: what it stands at, and what both sides still add. */
export function periodPart(name: Name, score: Points, growth: Growth): Part<ScoreCell> {
  const { home, away } = levelsOfBoth(growth)
  return new ScorePart({
    name,
    cells: () => {
      const cells = new Cells(home.points.length * away.points.length)
      for (let h = 0; h < home.points.length; h++)
        for (let a = 0; a < away.points.length; a++)
          cells.add(scoreCell(score.home + home.points[h]!, score.away + away.points[a]!, false), home.chances[h]! * away.chances[a]!)
      return cells.found()
    },
    sums: () => {
      const [leads, totals] = [new Sums(2 * POINTS), new Sums(2 * POINTS)]
      for (let h = 0; h < home.points.length; h++) {
        const points = score.home + home.points[h]!
        for (let a = 0; a < away.points.length; a++) {
          const others = score.away + away.points[a]!
          const [cell, chance] = [scoreCell(points, others, false), home.chances[h]! * away.chances[a]!]
          leads.add(points - others + POINTS, cell, chance)
          totals.add(points + others, cell, chance)
        }
      }
      return new Map([
        [byLead, leads.found()],
        [totalOf, totals.found()],
      ])
    },
  })
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

/** The regulation or the overtime that is on, and the overtime that decides where it ends level. */
interface Ends {
  score: Points
  home: Levels
  away: Levels
  overtime: boolean
  decider: Decider | undefined
}

/** How a match can end: whoever is level plays overtime after overtime. */
export function matchPart(name: Name, { score, growth, overtime, extra }: ToTheEnd): Part<ScoreCell> {
  const { home, away } = levelsOfBoth(growth)
  const ties = new Float64Array(POINTS)
  let isLevel = false
  for (let [h, a] = [0, 0]; h < home.points.length; h++) {
    const points = score.home + home.points[h]!
    while (a < away.points.length && score.away + away.points[a]! < points) a++
    if (a === away.points.length) break
    if (score.away + away.points[a]! !== points) continue
    ties[points] = home.chances[h]! * away.chances[a]!
    isLevel ||= ties[points] !== 0
  }
  const ends: Ends = { score, home, away, overtime, decider: isLevel ? deciderOf(ties, extra()) : undefined }
  return new ScorePart({ name, cells: () => cellsOf(ends), sums: () => sumsOf(ends) })
}

/** Of all overtimes, tails as likely as this are put together: they are rare themselves. */
const RARELY = 1e-8

/** The overtime that decides: from which level scores it starts, any number of level ones having gone before, and what sides score in it. */
interface Decider {
  starts: Levels
  home: Levels
  away: Levels
  /** More than either side scores in it. */
  width: number
}

function deciderOf(ties: Float64Array, extra: Growth): Decider {
  const width = Math.max(extra.home.length, extra.away.length)
  return {
    starts: startsOf(ties.subarray(0, POINTS - width), extra),
    home: levelsOf(extra.home, RARELY),
    away: levelsOf(extra.away, RARELY),
    width,
  }
}

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

function cellsOf({ score, home, away, overtime, decider }: Ends): Summed<ScoreCell> {
  const cells = new Cells(home.points.length * away.points.length)
  for (let h = 0; h < home.points.length; h++) {
    const points = score.home + home.points[h]!
    for (let a = 0; a < away.points.length; a++) {
      const others = score.away + away.points[a]!
      if (points !== others) cells.add(scoreCell(points, others, overtime), home.chances[h]! * away.chances[a]!)
    }
  }
  if (decider) addOvertimes(cells, decider)
  return cells.found()
}

function addOvertimes(cells: Cells, { starts, home, away, width }: Decider): void {
  cells.grow(2 * width * POINTS)
  /** By the points of the home side, then by the margin. */
  const band = new Float64Array(POINTS * 2 * width)
  for (let n = 0; n < starts.points.length; n++)
    for (let h = 0; h < home.points.length; h++) {
      const points = home.points[h]!
      const here = starts.chances[n]! * home.chances[h]!
      const row = 2 * width * (starts.points[n]! + points) + width + points
      for (let a = 0; a < away.points.length; a++) if (points !== away.points[a]!) band[row - away.points[a]!]! += here * away.chances[a]!
    }
  for (let points = 0; points < POINTS; points++)
    for (let margin = 1 - width; margin < width; margin++) {
      const chance = band[2 * width * points + width + margin]!
      if (chance > 0) cells.add(scoreCell(points, points - margin, true), chance)
    }
}

interface MatchSums {
  leads: Sums
  totals: Sums
  home: Sums
  away: Sums
}

/** What is put together of whole matches, by what markets look through. */
function sumsOf(ends: Ends): ReadonlyMap<By, Summed<ScoreCell>> {
  const sums: MatchSums = { leads: new Sums(4 * POINTS), totals: new Sums(4 * POINTS), home: new Sums(POINTS), away: new Sums(POINTS) }
  const { score, home, away, overtime, decider } = ends
  const offset = overtime ? 3 * POINTS : POINTS
  for (let h = 0; h < home.points.length; h++) {
    const points = score.home + home.points[h]!
    const here = home.chances[h]!
    for (let a = 0; a < away.points.length; a++) {
      const others = score.away + away.points[a]!
      if (points === others) continue
      const [cell, chance] = [scoreCell(points, others, overtime), here * away.chances[a]!]
      sums.leads.add(points - others + offset, cell, chance)
      sums.totals.add(2 * (points + others) + (points > others ? 1 : 0), cell, chance)
      sums.home.add(points, cell, chance)
      sums.away.add(others, cell, chance)
    }
  }
  if (decider) sumOvertimes(sums, decider)
  return new Map([
    [byLeadOfMatch, sums.leads.found()],
    [byTotalOfMatch, sums.totals.found()],
    [homePoints, sums.home.found()],
    [awayPoints, sums.away.found()],
  ])
}

/** What an overtime adds does not hang on where it starts: leads, totals and points of sides are those of one, once for each start. */
function sumOvertimes(sums: MatchSums, { starts, home, away, width }: Decider): void {
  const all = starts.chances.reduce((sum, chance) => sum + chance, 0)
  const [ofTotal, ofHome, ofAway] = [new Float64Array(4 * width), new Float64Array(width), new Float64Array(width)]
  const [first] = starts.points
  for (let h = 0; h < home.points.length; h++)
    for (let a = 0; a < away.points.length; a++) {
      const [points, others] = [home.points[h]!, away.points[a]!]
      if (points === others) continue
      const chance = home.chances[h]! * away.chances[a]!
      sums.leads.add(points - others + 3 * POINTS, scoreCell(first! + points, first! + others, true), all * chance)
      ofTotal[2 * (points + others) + (points > others ? 1 : 0)]! += chance
      ofHome[points]! += chance
      ofAway[others]! += chance
    }
  for (let n = 0; n < starts.points.length; n++) {
    const [start, chance] = [starts.points[n]!, starts.chances[n]!]
    for (let points = 0; points < width; points++) {
      // Whoever else scores, a cell with these points stands for all.
      if (ofHome[points]! > 0) sums.home.add(start + points, scoreCell(start + points, start, true), chance * ofHome[points]!)
      if (ofAway[points]! > 0) sums.away.add(start + points, scoreCell(start, start + points, true), chance * ofAway[points]!)
    }
    for (let total = 0; total < 2 * width; total++) {
      const [lost, won] = [ofTotal[2 * total]!, ofTotal[2 * total + 1]!]
      if (lost > 0) sums.totals.add(2 * (2 * start + total), scoreCell(start, start + total, true), chance * lost)
      if (won > 0) sums.totals.add(2 * (2 * start + total) + 1, scoreCell(start + total, start, true), chance * won)
    }
  }
}
