import type { FreeSpins } from './free-spins.ts'
import { type LineData, type LineSlot, lineSlot } from './line-slot.ts'

export interface ExpandingData extends LineData {
  /** How many scatters let the player choose. */
  scatters: number
  choices: readonly Omit<FreeSpins, 'count'>[]
  freeStrips: readonly string[]
}

/** Wilds grow over their reel once the scatters are counted; for free spins there is a choice between many and high ones. */
export const expandingSlot = (data: ExpandingData): LineSlot => {
  const free = data.choices.map((choice) => ({ count: data.scatters, ...choice }))
  return lineSlot(data, { engine: 'expanding', version: 1, growing: true, choosing: true, free, freeStrips: data.freeStrips })
}
