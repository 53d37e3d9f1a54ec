import type { LiveSpot, LiveView } from '@tucano/contract/live'
import { findTable, toldSpots } from '@tucano/live'
import { useMemo } from 'react'
import type { ShownTable } from '../queries.ts'
import { isPool, poolSpots } from '../words/pool.ts'

/** Where rounds differ before they are drawn, places pay as the round that runs says, and those of a pool as its stakes do. */
export function useTableNow(table: ShownTable, { round, setup, spots: totals }: LiveView): ShownTable {
  const { kind, code } = table
  const isByRound = kind === 'regatta' || kind === 'cockfight'
  const spots = useMemo((): LiveSpot[] | undefined => {
    const house = isByRound && round > 0 ? findTable(code) : undefined
    if (!house) return undefined
    return isPool(setup) ? poolSpots(totals) : toldSpots(house.gameIn(round))
  }, [code, isByRound, round, setup, totals])
  return useMemo(() => (spots ? { ...table, spots } : table), [table, spots])
}
