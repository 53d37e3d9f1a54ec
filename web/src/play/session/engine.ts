import type { StudioGame, StudioRound } from '@tucano/contract/studios'
import type { ComponentType } from 'react'
import type { GameSession } from './game-session.ts'

/**
 * An engine draws one kind of game on the frame. It is fetched when a game names it, and is made of:
 *
 * - `Play`, the game itself. It fills the place under the slim bar with a <Frame>: what it draws as `stage`, a word of its own to the
 *   controls below it. It watches `session.store` (`useGameSession`): in `asking` the reels turn; in `showing` it shows `round`, from where the last
 *   showing of the same round ended, and then says `session.shown()`; in `waiting` it offers `round.options` and answers with `session.step`.
 *   A round that was left open, and one that is shown again from the history, come the same way.
 * - `Rules`, what the info sheet says of the game besides return, limits and proof: made from `game.sheet`, which is what outcomes are made of.
 * - `Way`, the name of one of `game.returns` where there are several.
 * - `HowCounted`, where the figures of the info sheet come from, if not from all outcomes that there are.
 * - `hadFeature`, for the rule that ends a row of rounds when something special has happened.
 *
 * The frame does the rest: seeds, stakes, rounds in a row, keys, sheets, errors, the balance, and saying the result aloud. Where a bet is
 * more than a stake, the engine sets `session.opening`, or opens rounds itself with `session.play({ move, stake })`.
 */
export interface Engine {
  Play: ComponentType<{ session: GameSession }>
  Rules: ComponentType<{ game: StudioGame }>
  Way?: ComponentType<{ game: StudioGame; way: string }>
  HowCounted?: ComponentType
  hadFeature?: (game: StudioGame, round: StudioRound) => boolean
}
