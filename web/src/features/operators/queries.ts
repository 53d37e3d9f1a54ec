import { type OperatorEntry, listOperators, readJournal } from '@tucano/contract/operators'
import type { RequestOf } from '@tucano/contract/endpoint'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#platform/call'
import { queries } from '#platform/queries'
import { pageOf, recordOf, useRecord } from '#platform/record'

const operators = queryOptions({
  queryKey: ['operators', 'list'],
  queryFn: async () => (await call(listOperators, {})).operators,
  staleTime: 0,
})
export const useOperators = () => useQuery(operators)
export const refreshOperators = (): Promise<void> => queries.invalidateQueries({ queryKey: operators.queryKey })

export const rereadOperator = async (id: string): Promise<OperatorEntry | undefined> =>
  (await queries.fetchQuery(operators)).find((entry) => entry.id === id)

export type JournalFilter = Omit<RequestOf<typeof readJournal>, 'before'>

const journalOf = (filter: JournalFilter) =>
  recordOf(['operators', 'journal', filter], async (before) => {
    const { entries, more, verified } = await call(readJournal, { ...filter, before })
    return { verified, ...pageOf(entries, more) }
  })

/** The journal as far as it was asked for, and how the last look over its chain ended. */
export function useJournal(filter: JournalFilter) {
  const { query, first } = useRecord({ ...journalOf(filter), placeholderData: keepPreviousData })
  return { query, verified: first?.verified }
}
