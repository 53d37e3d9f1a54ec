import type { Engine } from '#play/session/engine.ts'
import { RouletteTable } from './roulette-table.tsx'
import { Rules } from './rules.tsx'

export const rouletteEngine: Engine = { Play: RouletteTable, Rules }
