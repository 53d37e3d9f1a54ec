import type { Draws } from '@tucano/randomness'
import type { Json } from './canonical.ts'

/** A bet as far as a shared draw decides it. */
export interface SharedBet {
  id: string
  stake: bigint
  selections: unknown
}

/** What else a result hangs on, all of it public. */
export interface DrawnRound {
  /** What members call the draw: where games differ from one to the next, such as in a wind. */
  number: string
  /** What was done in the round before its result was told, where members play it, such as cards that they ask for: never what is drawn, only what comes of it. */
  moves: Json
}

/** A game of which one draw decides the bets of many: digits, balls, a wheel that everybody sees. It draws once, and what was bet on does not enter. */
export interface SharedGame<Result extends Json = Json> {
  code: string
  /** All that decides its outcomes; its digest is in the message that is drawn from. */
  maths: Json
  draw: (draws: Draws, of: DrawnRound) => Result
  /** What stands for a bet among the leaves of the tree: whoever placed it finds all of it there, and nobody finds who placed it. */
  leaf: (bet: SharedBet) => string
  /** What a bet pays in all, in minor units. */
  payout(bet: SharedBet, result: Result): bigint
}
