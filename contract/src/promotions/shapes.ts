// Promotions as members see them.
import Type, { type Static } from 'typebox'
import { Money } from '../money.ts'
import { promotionKinds, promotionScenes, windows } from './definition.ts'
import { Reward, nullable } from './terms.ts'

const Ms = Type.Integer()

/** How a member stands with a promotion in one of its periods. Spec §4. */
export const activityStatuses = [
  'join',
  'claim',
  'applying',
  'closed',
  'rejected',
  'issued',
  'claimed',
  'in process',
  'signed',
  'coming soon',
] as const
export type ActivityStatus = (typeof activityStatuses)[number]

/** Why a promotion is closed to somebody. */
export const closedReasons = ['over', 'budget', 'notEligible', 'stopped', 'claimOver', 'done'] as const

/** What the member can do about it now. */
export const promotionActs = ['join', 'claim', 'apply', 'code', 'spin', 'grab', 'checkIn', 'deposit', 'play', 'invite'] as const

export const Progress = Type.Object({
  measured: Money,
  target: Money,
  unit: Type.Enum(['money', 'count', 'hundredths']),
  /** How far the bonus that it gave is, which has to be staked. */
  isWagering: Type.Boolean(),
})
export type Progress = Static<typeof Progress>

/** What a promotion gives, or at most gives, before anything has been earned. */
export const Offer = Type.Union([
  Type.Object({ type: Type.Literal('reward'), reward: Reward }),
  /** The best of several. */
  Type.Object({ type: Type.Literal('upTo'), reward: Reward }),
  /** A part of a deposit, in hundredths of a per cent. */
  Type.Object({ type: Type.Literal('match'), bp: Type.Integer(), max: Money, isBonus: Type.Boolean() }),
  /** A part of what was lost or staked. */
  Type.Object({ type: Type.Literal('back'), of: Type.Enum(['lost', 'staked']), bp: Type.Integer(), max: nullable(Money) }),
  Type.Object({ type: Type.Literal('split'), total: Money, shares: Type.Integer() }),
])
export type Offer = Static<typeof Offer>

export const Promotion = Type.Object({
  promotionId: Type.String(),
  kind: Type.Enum([...promotionKinds]),
  title: Type.String(),
  summary: Type.String(),
  scene: Type.Enum([...promotionScenes]),
  startsAt: Ms,
  endsAt: nullable(Ms),
  /** Its periods, and when the one ends that runs now: its day, week or month, or all of it. */
  window: Type.Enum([...windows]),
  until: nullable(Ms),
  offer: nullable(Offer),
  /** What is left to give, where that is public. */
  budgetLeft: nullable(Type.Object({ amount: nullable(Money), rewards: nullable(Type.Integer()) })),
})
export type Promotion = Static<typeof Promotion>

export const OwnPromotion = Type.Object({
  ...Promotion.properties,
  status: Type.Enum([...activityStatuses]),
  /** The period that the status is of: a day, a week, a month, or all of it. */
  period: Type.String(),
  act: nullable(Type.Enum([...promotionActs])),
  closed: nullable(Type.Enum([...closedReasons])),
  /** An operator's words when an application was turned down. */
  reason: nullable(Type.String()),
  progress: nullable(Progress),
  /** Whether anything of the member's has counted. */
  hasBegun: Type.Boolean(),
  /** What it gives, or has given; null where that is not known yet. */
  reward: nullable(Reward),
  claimUntil: nullable(Ms),
  /** The mission that has to be done first, while it is not. */
  after: nullable(Type.String()),
})
export type OwnPromotion = Static<typeof OwnPromotion>
