import { GAMES_A_PAGE } from '@tucano/contract/lobby'
import type { CatalogueGame } from '#catalogue/rows'

interface Asked {
  pageNo?: number
  pageSize?: number
}

/** The asked page of a list, and how many of all its games can be opened. */
export function pageOf(all: readonly CatalogueGame[], { pageNo = 1, pageSize = GAMES_A_PAGE }: Asked) {
  const first = (pageNo - 1) * pageSize
  return {
    games: all.slice(first, first + pageSize),
    totalPages: Math.ceil(all.length / pageSize),
    totalCount: all.filter(({ open }) => open).length,
  }
}
