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

export const useTeamBets = (wanted: WantedBets) =>
  useRecord(recordOf(agentKey(useToken(), 'bets', wanted), (before) => call(listTeamBets, { ...wanted, before })))

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
