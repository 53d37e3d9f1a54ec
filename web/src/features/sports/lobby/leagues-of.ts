import type { MatchRow } from '@tucano/contract/sports'

interface League {
  key: string
  rows: MatchRow[]
}

/** Matches by leagues, each league where its first match stands. */
export const leaguesOf = (rows: readonly MatchRow[]): League[] =>
  [...Map.groupBy(rows, ({ sport, league }) => `${sport}/${league ?? ''}`)].map(([key, together]) => ({ key, rows: together }))

/** Matches of sports in this order, those of one sport as they were. */
export function inOrderOf(rows: readonly MatchRow[], sports: readonly string[]): MatchRow[] {
  const place = new Map(sports.map((sport, at) => [sport, at]))
  return rows.filter(({ sport }) => place.has(sport)).toSorted((a, b) => (place.get(a.sport) ?? 0) - (place.get(b.sport) ?? 0))
}

/** The same match once, as it came last: pages of a list that moves overlap. */
export const onceEach = (rows: readonly MatchRow[]): MatchRow[] => [...new Map(rows.map((row) => [row.event, row])).values()]
