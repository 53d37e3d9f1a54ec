import type { Engine } from '#play/session/engine.ts'
import { BlackjackTable } from './blackjack-table.tsx'
import { Rules, Way } from './rules.tsx'

export const blackjackEngine: Engine = { Play: BlackjackTable, Rules, Way }
