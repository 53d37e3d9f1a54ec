import type { Engine } from '#play/session/engine.ts'
import { HoldemTable } from './holdem-table.tsx'
import { Rules, Way } from './rules.tsx'

export const holdemEngine: Engine = { Play: HoldemTable, Rules, Way }
