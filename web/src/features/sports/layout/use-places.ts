import { pages } from '@tucano/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'wouter'
import { type Place, placeIn } from '../paths.ts'
import { type Tree, type TreeSport, sportsTree } from '../queries.ts'
import { type Family, sportOf } from '../sport-of.ts'

export const basePath = (family: Family): string => pages[family].path

/** The sports of a page, in the order of the tree. */
const sportsOf = (tree: Tree | undefined, family: Family): TreeSport[] =>
  (tree?.sports ?? []).filter(({ sport }) => sportOf(sport).family === family)

export const sumOf = (sports: readonly TreeSport[], what: 'live' | 'today' | 'ahead'): number =>
  sports.reduce((sum, sport) => sum + sport[what], 0)

/** Where a visitor is among the lists, and what there is. */
export function usePlaces(family: Family): { sports: TreeSport[]; place: Place; isLists: boolean } {
  const { data } = useQuery(sportsTree())
  const [path] = useLocation()
  const [search] = useSearchParams()
  const isLists = path === basePath(family) || path === pages.vendorSports.path
  return { sports: sportsOf(data, family), place: isLists ? placeIn(search) : {}, isLists }
}
