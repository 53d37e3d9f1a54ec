import type { Static } from 'typebox'
import { ToldLiveBet } from './live/told-bet.ts'
import { ToldLotteryBet } from './lottery/told-bet.ts'
import { ToldSportsBet } from './sports/told-bet.ts'
import { StudioBet } from './studios/told-bet.ts'

/** What products tell of their bets, besides what every bet has: `by` is the product. Another product is another line here. */
export const toldBets = [StudioBet, ToldLiveBet, ToldLotteryBet, ToldSportsBet] as const
export type ToldBet = Static<(typeof toldBets)[number]>
