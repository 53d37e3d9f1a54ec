import { getUpline, listTransfers, transferToUpline } from '@tucano/contract/transfers'
import type { ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '#platform/call'
import { queries } from '#platform/queries'
import { useSession } from '#platform/session'

export type Upline = ReplyOf<typeof getUpline>

const useToken = (): string | undefined => useSession((state) => state.token)

const uplineOf = (token: string | undefined) =>
  queryOptions({ queryKey: ['transfers', token, 'upline'], queryFn: () => call(getUpline, {}), staleTime: 0 })
export const useUpline = () => useQuery(uplineOf(useToken()))

const transfersOf = (token: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['transfers', token, 'list'],
    queryFn: ({ pageParam }) => call(listTransfers, pageParam ? { before: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ list }) => list),
    staleTime: 0,
  })
export const useTransfers = () => useInfiniteQuery(transfersOf(useToken()))

export async function sendToUpline(request: RequestOf<typeof transferToUpline>): Promise<void> {
  await call(transferToUpline, request)
  await queries.invalidateQueries({ queryKey: ['transfers'] })
}
