import { documentsChanged } from '@tucano/contract/documents'
import type { ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import {
  type Withdrawal,
  addPayee,
  cancelWithdrawal,
  confirmPart,
  listWithdrawalMethods,
  listWithdrawals,
  removePayee,
  requestWithdrawal,
  withdrawalChanged,
} from '@tucano/contract/withdrawals'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#platform/call'
import { listen, watchConnection } from '#platform/live'
import { queries } from '#platform/queries'
import { recordOf, useRecord } from '#platform/record'
import { useSession } from '#platform/session'
import { STAKED_MS, isStaking } from './steps/queries.ts'

export type Desk = ReplyOf<typeof listWithdrawalMethods>

const useToken = (): string | undefined => useSession((state) => state.token)

/** Never from an earlier look: a form that did not know the key of a moment ago would refuse what is right. */
const deskOf = (token: string | undefined) =>
  queryOptions({
    queryKey: ['withdrawals', token, 'desk'],
    queryFn: () => call(listWithdrawalMethods, {}),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data && isStaking(state.data.wagering) ? STAKED_MS : false),
  })
export const useDesk = () => useQuery(deskOf(useToken()))

/** Never from an earlier look: which withdrawal is under way decides what the page begins with. */
export function useWithdrawals() {
  const list = recordOf(['withdrawals', useToken(), 'list'], (before) => call(listWithdrawals, { before }))
  return useRecord({ ...list, gcTime: 0, refetchOnWindowFocus: 'always' }).query
}

const readAgain = (): Promise<void> => queries.invalidateQueries({ queryKey: ['withdrawals'] })

/** Keeps what is shown current, also after a connection that was lost. */
export function useLiveWithdrawals(): void {
  useEffect(() => listen(withdrawalChanged, () => void readAgain()), [])
  useEffect(() => listen(documentsChanged, () => void readAgain()), [])
  useEffect(() => watchConnection((connected) => void (connected && readAgain())), [])
}

async function thenRead<Answer>(work: Promise<Answer>): Promise<Answer> {
  const answer = await work
  await readAgain()
  return answer
}

export const askWithdrawal = (request: RequestOf<typeof requestWithdrawal>): Promise<Withdrawal> =>
  thenRead(call(requestWithdrawal, request))
export const giveUp = (withdrawalId: string): Promise<Withdrawal> => thenRead(call(cancelWithdrawal, { withdrawalId }))
export const answerPart = (request: RequestOf<typeof confirmPart>): Promise<Withdrawal> => thenRead(call(confirmPart, request))
export const keepPayee = (request: RequestOf<typeof addPayee>) => thenRead(call(addPayee, request))
export const dropPayee = (payeeId: string) => thenRead(call(removePayee, { payeeId }))
