import type { Engine } from '#play/session/engine.ts'
import { BaccaratTable } from './baccarat-table.tsx'
import { Rules, Way } from './rules.tsx'

export const baccaratEngine: Engine = { Play: BaccaratTable, Rules, Way }
