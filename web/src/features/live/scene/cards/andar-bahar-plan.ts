import type { AndarBaharResult } from '@tucano/live'
import { type DealPlan, type DealtCard, turned } from './deal-plan.ts'

export type AndarBaharSide = 'joker' | 'andar' | 'bahar'

const FIRST_MS = 1000
const NEXT_MS = 500
/** Cards come face up. */
const READ_AFTER_MS = 330
const TOLD_AFTER_MS = 120

const SIDES = ['andar', 'bahar'] as const

/** The card that has to be matched, then one to either side in turn. */
export function andarBaharPlan({ joker, dealt }: AndarBaharResult): DealPlan<AndarBaharSide> {
  const shown = turned({ card: joker, side: 'joker' as const, place: 0, leavesMs: 0 })
  const rest = dealt.map((card, n): DealtCard<AndarBaharSide> => {
    const leavesMs = FIRST_MS + NEXT_MS * n
    const readMs = leavesMs + READ_AFTER_MS
    return { card, side: SIDES[n % 2]!, place: Math.floor(n / 2), leavesMs, squeezedMs: undefined, turnsMs: leavesMs, readMs }
  })
  return { cards: [shown, ...rest], toldMs: rest.at(-1)!.readMs + TOLD_AFTER_MS }
}
