import { GAMES_A_PAGE } from '@tucano/contract/lobby'

interface Asked {
  pageNo?: number
  pageSize?: number
}

/** The asked page of a list, and how many there are. */
export function pageOf<Thing>(all: readonly Thing[], { pageNo = 1, pageSize = GAMES_A_PAGE }: Asked) {
  const first = (pageNo - 1) * pageSize
  return { things: all.slice(first, first + pageSize), totalPages: Math.ceil(all.length / pageSize), totalCount: all.length }
}
