import type { Engine } from '#play/session/engine.ts'
import { PokerMachine } from './poker-machine.tsx'
import { HowCounted, Rules } from './rules.tsx'

/** Three machines that differ in their pay tables. */
export const videoPokerEngine: Engine = { Play: PokerMachine, Rules, HowCounted }
