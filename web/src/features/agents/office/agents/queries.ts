import { type AgentLine, getAgent, listAgents } from '@tucano/contract/agents/office'
import type { ReplyOf } from '@tucano/contract/endpoint'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { QUEUES } from '#office/queue-query.ts'
import { call } from '#platform/call'
import { queries } from '#platform/queries'

export type AgentProfile = ReplyOf<typeof getAgent>

const keyOf = (...more: readonly unknown[]): unknown[] => [QUEUES, 'agents', ...more]

/** Agents right below somebody, the general ones, or those who were searched for, as far as they were asked for. */
export function useAgents(asked: { of?: string; query?: string }) {
  const query = useInfiniteQuery({
    queryKey: keyOf('list', asked),
    queryFn: ({ pageParam: page }) => call(listAgents, { ...asked, page }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.reduce((sum, { list }) => sum + list.length, 0) < total && pages.at(-1)?.list.length ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const pages = query.data?.pages
  // An agent who has moved meanwhile may stand on two pages.
  const found = new Map(pages?.flatMap(({ list }) => list).map((line): [string, AgentLine] => [line.memberId, line]))
  return { query: { ...query, data: pages && [...found.values()] }, path: pages?.[0]?.path ?? [] }
}

export const useAgent = (memberId: string) =>
  useQuery({ queryKey: keyOf('agent', memberId), queryFn: () => call(getAgent, { memberId }), staleTime: 0 })

/** After a change: the list, and every agent that is shown. */
export const rereadAgents = (): Promise<void> => queries.invalidateQueries({ queryKey: keyOf() })

/** Agents anywhere, by how their names begin. */
export const findAgents = {
  queryKey: (query: string): readonly unknown[] => keyOf('find', query),
  read: async (query: string) =>
    (await call(listAgents, { query })).list
      .filter(({ kind }) => kind > 0)
      .map(({ memberId, account, nickname }) => ({ memberId, name: account, nickname })),
}
