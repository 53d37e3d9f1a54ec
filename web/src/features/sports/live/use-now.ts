import type { MatchRow, SportsMarket } from '@tucano/contract/sports'
import { useCallback, useSyncExternalStore } from 'react'
import { watchConnection } from '#platform/live'
import type { Board, Shown, Versioned } from './board.ts'
import { type MarketNow, type MatchNow, marketKey, marketNowOf, markets, matchNowOf, matches } from './told.ts'

function useShown<Value extends Versioned>(board: Board<Value>, key: string): Shown<Value> | undefined {
  const subscribe = useCallback((changed: () => void) => board.subscribe(key, changed), [board, key])
  return useSyncExternalStore(subscribe, () => board.get(key))
}

/** How a match stands now: as it was told last, or as its row came. */
export function useMatchNow(row: MatchRow): MatchNow {
  const now = useShown(matches, row.event)?.value
  return now && now.version >= row.version ? now : matchNowOf(row)
}

/** A market as it is shown now, and what it was before. */
export function useMarketNow(event: string, market: SportsMarket): Shown<MarketNow> {
  const now = useShown(markets, marketKey(event, market))
  return now && now.value.version >= market.version ? now : { value: marketNowOf(market), before: undefined }
}

let isConnected = true
const changes = new Set<() => void>()
let isWatching = false
function subscribe(changed: () => void): () => void {
  if (!isWatching) {
    isWatching = true
    watchConnection((connected) => {
      isConnected = connected
      for (const each of changes) each()
    })
  }
  changes.add(changed)
  return () => changes.delete(changed)
}

/** Whether what changes is told to the page now. */
export const useIsTold = (): boolean => useSyncExternalStore(subscribe, () => isConnected)
