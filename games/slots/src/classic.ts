import { type LineData, type LineSlot, lineSlot } from './line-slot.ts'

/** Three reels and one to five lines: nothing but the pay table. */
export const classicSlot = (data: LineData): LineSlot =>
  lineSlot(data, { engine: 'classic', version: 1, growing: false, free: [], freeStrips: data.strips, choosing: false })
