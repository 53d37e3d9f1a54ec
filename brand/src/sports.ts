import Type, { type Static } from 'typebox'

const Amount = Type.Integer({ minimum: 1 })

/** Sports: what the house takes on where operators have said nothing else. Amounts in minor units. */
export const Sports = Type.Object({
  limits: Type.Object({
    /** The least that a bet stakes. */
    stakeMin: Amount,
    /** The most that one bet wins above its stake by one market, and the most that a market costs. */
    betWin: Amount,
    market: Amount,
    /** The most that a bet pays. */
    payout: Amount,
  }),
  /** Bonus money is staked at these odds at least, in thousandths. */
  bonusOddsMin: Type.Integer({ minimum: 1001 }),
})
export type Sports = Static<typeof Sports>
