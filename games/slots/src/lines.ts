import type { FreeSpins } from './free-spins.ts'
import { type LineData, type LineSlot, lineSlot } from './line-slot.ts'

export interface LinesData extends LineData {
  /** What so many scatters lead to. */
  free: readonly FreeSpins[]
  freeStrips: readonly string[]
  jackpotBp?: number
}

/** Five reels with wilds and scatters; free spins that may be won again, up to a limit. */
export const linesSlot = (data: LinesData): LineSlot => {
  const { free, freeStrips, jackpotBp } = data
  return lineSlot(data, {
    engine: 'lines',
    version: 1,
    growing: false,
    choosing: false,
    free,
    freeStrips,
    ...(jackpotBp === undefined ? {} : { jackpotBp }),
  })
}
