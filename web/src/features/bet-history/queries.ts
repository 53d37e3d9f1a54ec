import { getBet, listBets, listProfit } from '@tucano/contract/bet-history'
import type { ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#platform/call'
import { readNewest, recordOf, useRecord } from '#platform/record'
import { useSession } from '#platform/session'
import type { Period } from '#platform/period'

export type BetDetail = ReplyOf<typeof getBet>
/** Which bets are wanted. What is left out is not asked about. */
export type Wanted = Pick<RequestOf<typeof listBets>, 'from' | 'to' | 'product' | 'state'>

const useToken = (): string | undefined => useSession((state) => state.token)

const betsOf = (token: string | undefined, wanted: Wanted) =>
  recordOf(['bet-history', token, 'bets', wanted], (before) => call(listBets, { ...wanted, before }))
export const useBets = (wanted: Wanted) => useRecord(betsOf(useToken(), wanted))
export const readNewestBets = (wanted: Wanted): Promise<void> => readNewest(betsOf(useSession.getState().token, wanted).queryKey)

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
