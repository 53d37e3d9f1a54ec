import type { Game } from '@tucano/round'
import { dice } from './dice.ts'
import { crash } from './crash.ts'
import { keno } from './keno.ts'
import { hilo } from './hilo.ts'
import { mines } from './mines.ts'
import { plinko } from './plinko.ts'

export type { DiceBet, DiceSheet, DiceView } from './dice.ts'
export type { CrashMove, CrashSheet, CrashView } from './crash.ts'
export type { KenoBet, KenoSheet, KenoView } from './keno.ts'
export type { Guess, HiloMove, HiloSheet, HiloView } from './hilo.ts'
export type { MinesMove, MinesSheet, MinesView } from './mines.ts'
export type { PlinkoBet, PlinkoSheet, PlinkoView, Risk, Rows } from './plinko.ts'
export { playSome } from './play-some.ts'

/** A game is given nothing but moves that it has read itself, so what they look like is its own affair. */
export const arcadeGames = [crash, mines, plinko, dice, hilo, keno] as unknown as Game[]
