import type { SlotView } from '@tucano/slots'
import type { Engine } from '../engine.ts'
import { Rules, Way } from './rules.tsx'
import { SlotTable } from './slot-table.tsx'

/** All slots: reels that turn or symbols that fall, with lines, ways or clusters, whatever the sheet says. */
export const slotEngine: Engine = {
  Play: SlotTable,
  Rules,
  Way,
  hadFeature: (view) => (view as SlotView).spins.some(({ steps }) => steps.some(({ kind }) => kind === 'trigger' || kind === 'jackpot')),
}
