import { getUpline, listTransfers, transferToUpline } from '@tucano/contract/transfers'
import type { ReplyOf, RequestOf } from '@tucano/contract/endpoint'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#platform/call'
import { queries } from '#platform/queries'
import { recordOf, useRecord } from '#platform/record'
import { useSession } from '#platform/session'

export type Upline = ReplyOf<typeof getUpline>

const useToken = (): string | undefined => useSession((state) => state.token)

const uplineOf = (token: string | undefined) =>
  queryOptions({ queryKey: ['transfers', token, 'upline'], queryFn: () => call(getUpline, {}), staleTime: 0 })
export const useUpline = () => useQuery(uplineOf(useToken()))

export const useTransfers = () => useRecord(recordOf(['transfers', useToken(), 'list'], (before) => call(listTransfers, { before })))

export async function sendToUpline(request: RequestOf<typeof transferToUpline>): Promise<void> {
  await call(transferToUpline, request)
  await queries.invalidateQueries({ queryKey: ['transfers'] })
}
