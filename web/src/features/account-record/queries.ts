import { exportMovements, listMovements } from '@tucano/contract/account-record'
import type { RequestOf } from '@tucano/contract/endpoint'
import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '#platform/call'
import { download } from '#platform/download'
import { addDays } from '#platform/period'
import { queries } from '#platform/queries'
import { useSession } from '#platform/session'

/** Which movements are wanted. */
export type Wanted = RequestOf<typeof exportMovements>

const useToken = (): string | undefined => useSession((state) => state.token)

const movementsOf = (token: string | undefined, wanted: Wanted) =>
  infiniteQueryOptions({
    queryKey: ['account-record', token, wanted],
    queryFn: ({ pageParam }) => call(listMovements, { ...wanted, ...(pageParam ? { before: pageParam } : {}) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => ({ movements: pages.flatMap(({ list }) => list), total: pages[0]?.total ?? null }),
    // Whoever opens the record has often just moved something.
    staleTime: 0,
  })
export const useMovements = (wanted: Wanted) => useInfiniteQuery(movementsOf(useToken(), wanted))

/** Reads the newest page again, and forgets the older ones. */
export async function readNewest(wanted: Wanted): Promise<void> {
  const { queryKey } = movementsOf(useSession.getState().token, wanted)
  queries.setQueryData(queryKey, (known) => known && { pages: known.pages.slice(0, 1), pageParams: known.pageParams.slice(0, 1) })
  await queries.invalidateQueries({ queryKey })
}

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
