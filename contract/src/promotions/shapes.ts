// Promotions as members see them.
import Type, { type Static } from 'typebox'
import { Money } from '../money.ts'
import { promotionKinds, promotionScenes } from './definition.ts'
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

export const Promotion = Type.Object({
  promotionId: Type.String(),
  kind: Type.Enum([...promotionKinds]),
  title: Type.String(),
  summary: Type.String(),
  scene: Type.Enum([...promotionScenes]),
  startsAt: Ms,
  endsAt: nullable(Ms),
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
  /** What it gives, or has given; null where that is not known yet. */
  reward: nullable(Reward),
  claimUntil: nullable(Ms),
})
export type OwnPromotion = Static<typeof OwnPromotion>
