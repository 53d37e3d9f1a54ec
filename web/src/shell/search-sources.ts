import { lazyPart } from '#platform/chunk'
import type { SearchSource } from '../features/lobby/search/search-source.ts'

/** What the search of the header finds besides games. Another product is another line here. */
export const searchSources: readonly SearchSource[] = [
  {
    key: 'sports',
    Found: lazyPart('sports-search', () => import('../features/sports/lobby/found-in-sports.tsx').then((part) => part.FoundInSports)),
  },
]
