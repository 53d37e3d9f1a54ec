import Type, { type Static } from 'typebox'
import { BetChange, SportsBet } from './bet-shapes.ts'

/** What sports tell of a bet: its legs and how they ended, what became of it, and whether its matches can be checked. */
export const ToldSportsBet = Type.Object({
  by: Type.Literal('sports'),
  bet: SportsBet,
  changes: Type.Array(BetChange),
  /** Matches of our own, which anybody can play again. */
  provable: Type.Array(Type.String()),
})
export type ToldSportsBet = Static<typeof ToldSportsBet>
