import type { MatchRow } from '@tucano/contract/sports'

/** So many matches, one of each sport by turns, those of a sport as they came. */
export function acrossSports<Match extends Pick<MatchRow, 'sport'>>(rows: readonly Match[], most: number): Match[] {
  const turns = [...Map.groupBy(rows, ({ sport }) => sport).values()]
  const longest = Math.max(0, ...turns.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) => turns.flatMap((ofSport) => ofSport[turn] ?? []))
    .flat()
    .slice(0, most)
}
