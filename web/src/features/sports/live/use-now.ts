import type { MatchRow, SportsMarket, SportsOutcome } from '@tucano/contract/sports'
import { useCallback, useSyncExternalStore } from 'react'
import { watchConnection } from '#platform/live'
import { isOver } from '../words/period-of.ts'
import type { Board, Versioned } from './board.ts'
import { type MatchNow, type PriceNow, marketKey, markets, matchNowOf, matches, priceNowOf } from './told.ts'

/** What a board shows of a key, or the part of it that is looked at. */
function useShown<Value extends Versioned, Part>(board: Board<Value>, key: string, partOf: (value: Value | undefined) => Part): Part {
  const subscribe = useCallback((changed: () => void) => board.subscribe(key, changed), [board, key])
  return useSyncExternalStore(subscribe, () => partOf(board.get(key)))
}

/** How a match stands now: as it was told last, or as its row came. */
export function useMatchNow(row: MatchRow): MatchNow {
  const now = useShown(matches, row.event, (value) => value)
  return now && now.version >= row.version ? now : matchNowOf(row)
}

/** What of that is a word or a number, for whoever is not to be drawn again when something else changes. */
export const useMatchFact = <Fact extends 'state' | 'marketCount'>(row: MatchRow, fact: Fact): MatchNow[Fact] =>
  useShown(matches, row.event, (now) => (now && now.version >= row.version ? now[fact] : row[fact]))

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
  rows.filter((row) => isOver((matches.get(row.event) ?? row).state)).map(({ event }) => event)

/** What became of an outcome that its market has no more. */
const GONE: PriceNow = { odds: null, isOpen: false, state: 'suspended', reason: null }

/** A price as it is shown now. Others of its market change without it. */
export function usePriceNow(event: string, market: SportsMarket, outcome: SportsOutcome): PriceNow {
  const told = useShown(markets, marketKey(event, market), (now) =>
    now && now.version >= market.version ? (now.prices.get(outcome.outcome) ?? GONE) : undefined,
  )
  return told ?? priceNowOf(market, outcome)
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
