import type { StudioGame } from '@tucano/contract/studios'
import type { ComponentType } from 'react'
import type { Table } from './table.ts'

/**
 * An engine draws one kind of game on the frame. It is fetched when a game names it, and is made of:
 *
 * - `Play`, the table itself. It fills the place under the slim bar with a <Frame>: what it draws as `stage`, a word of its own to the
 *   controls below it. It watches `table.store` (`useTable`): in `asking` the reels turn; in `showing` it shows `round`, from where the last
 *   showing of the same round ended, and then says `table.shown()`; in `waiting` it offers `round.options` and answers with `table.step`.
 *   A round that was left open, and one that is shown again from the history, come the same way.
 * - `Rules`, what the info sheet says of the game besides return, limits and proof: made from `game.sheet`, which is what outcomes are made of.
 * - `Way`, the name of one of `game.returns` where there are several.
 * - `hadFeature`, for the rule that ends a row of rounds when something special has happened.
 *
 * The frame does the rest: seeds, stakes, rounds in a row, keys, sheets, errors, the balance, and saying the result aloud. Where a bet is
 * more than a stake, the engine sets `table.opening`, or opens rounds itself with `table.play({ move, stake })`.
 */
export interface Engine {
  Play: ComponentType<{ table: Table }>
  Rules: ComponentType<{ game: StudioGame }>
  Way?: ComponentType<{ game: StudioGame; way: string }>
  hadFeature?: (view: unknown) => boolean
}

const slots = (): Promise<Engine> => import('./slots/slot-engine.tsx').then(({ slotEngine }) => slotEngine)

const holdem = (): Promise<Engine> => import('./tables/holdem/holdem-engine.tsx').then(({ holdemEngine }) => holdemEngine)
const roulette = (): Promise<Engine> => import('./tables/roulette/roulette-engine.tsx').then(({ rouletteEngine }) => rouletteEngine)
const videoPoker = (): Promise<Engine> =>
  import('./tables/videopoker/video-poker-engine.tsx').then(({ videoPokerEngine }) => videoPokerEngine)

const baccarat = (): Promise<Engine> => import('./tables/baccarat/baccarat-engine.tsx').then(({ baccaratEngine }) => baccaratEngine)
const blackjack = (): Promise<Engine> => import('./tables/blackjack/blackjack-engine.tsx').then(({ blackjackEngine }) => blackjackEngine)

/** By the name that a game says. */
export const engines: Record<string, () => Promise<Engine>> = {
  classic: slots,
  lines: slots,
  expanding: slots,
  ways: slots,
  cluster: slots,
  hold: slots,
  baccarat,
  blackjack,
  holdem,
  roulette,
  videopoker: videoPoker,
  crash: () => import('./arcade/crash/crash-engine.tsx').then(({ crashEngine }) => crashEngine),
  mines: () => import('./arcade/mines/mines-engine.tsx').then(({ minesEngine }) => minesEngine),
  plinko: () => import('./arcade/plinko/plinko-engine.tsx').then(({ plinkoEngine }) => plinkoEngine),
  dice: () => import('./arcade/dice/dice-engine.tsx').then(({ diceEngine }) => diceEngine),
  hilo: () => import('./arcade/hilo/hilo-engine.tsx').then(({ hiloEngine }) => hiloEngine),
  keno: () => import('./arcade/keno/keno-engine.tsx').then(({ kenoEngine }) => kenoEngine),
}
