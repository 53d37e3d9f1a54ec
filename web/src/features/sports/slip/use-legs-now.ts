import { refreshSlip } from '@tucano/contract/sports'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { call } from '#platform/call'
import { useLanguage } from '#platform/language'
import { marketKey, markets, takeRows } from '../live/told.ts'
import { useWatchedRows } from '../live/watching.ts'
import { type LegNow, type ToldLeg, legNowOf } from './legs-now.ts'
import { type SlipLeg, legKey } from './slip-state.ts'

/** Markets that no list shows are not told live: they are asked for. */
const ASK_MS = 5000

export const askedLeg = ({ event, selections }: SlipLeg) => ({
  event,
  selections: selections.map(({ market, specifiers, outcome }) => ({ market, specifiers, outcome })),
})

const standing = (legs: readonly SlipLeg[]) =>
  queryOptions({
    queryKey: ['sports', 'slip', legs.map(legKey), useLanguage.getState().language],
    queryFn: async () => {
      const { legs: told } = await call(refreshSlip, { legs: legs.map(askedLeg) })
      takeRows(told.flatMap(({ match }) => (match ? [match] : [])))
      return new Map(legs.map((leg, at): [string, ToldLeg | undefined] => [legKey(leg), told[at]]))
    },
    enabled: legs.length > 0,
    staleTime: 0,
    refetchInterval: ASK_MS,
    placeholderData: keepPreviousData,
  })

/** How the legs of the slip stand now. */
export function useLegsNow(legs: readonly SlipLeg[]): (leg: SlipLeg) => LegNow {
  const { data } = useQuery(standing(legs))
  useWatchedRows(legs.map(({ event }) => event))
  const keyOf = ({ event, selections: [first] }: SlipLeg): string => marketKey(event, first)
  const all = legs.map(keyOf).join('\n')
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = all === '' ? [] : all.split('\n').map((key) => markets.subscribe(key, changed))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [all],
  )
  useSyncExternalStore(subscribe, () =>
    all === ''
      ? ''
      : all
          .split('\n')
          .map((key) => markets.get(key))
          // A market that nobody tells odds of closes without another version.
          .map((market) => `${market?.version}${market?.state}`)
          .join(),
  )
  return (leg) => legNowOf(leg, data?.get(legKey(leg)), markets.get(keyOf(leg)))
}
