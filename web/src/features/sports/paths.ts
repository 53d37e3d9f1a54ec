import { pages } from '@tucano/contract/pages'

/** The page of a match. */
export const matchPath = (event: string): string => pages.sportsMatch.path.replace('$match', event)
/** The page that plays a match again. */
export const proofPath = (event: string): string => pages.sportsProof.path.replace('$match', event)

/** What of an address stands for a match: `tc:match:4711`. */
export function matchIn(pathname: string): string {
  return decodeURIComponent(pathname.replace(/\/+$/, '').split('/').at(-1) ?? '')
}

export interface Place {
  sport?: string | undefined
  league?: string | undefined
  /** yyyy-MM-dd; without one what is live. */
  day?: string | undefined
  followed?: boolean
}

/** The lists of a page, narrowed. */
export function listPath(base: string, { sport, league, day, followed }: Place): string {
  const search = new URLSearchParams()
  if (sport) search.set('sport', sport)
  if (league) search.set('league', league)
  if (day) search.set('day', day)
  if (followed) search.set('followed', '1')
  const text = search.toString()
  return text === '' ? base : `${base}?${text}`
}

export function placeIn(search: URLSearchParams): Place {
  const read = (name: string): string | undefined => search.get(name) ?? undefined
  return { sport: read('sport'), league: read('league'), day: read('day'), followed: search.has('followed') }
}
