import { closeInvitation, createInvitation, getOpening, listInvitations, openAccount } from '@tucano/contract/agents/accounts'
import type { ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call'
import { agentKey, readAgain, useToken } from '../queries.ts'

export type Opening = ReplyOf<typeof getOpening>
export type Opened = ReplyOf<typeof openAccount>

export const useOpening = () => useQuery({ queryKey: agentKey(useToken(), 'opening'), queryFn: () => call(getOpening, {}), staleTime: 0 })

export const useInvitations = () =>
  useQuery({ queryKey: agentKey(useToken(), 'invitations'), queryFn: () => call(listInvitations, {}), staleTime: 0 })

export async function makeInvitation(request: RequestOf<typeof createInvitation>): Promise<void> {
  await call(createInvitation, request)
  await readAgain()
}

export async function endInvitation(code: string): Promise<void> {
  await call(closeInvitation, { code })
  await readAgain()
}

export async function open(request: RequestOf<typeof openAccount>): Promise<Opened> {
  const opened = await call(openAccount, request)
  await readAgain()
  return opened
}
