import { useMemo } from 'react'
import { useMoments } from '../use-moments.ts'
import type { DealPlan, DealtCard } from './deal-plan.ts'

/** How far a play is: cards on the table, those of them that can be read, whether the winner is told. */
export interface Deal<Side extends string> {
  cards: readonly DealtCard<Side>[]
  read: readonly DealtCard<Side>[]
  isTold: boolean
}

/** Follows a plan by the time of the play. The plan stays the same for as long as whoever asks is there. */
export function useDeal<Side extends string>(plan: DealPlan<Side>, elapsedMs: () => number): Deal<Side> {
  const moments = useMemo(
    () => ({
      leaves: plan.cards.map(({ leavesMs }) => leavesMs),
      reads: plan.cards.map(({ readMs }) => readMs),
      told: [plan.toldMs],
    }),
    [plan],
  )
  const left = useMoments(moments.leaves, elapsedMs)
  const read = useMoments(moments.reads, elapsedMs)
  const told = useMoments(moments.told, elapsedMs)
  return { cards: plan.cards.slice(0, left), read: plan.cards.slice(0, read), isTold: told > 0 }
}
