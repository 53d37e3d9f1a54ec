import { getTeamOverview } from '@tucano/contract/agents'
import { listInvitations } from '@tucano/contract/agents/accounts'
import { getIncome, getTeamPresence, listTeamProfit } from '@tucano/contract/agents/reports'
import type { ReplyOf } from '@tucano/contract/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#platform/call'
import type { Period } from '#platform/period'
import { agentKey, useToken } from '../queries.ts'

export type Overview = ReplyOf<typeof getTeamOverview>

/** Figures of a team are counted every few seconds, and read again as often while they are looked at. Without a connection they fail like any other: the page says of when those are that it has. */
export const AGAIN_MS = 15_000
const live = { staleTime: 0, refetchInterval: AGAIN_MS, networkMode: 'always' } as const

export const useOverview = ({ from, to }: Period, enabled = true) =>
  useQuery({
    queryKey: agentKey(useToken(), 'overview', from, to),
    queryFn: () => call(getTeamOverview, { from, to }),
    enabled,
    placeholderData: keepPreviousData,
    ...live,
  })

export const useKept = ({ from, to }: Period) =>
  useQuery({ queryKey: agentKey(useToken(), 'income', from, to), queryFn: () => call(getIncome, { from, to }), ...live })

export const usePresence = () => useQuery({ queryKey: agentKey(useToken(), 'presence'), queryFn: () => call(getTeamPresence, {}), ...live })

export const useBranches = ({ from, to }: Period) =>
  useQuery({
    queryKey: agentKey(useToken(), 'branches', from, to),
    queryFn: () => call(listTeamProfit, { from, to, order: 'stake' }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    networkMode: 'always',
  })

export const useFunnel = () =>
  useQuery({ queryKey: agentKey(useToken(), 'invitations'), queryFn: () => call(listInvitations, {}), staleTime: 0, networkMode: 'always' })
