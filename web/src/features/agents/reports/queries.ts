import { getIncome, getTeamBet, listDownlineDays, listTeamBets, listTeamProfit } from '@tucano/contract/agents/reports'
import type { ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#platform/call'
import type { Period } from '#platform/period'
import { recordOf, useRecord } from '#platform/record'
import { agentKey, useToken } from '../queries.ts'

export type Income = ReplyOf<typeof getIncome>
export type DownlineDay = ReplyOf<typeof listDownlineDays>['list'][number]
type WantedBets = Omit<RequestOf<typeof listTeamBets>, 'before'>

/** Of a large team not all of a period may have been looked at for a page with nothing in it: then the next one is asked for, so many times at most. */
const EMPTY_PAGES = 20

async function readTeamBets(wanted: WantedBets, before: string | undefined) {
  const first = await call(listTeamBets, { ...wanted, before })
  let page = first
  for (let asked = 0; page.list.length === 0 && page.next !== null && asked < EMPTY_PAGES; asked++)
    page = await call(listTeamBets, { ...wanted, before: page.next })
  return { ...first, list: page.list, next: page.next }
}

export const useTeamBets = (wanted: WantedBets) =>
  useRecord(recordOf(agentKey(useToken(), 'bets', wanted), (before) => readTeamBets(wanted, before)))

export const useTeamBet = (roundId: string) =>
  useQuery({ queryKey: agentKey(useToken(), 'bet', roundId), queryFn: () => call(getTeamBet, { roundId }), staleTime: 0 })

export const useProfit = (wanted: RequestOf<typeof listTeamProfit>) =>
  useQuery({
    queryKey: agentKey(useToken(), 'profit', wanted),
    queryFn: () => call(listTeamProfit, wanted),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const useDays = (wanted: RequestOf<typeof listDownlineDays>) =>
  useQuery({
    queryKey: agentKey(useToken(), 'days', wanted),
    queryFn: () => call(listDownlineDays, wanted),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const useIncome = ({ from, to }: Period) =>
  useQuery({
    queryKey: agentKey(useToken(), 'income', from, to),
    queryFn: () => call(getIncome, { from, to }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
