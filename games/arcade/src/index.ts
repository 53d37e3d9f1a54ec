import type { Game } from '@tucano/round'
import { dados } from './dados.ts'
import { foguete } from './foguete.ts'
import { keno } from './keno.ts'
import { maiorOuMenor } from './maior-ou-menor.ts'
import { minas } from './minas.ts'
import { plinko } from './plinko.ts'

export type { DadosBet, DadosSheet, DadosView } from './dados.ts'
export type { FogueteMove, FogueteSheet, FogueteView } from './foguete.ts'
export type { KenoBet, KenoSheet, KenoView } from './keno.ts'
export type { Guess, HiloMove, HiloSheet, HiloView } from './maior-ou-menor.ts'
export type { MinasMove, MinasSheet, MinasView } from './minas.ts'
export type { PlinkoBet, PlinkoSheet, PlinkoView, Risk, Rows } from './plinko.ts'
export { playSome } from './play-some.ts'

/** A game is given nothing but moves that it has read itself, so what they look like is its own affair. */
export const arcadeGames = [foguete, minas, plinko, dados, maiorOuMenor, keno] as unknown as Game[]
