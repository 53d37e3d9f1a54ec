import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'
import { Money } from './money.ts'
import { promotionKinds } from './promotions/definition.ts'
import { BonusTerms, Reward, nullable } from './promotions/terms.ts'

const Ms = Type.Integer()
const ofMember = { access: 'member', moduleId: 'COMM3', product: 'bonus' } as const
const errors = ['login.not.session', 'password.change.required'] as const

const Claim = Type.Object({
  rewardId: Type.String(),
  promotionId: Type.String(),
  promotionType: Type.Enum([...promotionKinds]),
  period: Type.String(),
  title: Type.String(),
  reward: nullable(Reward),
  until: nullable(Ms),
})
export type Claim = Static<typeof Claim>

export const listClaims = endpoint('listClaims', {
  summary: 'What waits to be taken by the member, and what it has received lately',
  method: 'GET',
  path: '/wps/relay/MCSFE_getClaimPromotion',
  ...ofMember,
  request: Type.Object({}),
  reply: Type.Object({
    waiting: Type.Array(Claim),
    /** How many of them are missions. */
    missions: Type.Integer(),
    received: Type.Array(Type.Object({ rewardId: Type.String(), title: Type.String(), reward: Reward, at: Ms, isAuto: Type.Boolean() })),
  }),
  errors: [...errors],
})

export const grantStates = ['waiting', 'active', 'converted', 'forfeited', 'expired', 'spent', 'ended'] as const
export type GrantState = (typeof grantStates)[number]

/** A bonus of the member's: what was given, on which terms, and how far it is. */
const Grant = Type.Object({
  grantId: Type.String(),
  title: Type.String(),
  state: Type.Enum([...grantStates]),
  amount: Money,
  terms: BonusTerms,
  required: Money,
  progress: Money,
  /** What can be staked of it now. */
  balance: Money,
  converted: Money,
  grantedAt: Ms,
  expiresAt: nullable(Ms),
  endedAt: nullable(Ms),
})
export type Grant = Static<typeof Grant>

/** What has to be staked before cash can leave, and why. */
const Wagering = Type.Object({
  source: Type.Enum(['deposit', 'transfer', 'reward']),
  amount: Money,
  required: Money,
  progress: Money,
  at: Ms,
})

export const getBonus = endpoint('getBonus', {
  summary: 'The bonus that is being staked, those that wait, those that are over, and what cash has to be staked',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBonusDetails',
  ...ofMember,
  request: Type.Object({}),
  reply: Type.Object({
    active: nullable(Grant),
    waiting: Type.Array(Grant),
    over: Type.Array(Grant),
    wagering: Type.Array(Wagering),
    /** How much of a stake counts, by what its bet is filed under. */
    contribution: Type.Record(Type.String(), Type.Integer()),
  }),
  errors: [...errors],
})

export const forfeitBonus = endpoint('forfeitBonus', {
  summary: 'Gives up a bonus: what stands in its pocket goes back',
  method: 'POST',
  path: '/wps/relay/MCS2_forfeitBonus',
  ...ofMember,
  request: Type.Object({ grantId: Id }),
  reply: Type.Object({}),
  errors: [...errors, 'bonus.none', 'bonus.open'],
})

const Rank = Type.Object({
  level: Type.Integer(),
  name: Type.String(),
  /** Staked in all to get there, and in a month to stay. */
  turnover: Money,
  keep: Money,
  benefits: Type.Array(Type.String()),
})

export const getRank = endpoint('getRank', {
  summary: 'The member’s rank, how far the next one is, and what all of them bring',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRank',
  ...ofMember,
  request: Type.Object({}),
  reply: Type.Object({ level: Type.Integer(), turnover: Money, monthTurnover: Money, isGiven: Type.Boolean(), ranks: Type.Array(Rank) }),
  errors: [...errors],
})
