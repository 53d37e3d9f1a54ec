// What a promotion gives, and on which terms.
import Type, { type Static } from 'typebox'
import { gameTypes } from '../categories.ts'
import { Id } from '../fields.ts'
import { Amount } from '../money.ts'

export const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
export const GameType = Type.Enum([...gameTypes])
/** Hundredths of a per cent. */
export const Bp = Type.Integer({ minimum: 0, maximum: 10_000 })
const Days = Type.Integer({ minimum: 1, maximum: 366 })

/** How bonus money becomes cash. Whatever these forbid is refused at the stake; nothing that was won is taken afterwards. */
export const BonusTerms = Type.Object({
  /** So many times the base has to be staked. */
  multiple: Type.Integer({ minimum: 0, maximum: 60 }),
  base: Type.Enum(['bonus', 'bonusAndDeposit']),
  /** How much of a stake counts, by what its bet is filed under, where it is not what the product itself says. */
  contribution: Type.Partial(
    Type.Object(Object.fromEntries(gameTypes.map((type) => [type, Bp])) as Record<(typeof gameTypes)[number], typeof Bp>),
  ),
  maxStake: nullable(Amount),
  /** At most so many times the bonus becomes cash. */
  maxConversion: nullable(Type.Integer({ minimum: 1, maximum: 100 })),
  days: Days,
  /** Where it can be staked; null is everywhere. */
  products: nullable(Type.Array(GameType, { minItems: 1, maxItems: gameTypes.length, uniqueItems: true })),
  /** With `winnings` the bonus itself never becomes cash. */
  convert: Type.Enum(['all', 'winnings']),
  /** What asking for a withdrawal does to it: it is given up, which is asked first, or the withdrawal is refused. */
  onWithdrawal: Type.Enum(['forfeit', 'refuse']),
})
export type BonusTerms = Static<typeof BonusTerms>

export const rewardTypes = ['cash', 'bonus', 'freeRounds', 'freeBet', 'points', 'ticket', 'goods'] as const
export type RewardType = (typeof rewardTypes)[number]

export const Reward = Type.Union([
  Type.Object({ type: Type.Literal('cash'), amount: Amount }),
  Type.Object({ type: Type.Literal('bonus'), amount: Amount, terms: BonusTerms }),
  /** Rounds at a stake that the promotion pays; what they win is cash. */
  Type.Object({
    type: Type.Literal('freeRounds'),
    game: Type.String({ minLength: 1, maxLength: 64 }),
    rounds: Type.Integer({ minimum: 1, maximum: 500 }),
    stake: Amount,
    days: Days,
  }),
  /** A stake that the promotion pays; what is won above it is cash. */
  Type.Object({
    type: Type.Literal('freeBet'),
    amount: Amount,
    products: Type.Array(GameType, { minItems: 1, maxItems: gameTypes.length }),
    days: Days,
  }),
  Type.Object({ type: Type.Literal('points'), points: Type.Integer({ minimum: 1, maximum: 10_000_000 }) }),
  /** Turns of a wheel, or numbers of a raffle: which of the two, the server adds when the promotion is written down. */
  Type.Object({
    type: Type.Literal('ticket'),
    promotionId: Id,
    count: Type.Integer({ minimum: 1, maximum: 1000 }),
    of: Type.Optional(Type.Enum(['wheel', 'raffle'])),
  }),
  /** A thing of the mall; what it is called then, the server adds. */
  Type.Object({ type: Type.Literal('goods'), goodsId: Id, name: Type.Optional(Type.String({ maxLength: 200 })) }),
])
export type Reward = Static<typeof Reward>

const TEN_THOUSAND = 10_000n

/** A part of an amount, in hundredths of a per cent, without what is below the smallest coin. */
export const partOf = (amount: bigint, bp: number): bigint => (amount * BigInt(bp)) / TEN_THOUSAND

/** What a bonus on these terms asks for, and at most gives. */
export function workOut(terms: BonusTerms, bonus: bigint, deposit = 0n): { required: bigint; mostCash: bigint | null } {
  const base = terms.base === 'bonus' ? bonus : bonus + deposit
  return {
    required: base * BigInt(terms.multiple),
    mostCash: terms.maxConversion === null ? null : bonus * BigInt(terms.maxConversion),
  }
}
