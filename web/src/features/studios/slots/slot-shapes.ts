import type { SheetOf, StudioGame, StudioRound, ViewOf } from '@tucano/contract/studios'
import { sheetOf, viewOf } from '#play/session/shapes.ts'

/** Engines that differ in their maths only: all of them are drawn as slots. */
const SLOTS = ['classic', 'lines', 'expanding', 'ways', 'cluster', 'hold'] as const
type Slots = (typeof SLOTS)[number]

export const slotSheet = (game: StudioGame): SheetOf<Slots> => sheetOf(game, ...SLOTS)
export const slotView = (game: StudioGame, round: StudioRound): ViewOf<Slots> => viewOf(game, round, ...SLOTS)
