import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { create } from 'zustand'
import { local } from '#platform/storage'
import { promotions } from './queries.ts'

interface Seen {
  id: string
}

/** Ids of the promotions that this browser has shown. */
const useSeen = create<{ ids: readonly string[] }>()(() => ({ ids: stored() }))

function stored(): string[] {
  try {
    const ids: unknown = JSON.parse(local.read('seenPromotions') ?? '[]')
    return Array.isArray(ids) ? ids.map(String) : []
  } catch {
    return []
  }
}

/** How many of the promotions have not been seen. */
export const countUnseen = (running: readonly Seen[], seen: readonly string[]): number =>
  running.filter(({ id }) => !seen.includes(id)).length

/** How many of the running promotions this browser has not shown yet. Asks only where somebody looks. */
export function useUnseen(enabled: boolean): number {
  const { ids } = useSeen()
  const { data = [] } = useQuery({ ...promotions, enabled })
  return enabled ? countUnseen(data, ids) : 0
}

/** Counts promotions as seen from now on. Those that have ended are forgotten. */
export function useSeeing(shown: readonly Seen[] | undefined, running: readonly Seen[] | undefined): void {
  useEffect(() => {
    if (!shown || !running) return
    const { ids } = useSeen.getState()
    const kept = running.map(({ id }) => id).filter((id) => ids.includes(id) || shown.some((promotion) => promotion.id === id))
    if (kept.join() === ids.join()) return
    local.write('seenPromotions', JSON.stringify(kept))
    useSeen.setState({ ids: kept })
  }, [shown, running])
}
