import { getBet, listBets, listProfit } from '@tucano/contract/bet-history'
import type { ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '#platform/call'
import { queries } from '#platform/queries'
import { useSession } from '#platform/session'
import type { Period } from '#platform/period'

export type BetDetail = ReplyOf<typeof getBet>
/** Which bets are wanted. What is left out is not asked about. */
export type Wanted = Pick<RequestOf<typeof listBets>, 'from' | 'to' | 'product' | 'state'>

const useToken = (): string | undefined => useSession((state) => state.token)

const betsOf = (token: string | undefined, wanted: Wanted) =>
  infiniteQueryOptions({
    queryKey: ['bet-history', token, 'bets', wanted],
    queryFn: ({ pageParam }) => call(listBets, { ...wanted, ...(pageParam ? { before: pageParam } : {}) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => ({ bets: pages.flatMap(({ list }) => list), total: pages[0]!.total }),
    // Whoever opens the record has often just played.
    staleTime: 0,
  })
export const useBets = (wanted: Wanted) => useInfiniteQuery(betsOf(useToken(), wanted))

/** Reads the newest page again, and forgets the older ones. */
export async function readNewest(wanted: Wanted): Promise<void> {
  const { queryKey } = betsOf(useSession.getState().token, wanted)
  queries.setQueryData(queryKey, (known) => known && { pages: known.pages.slice(0, 1), pageParams: known.pageParams.slice(0, 1) })
  await queries.invalidateQueries({ queryKey })
}

const betOf = (token: string | undefined, roundId: string) =>
  queryOptions({ queryKey: ['bet-history', token, 'bet', roundId], queryFn: () => call(getBet, { roundId }), staleTime: 0 })
export const useBet = (roundId: string) => useQuery(betOf(useToken(), roundId))

const profitOf = (token: string | undefined, period: Period) =>
  queryOptions({
    queryKey: ['bet-history', token, 'profit', period],
    queryFn: async () => (await call(listProfit, { ...period })).days,
    staleTime: 0,
  })
export const useProfit = (period: Period) => useQuery(profitOf(useToken(), period))
