import type { Engine } from '#play/session/engine.ts'
import { Rules, Way } from './rules.tsx'
import { SlotTable } from './slot-table.tsx'
import { slotView } from './slot-shapes.ts'

/** All slots: reels that turn or symbols that fall, with lines, ways or clusters, whatever the sheet says. */
export const slotEngine: Engine = {
  Play: SlotTable,
  Rules,
  Way,
  hadFeature: (game, round) =>
    slotView(game, round).spins.some(({ steps }) => steps.some(({ kind }) => kind === 'trigger' || kind === 'jackpot')),
}
