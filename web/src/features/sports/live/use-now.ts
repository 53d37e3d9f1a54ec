import type { MatchRow, SportsMarket } from '@tucano/contract/sports'
import { useCallback, useSyncExternalStore } from 'react'
import { watchConnection } from '#platform/live'
import { isOver } from '../words/period-of.ts'
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

/** Those matches that are not over, as they were told last. */
export function useNotOver(rows: readonly MatchRow[]): MatchRow[] {
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = rows.map(({ event }) => matches.subscribe(event, changed))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [rows],
  )
  const over = useSyncExternalStore(subscribe, () => overOf(rows).join(' ')).split(' ')
  return rows.filter(({ event }) => !over.includes(event))
}

const overOf = (rows: readonly MatchRow[]): string[] =>
  rows.filter((row) => isOver((matches.get(row.event)?.value ?? row).state)).map(({ event }) => event)

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
