import type { CompetitorId, SportCode } from '../invented/index.ts'
import { type Criterion, type Line, RANKINGS, compared, valueOf } from './rankings.ts'
import type { Result } from './results.ts'

export interface TableRow extends Line {
  competitor: CompetitorId
  /** From 1. */
  rank: number
}

const EMPTY: Line = {
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  points: 0,
  scored: 0,
  conceded: 0,
  detailScored: 0,
  detailConceded: 0,
}

type PointsOf = (own: number, other: number) => number

/** What matches between some competitors come to for each of them. */
function linesOf(competitors: readonly CompetitorId[], results: readonly Result[], pointsOf: PointsOf): Map<CompetitorId, Line> {
  const lines = new Map(competitors.map((id) => [id, { ...EMPTY }]))
  for (const { home, away, score, detail = { home: 0, away: 0 } } of results) {
    const [first, second] = [lines.get(home), lines.get(away)]
    if (first === undefined || second === undefined) continue
    for (const [line, own, other] of [
      [first, 'home', 'away'],
      [second, 'away', 'home'],
    ] as const) {
      line.played++
      line.won += score[own] > score[other] ? 1 : 0
      line.drawn += score[own] === score[other] ? 1 : 0
      line.lost += score[own] < score[other] ? 1 : 0
      line.points += pointsOf(score[own], score[other])
      line.scored += score[own]
      line.conceded += score[other]
      line.detailScored += detail[own]
      line.detailConceded += detail[other]
    }
  }
  return lines
}

/** The table of a league, the first first. Who is level after all that decides stands in the order of the competitors' numbers. */
export function leagueTable(sport: SportCode, competitors: readonly CompetitorId[], results: readonly Result[]): TableRow[] {
  const { pointsOf, criteria } = RANKINGS[sport]
  const lines = linesOf(competitors, results, pointsOf)

  /** Some who are level so far, in the order that the rest of the criteria puts them in. */
  function ranked(level: readonly CompetitorId[], [criterion, ...rest]: readonly Criterion[]): readonly CompetitorId[] {
    if (criterion === undefined || level.length < 2) return level
    const counted = criterion === 'headToHead' ? linesOf(level, results, pointsOf) : lines
    const values = new Map(level.map((id) => [id, valueOf(counted.get(id)!, criterion)]))
    const compare = (a: CompetitorId, b: CompetitorId): number => compared(values.get(b)!, values.get(a)!)
    const groups: CompetitorId[][] = []
    for (const id of level.toSorted(compare)) {
      const group = groups.at(-1)
      if (group && compare(group[0]!, id) === 0) group.push(id)
      else groups.push([id])
    }
    return groups.flatMap((group) => ranked(group, rest))
  }

  const inOrder = competitors.toSorted((a, b) => numberOf(a) - numberOf(b))
  return ranked(inOrder, criteria).map((competitor, n) => ({ ...lines.get(competitor)!, competitor, rank: n + 1 }))
}

const numberOf = (id: CompetitorId): number => Number(id.slice('tc:competitor:'.length))
