import { documentsChanged, getDocuments, sendDocuments } from '@tucano/contract/documents'
import type { RequestOf } from '@tucano/contract/endpoint'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type OnShare, call } from '#platform/call'
import { listen, watchConnection } from '#platform/live'
import { queries } from '#platform/queries'
import { useSession } from '#platform/session'

const documentsOf = (token: string | undefined) =>
  queryOptions({ queryKey: ['documents', token], queryFn: () => call(getDocuments, {}), staleTime: 0 })

/** How far the member's documents are, as it is now. */
export function useDocuments() {
  const token = useSession((state) => state.token)
  useEffect(() => {
    const again = (): void => void queries.invalidateQueries({ queryKey: ['documents'] })
    const stops = [listen(documentsChanged, again), watchConnection((connected) => connected && again())]
    return () => stops.forEach((stop) => stop())
  }, [])
  return useQuery(documentsOf(token))
}

export async function giveDocuments(request: RequestOf<typeof sendDocuments>, onShare: OnShare): Promise<void> {
  const answer = await call(sendDocuments, request, onShare)
  queries.setQueryData(documentsOf(useSession.getState().token).queryKey, answer)
}
