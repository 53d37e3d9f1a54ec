import type { Engine } from '../../engine.ts'
import { PokerMachine } from './poker-machine.tsx'
import { Rules } from './rules.tsx'

/** Three machines that differ in their pay tables. */
export const videoPokerEngine: Engine = { Play: PokerMachine, Rules }
