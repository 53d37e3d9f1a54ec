import Type, { type Static } from 'typebox'

const Amount = Type.Integer({ minimum: 1 })

/** Each way: from so many runners on, one half of the stake is on so many places, at a share of the odds. */
const EachWayTerms = Type.Object({
  runnersMin: Type.Integer({ minimum: 2 }),
  places: Type.Integer({ minimum: 2, maximum: 10 }),
  terms: Type.String({ pattern: '^1/[2-9]$' }),
  /** Where others hold than elsewhere, by the feed's name for the league. */
  league: Type.Optional(Type.String()),
})
export type EachWayTerms = Static<typeof EachWayTerms>

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
  /** Those of the most runners that there are hold. With fewer than all of them ask for, nothing is bet on each way. */
  eachWay: Type.Array(EachWayTerms),
})
export type Sports = Static<typeof Sports>
