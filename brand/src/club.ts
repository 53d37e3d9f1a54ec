// What members earn by playing, as a brand has it: points and ranks.
import { gameTypes } from '@tucano/contract/categories'
import Type, { type Static } from 'typebox'

/** How points are earned, and what they become. */
export const Points = Type.Object({
  /** Staked for one point, in minor units, where all of a stake counts. */
  stake: Type.Integer({ minimum: 1 }),
  /** How much of a stake counts, in hundredths of a per cent, by what its bet is filed under; what is not named counts nothing. */
  factors: Type.Record(Type.String({ pattern: `^(${gameTypes.join('|')})$` }), Type.Integer({ minimum: 0, maximum: 100_000 }), {
    additionalProperties: false,
  }),
  /** Points for a hundred minor units of cash. */
  rate: Type.Integer({ minimum: 1 }),
  /** The fewest that are turned into cash at a time, and the most on a day. */
  min: Type.Integer({ minimum: 1 }),
  perDay: Type.Integer({ minimum: 1 }),
})

/** A rank of the club. */
export const Rank = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 30 }),
  /** Staked in all to get there, and in a month to stay; minor units. */
  turnover: Type.Integer({ minimum: 0 }),
  keep: Type.Integer({ minimum: 0 }),
  /** What it brings, in sentences of the brand's own. */
  benefits: Type.Array(Type.String({ minLength: 1, maxLength: 120 })),
})

/** What is wrong with a club's ranks, if anything is. */
export function judgeRanks(ranks: readonly Static<typeof Rank>[]): string | undefined {
  if (ranks[0]!.turnover > 0 || ranks[0]!.keep > 0) return '/ranks/0: the first rank asks for nothing'
  const level = ranks.findIndex(({ turnover }, n) => n > 0 && turnover <= ranks[n - 1]!.turnover)
  return level < 0 ? undefined : `/ranks/${level}/turnover: has to be above the one before`
}
