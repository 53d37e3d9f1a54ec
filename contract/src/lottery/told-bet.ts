import Type, { type Static } from 'typebox'
import { LotteryBet, LotteryDraw } from './shapes.ts'

/** What the lottery tells of a bet: what it was for, line by line, and its draw. */
export const ToldLotteryBet = Type.Object({
  by: Type.Literal('lottery'),
  shape: Type.String(),
  slip: LotteryBet,
  draw: LotteryDraw,
  /** Whether anybody can check the draw; results from elsewhere are only known by their source. */
  isProvable: Type.Boolean(),
  source: Type.Union([Type.String(), Type.Null()]),
})
export type ToldLotteryBet = Static<typeof ToldLotteryBet>
