import { exportMovements, listMovements } from '@tucano/contract/account-record'
import type { RequestOf } from '@tucano/contract/endpoint'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#platform/call'
import { download } from '#platform/download'
import { addDays } from '#platform/period'
import { queries } from '#platform/queries'
import { readNewest, recordOf, useRecord } from '#platform/record'
import { useSession } from '#platform/session'

/** Which movements are wanted. */
export type Wanted = RequestOf<typeof exportMovements>

const useToken = (): string | undefined => useSession((state) => state.token)

const movementsOf = (token: string | undefined, wanted: Wanted) =>
  recordOf(['account-record', token, wanted], (before) => call(listMovements, { ...wanted, before }))
export const useMovements = (wanted: Wanted) => useRecord(movementsOf(useToken(), wanted))
export const readNewestMovements = (wanted: Wanted): Promise<void> => readNewest(movementsOf(useSession.getState().token, wanted).queryKey)

const LATEST_DAYS = 90
const LATEST = 8

export type Latest = Pick<Wanted, 'pocket' | 'heading'>

const latestOf = (token: string | undefined, today: string, latest: Latest) =>
  queryOptions({
    queryKey: ['account-record', token, 'latest', latest],
    queryFn: async () => (await call(listMovements, { ...latest, from: addDays(today, -LATEST_DAYS), to: today, limit: LATEST })).list,
    staleTime: 0,
  })
export const useLatest = (today: string, latest: Latest) => useQuery(latestOf(useToken(), today, latest))

/** What moved may be in any of them. */
export const readLatestAgain = (): Promise<void> =>
  queries.invalidateQueries({ queryKey: ['account-record', useSession.getState().token, 'latest'] })

export const saveMovements = (wanted: Wanted): Promise<void> => download(exportMovements, wanted)
