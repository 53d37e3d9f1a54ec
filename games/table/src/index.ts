import type { Game, Json, Run } from '@tucano/round'
import { baccarat } from './baccarat.ts'
import { blackjack, playBlackjack } from './blackjack.ts'
import { holdem, playHoldem } from './holdem.ts'
import { roulette } from './roulette.ts'
import { videoPokers } from './video-poker.ts'

export type { BaccaratBet, BaccaratMove, BaccaratView } from './baccarat.ts'
export type { BlackjackMove, BlackjackOutcome, BlackjackView } from './blackjack.ts'
export type { Strategy } from './blackjack-strategy.ts'
export type { HoldemMove, HoldemOutcome, HoldemView } from './holdem.ts'
export type { RouletteBet, RouletteMove, RouletteView } from './roulette.ts'
export type { VideoPokerMove, VideoPokerView } from './video-poker.ts'
export { blackjackStrategy } from './blackjack.ts'
export { coversMost } from './roulette.ts'

/** Whoever runs a game gives it only moves that it has read itself. */
export const tableGames = [roulette, baccarat, blackjack, holdem, ...videoPokers] as unknown as Game[]

type Play = (run: Run) => Json
const PLAYS = new Map<string, unknown>([
  [blackjack.code, playBlackjack],
  [holdem.code, playHoldem],
  ...videoPokers.map(({ code, play }): [string, unknown] => [code, play]),
])

/** How a game that asks is played well: the best way of its returns, or the simple one where it has that. Undefined where nothing is asked. */
export const playBest = ({ code }: Game): Play | undefined => PLAYS.get(code) as Play | undefined
