import { type JournalEntry, listOperators, readJournal } from '@tucano/contract/operators'
import type { RequestOf } from '@tucano/contract/endpoint'
import { infiniteQueryOptions, keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '#platform/call'
import { queries } from '#platform/queries'

const operators = queryOptions({
  queryKey: ['operators', 'list'],
  queryFn: async () => (await call(listOperators, {})).operators,
  staleTime: 0,
})
export const useOperators = () => useQuery(operators)
export const refreshOperators = (): Promise<void> => queries.invalidateQueries({ queryKey: operators.queryKey })

export type JournalFilter = Omit<RequestOf<typeof readJournal>, 'before'>

const journalOf = (filter: JournalFilter) =>
  infiniteQueryOptions({
    queryKey: ['operators', 'journal', filter],
    queryFn: ({ pageParam }) => call(readJournal, pageParam === undefined ? filter : { ...filter, before: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The journal as far as it was asked for, and how the last look over its chain ended. */
export function useJournal(filter: JournalFilter) {
  const query = useInfiniteQuery(journalOf(filter))
  const pages = query.data?.pages
  return { query: { ...query, data: pages?.flatMap(({ entries }): JournalEntry[] => entries) }, verified: pages?.[0]?.verified }
}
