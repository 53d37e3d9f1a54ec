import type { BaccaratResult } from '@tucano/live'
import { type DealPlan, type DealtCard, squeezed, turned } from './deal-plan.ts'

export type BaccaratSide = keyof BaccaratResult

const FIRST_MS = 300
const NEXT_MS = 700
/** The second cards lie face down until all four are there. */
const SQUEEZES_MS = 3150
const SQUEEZE_EVERY_MS = 2050
const SQUEEZE_MS = 1500
/** A third card each, one after the other. */
const THIRD_MS = 7250
const THIRD_EVERY_MS = 2000
const THIRD_SQUEEZE_MS = 1150
const THIRD_LIES_MS = 500
const TOLD_AFTER_MS = 500

const SIDES: readonly BaccaratSide[] = ['player', 'banker']

/** Two cards each, of which the second is squeezed, then the third cards, each squeezed before the next is dealt. */
export function baccaratPlan(result: BaccaratResult): DealPlan<BaccaratSide> {
  const first = SIDES.map((side, n) => turned({ card: result[side][0]!, side, place: 0, leavesMs: FIRST_MS + NEXT_MS * n }))
  const second = SIDES.map((side, n) =>
    squeezed(
      { card: result[side][1]!, side, place: 1, leavesMs: FIRST_MS + NEXT_MS * (n + 2) },
      SQUEEZES_MS + SQUEEZE_EVERY_MS * n,
      SQUEEZE_MS,
    ),
  )
  const third = SIDES.flatMap((side) => result[side].slice(2).map((card) => ({ card, side }))).map(({ card, side }, n) => {
    const leavesMs = THIRD_MS + THIRD_EVERY_MS * n
    return squeezed({ card, side, place: 2, leavesMs }, leavesMs + THIRD_LIES_MS, THIRD_SQUEEZE_MS)
  })
  const cards: DealtCard<BaccaratSide>[] = [...first, ...second, ...third]
  return { cards, toldMs: cards.at(-1)!.readMs + TOLD_AFTER_MS }
}
