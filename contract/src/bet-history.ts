import Type, { type Static } from 'typebox'
import { endpoint, withMembers } from './endpoint.ts'
import { memberErrors } from './errors.ts'
import { Day, Id, TimeAndUuid, Uuid } from './fields.ts'
import { gameTypes } from './lobby.ts'
import { Money } from './money.ts'
import { toldBets } from './told-bets.ts'

export const BETS_A_PAGE = 20
const Product = Type.Enum([...gameTypes])

export const betStates = ['open', 'settled', 'void'] as const
export const betSteps = ['place', 'raise', 'pay', 'part', 'cashOut', 'back', 'settle', 'void', 'correct'] as const
/** How bets are looked for: by their state, by what it came to, or by what happened on the way. */
export const betFilters = ['open', 'part', 'settled', 'won', 'lost', 'cashedOut', 'corrected', 'void'] as const

/** A round or bet of any product, as the record lists it. */
export const Bet = Type.Object({
  roundId: Type.String(),
  product: Type.String(),
  vendor: Type.String(),
  vendorName: Type.String(),
  gameCode: Type.String(),
  gameName: Type.String(),
  /** Where its cover is; empty when the game is no longer offered. */
  showIcon: Type.String(),
  stake: Money,
  payout: Money,
  currency: Type.String(),
  state: Type.Enum([...betStates]),
  /** How much of an open bet's stake has been decided already. */
  decided: Money,
  /** What was decided first has been changed since. */
  isCorrected: Type.Boolean(),
  /** The member has ended it before its event did. */
  isCashedOut: Type.Boolean(),
  /** The stake was a gift. */
  isFree: Type.Boolean(),
  placedAt: Type.Integer(),
  settledAt: Type.Union([Type.Integer(), Type.Null()]),
  /** Its number under a seed, if it can be proven. */
  nonce: Type.Union([Type.Integer(), Type.Null()]),
})
export type Bet = Static<typeof Bet>

const Sum = { rounds: Type.Integer(), stake: Money, payout: Money }

const errors = ['login.not.session', 'password.change.required'] as const

export const listBets = endpoint('listBets', {
  summary: 'The member’s bets, newest first, by period and product, and what they add up to',
  method: 'GET',
  path: '/wps/relay/BET_listBets',
  access: 'member',
  moduleId: 'COMM3',
  whileExcluded: true,
  request: Type.Object({
    /** Days of the brand's time zone, both included. */
    from: Day,
    to: Day,
    product: Type.Optional(Product),
    state: Type.Optional(Type.Enum([...betFilters])),
    /** Where the last page ended. */
    before: Type.Optional(TimeAndUuid),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  /** `total` is of all that is over in the period, whatever the page. */
  reply: Type.Object({
    list: Type.Array(Bet),
    next: Type.Union([Type.String(), Type.Null()]),
    total: Type.Object(Sum),
  }),
  errors: [...errors],
})

export const getBet = endpoint('getBet', {
  summary: 'One of the member’s bets, with all that is known of it: its steps, its outcome, and how it was drawn',
  method: 'GET',
  path: '/wps/relay/BET_getBet',
  access: 'member',
  moduleId: 'COMM3',
  whileExcluded: true,
  request: Type.Object({ roundId: Uuid }),
  reply: Type.Object({
    bet: Bet,
    /** Everything that moved its money, oldest first; a bet that was over at once has none. Amounts are by how much the bet changed. */
    steps: Type.Array(
      Type.Object({
        kind: Type.Enum([...betSteps]),
        stake: Money,
        payout: Money,
        /** What came to the member's pocket; below zero, what left it. */
        moved: Money,
        /** What became of the bet. */
        state: Type.Enum([...betStates]),
        at: Type.Integer(),
      }),
    ),
    /** What its product tells of it: the outcome, what it was drawn from. Null of products that tell nothing more. */
    told: Type.Union([...toldBets, Type.Null()]),
  }),
  errors: [...errors, 'round.unknown'],
})

export const listProfit = endpoint('listProfit', {
  summary: 'What the member staked and won, by day and product',
  method: 'GET',
  path: '/wps/relay/BET_listProfit',
  access: 'member',
  moduleId: 'COMM3',
  whileExcluded: true,
  request: Type.Object({ from: Day, to: Day }),
  reply: Type.Object({
    currency: Type.String(),
    days: Type.Array(Type.Object({ day: Day, product: Type.String(), ...Sum })),
  }),
  errors: [...errors],
})

export const listMemberBets = endpoint('listMemberBets', {
  summary: 'A member’s bets, for operators: newest first, and what they add up to',
  method: 'GET',
  path: '/wps/operators/members/bets',
  ...withMembers,
  request: Type.Object({ memberId: Id, from: Day, to: Day, before: Type.Optional(TimeAndUuid) }),
  reply: listBets.reply,
  errors: memberErrors,
})
