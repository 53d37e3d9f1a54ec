import type { Draws } from '@tucano/randomness'
import type { Json } from './canonical.ts'

/** A bet as far as a shared draw decides it. */
export interface SharedBet {
  id: string
  stake: bigint
  selections: unknown
}

/** A game of which one draw decides the bets of many: digits, balls, a wheel that everybody sees. It draws once, and what was bet on does not enter. */
export interface SharedGame<Result extends Json = Json> {
  code: string
  /** All that decides its outcomes; its digest is in the message that is drawn from. */
  maths: Json
  /** What was done in the round before its result was told enters where members play it, such as cards that they ask for: never what is drawn, only what comes of it. */
  draw: (draws: Draws, moves: Json) => Result
  /** What stands for a bet among the leaves of the tree: whoever placed it finds all of it there, and nobody finds who placed it. */
  leaf: (bet: SharedBet) => string
  /** What a bet pays in all, in minor units. */
  payout(bet: SharedBet, result: Result): bigint
}
