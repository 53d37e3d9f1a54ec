import type { MatchRow } from '@tucano/contract/sports'
import { useCallback, useSyncExternalStore } from 'react'
import { marketKey, markets } from '../live/told.ts'

/** Fewer than this may be suspended for reasons of their own. */
const LEAST = 4

/** Whether nothing at all of a list can be bet on: then it is the signal, and not a goal. */
export function useAllSuspended(rows: readonly MatchRow[]): boolean {
  const keys = rows.flatMap(({ event, markets: list }) => list.map((market) => marketKey(event, market)))
  const all = keys.join('\n')
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = all === '' ? [] : all.split('\n').map((key) => markets.subscribe(key, changed))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [all],
  )
  return useSyncExternalStore(subscribe, () => keys.length >= LEAST && keys.every((key) => markets.get(key)?.value.state === 'suspended'))
}
