import {
  getDownline,
  getDownlineTransfer,
  listDownlines,
  promoteDownline,
  setRebates,
  transferToDownline,
} from '@tucano/contract/agents/downlines'
import type { ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#platform/call'
import { agentKey, readAgain, useToken } from '../queries.ts'

export type DownlineDetail = ReplyOf<typeof getDownline>
export type Wanted = RequestOf<typeof listDownlines>

export const useDownlines = (wanted: Wanted) =>
  useQuery({
    queryKey: agentKey(useToken(), 'downlines', wanted),
    queryFn: () => call(listDownlines, wanted),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const useDownline = (memberId: string) =>
  useQuery({ queryKey: agentKey(useToken(), 'downline', memberId), queryFn: () => call(getDownline, { memberId }), staleTime: 0 })

export const useTransferTerms = (memberId: string) =>
  useQuery({
    queryKey: agentKey(useToken(), 'transfer', memberId),
    queryFn: () => call(getDownlineTransfer, { memberId }),
    staleTime: 0,
  })

async function thenReadAgain(done: Promise<unknown>): Promise<void> {
  await done
  await readAgain()
}

export const saveRebates = (request: RequestOf<typeof setRebates>): Promise<void> => thenReadAgain(call(setRebates, request))
export const promote = (memberId: string): Promise<void> => thenReadAgain(call(promoteDownline, { memberId }))
export const transfer = (request: RequestOf<typeof transferToDownline>): Promise<void> => thenReadAgain(call(transferToDownline, request))
