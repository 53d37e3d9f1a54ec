import {
  type Deposit,
  cancelDeposit,
  depositChanged,
  getDeposit,
  listDepositMethods,
  listDeposits,
  openDeposit,
  openTransfer,
  sendReceipt,
} from '@tucano/contract/deposits'
import { documentsChanged } from '@tucano/contract/documents'
import type { ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type OnShare, call } from '#platform/call'
import { listen, watchConnection } from '#platform/live'
import { queries } from '#platform/queries'
import { recordOf, useRecord } from '#platform/record'
import { useSession } from '#platform/session'

export type Desk = ReplyOf<typeof listDepositMethods>

const useToken = (): string | undefined => useSession((state) => state.token)

/** Never from an earlier look: which deposit is under way decides what the page begins with. */
const deskOf = (token: string | undefined) =>
  queryOptions({ queryKey: ['deposits', token, 'desk'], queryFn: () => call(listDepositMethods, {}), staleTime: 0, gcTime: 0 })
export const useDesk = () => useQuery(deskOf(useToken()))

const ASKED_MS = 2000

const depositOf = (token: string | undefined, depositId: string) =>
  queryOptions({
    queryKey: ['deposits', token, 'one', depositId],
    queryFn: () => call(getDeposit, { depositId }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    // Of a charge that the bank has not made yet nobody tells.
    refetchInterval: ({ state: { data } }) => (data?.state === 'asked' ? ASKED_MS : false),
  })
export const useDeposit = (depositId: string) => useQuery(depositOf(useToken(), depositId))

export const useDeposits = () => useRecord(recordOf(['deposits', useToken(), 'list'], (before) => call(listDeposits, { before })))

const readDepositsAgain = (): Promise<void> => queries.invalidateQueries({ queryKey: ['deposits'] })

/** Keeps what the page shows current, also after a connection that was lost. */
export function useLiveDeposits(): void {
  useEffect(() => listen(depositChanged, () => void readDepositsAgain()), [])
  useEffect(() => listen(documentsChanged, () => void readDepositsAgain()), [])
  useEffect(() => watchConnection((connected) => void (connected && readDepositsAgain())), [])
}

/** What the server answered is shown before everything else is read again. */
function take(deposit: Deposit): Deposit {
  queries.setQueryData(depositOf(useSession.getState().token, deposit.depositId).queryKey, deposit)
  void readDepositsAgain()
  return deposit
}

export const askDeposit = async (kind: Deposit['kind'], request: RequestOf<typeof openDeposit>): Promise<Deposit> =>
  take(await call(kind === 'pix' ? openDeposit : openTransfer, request))
export const giveReceipt = async (depositId: string, receipt: string, onShare: OnShare): Promise<Deposit> =>
  take(await call(sendReceipt, { depositId, receipt }, onShare))
export const giveUp = async (depositId: string): Promise<Deposit> => take(await call(cancelDeposit, { depositId }))
