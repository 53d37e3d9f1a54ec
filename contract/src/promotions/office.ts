// Promotions for operators: making, running and watching them.
import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { operatorErrors } from '../errors.ts'
import { Id, TimeAndId } from '../fields.ts'
import { Money } from '../money.ts'
import { Definition, promotionKinds, promotionScenes } from './definition.ts'
import { PromotionLaw, lawRules } from './law.ts'
import { OwnPromotion } from './shapes.ts'
import { Reward, nullable } from './terms.ts'

export * from './bonuses.ts'

const Ms = Type.Integer()
const Reason = Type.String({ minLength: 10, maxLength: 300 })
const open = { access: 'operator', moduleId: 'COMM3', staysOpen: true } as const
const reading = { ...open, role: ['support', 'cashier', 'compliance'] } as const
const ofCompliance = { ...open, role: 'compliance' } as const

export const promotionStates = ['draft', 'running', 'stopped', 'ended'] as const
export type PromotionState = (typeof promotionStates)[number]

const PromotionLine = Type.Object({
  promotionId: Type.String(),
  kind: Type.Enum([...promotionKinds]),
  title: Type.String(),
  scene: Type.Enum([...promotionScenes]),
  state: Type.Enum([...promotionStates]),
  version: Type.Integer(),
  /** Grows with every change: whoever saves a draft names what it was made from. */
  changed: Type.Integer(),
  startsAt: Ms,
  endsAt: nullable(Ms),
  budget: nullable(Money),
  /** What was given, and what it cost. */
  rewards: Type.Integer(),
  cost: Money,
  /** What members can still claim. */
  unclaimed: Type.Integer(),
  /** What operators have to decide. */
  waiting: Type.Integer(),
})
export type PromotionLine = Static<typeof PromotionLine>

export const listOfficePromotions = endpoint('listOfficePromotions', {
  summary: 'All promotions, and whether all of them are switched off',
  method: 'GET',
  path: '/wps/operators/promotions',
  ...reading,
  request: Type.Object({}),
  reply: Type.Object({ isOff: Type.Boolean(), list: Type.Array(PromotionLine) }),
  errors: operatorErrors,
})

export const getOfficePromotion = endpoint('getOfficePromotion', {
  summary: 'A promotion with its versions, what it costs a day, and what the law says of it',
  method: 'GET',
  path: '/wps/operators/promotions/promotion',
  ...reading,
  request: Type.Object({ promotionId: Id }),
  reply: Type.Object({
    promotion: PromotionLine,
    /** What will run, or runs. */
    definition: Definition,
    /** What is being edited, where that is something else. */
    draft: nullable(Definition),
    law: Type.Array(Type.Enum([...lawRules])),
    versions: Type.Array(Type.Object({ version: Type.Integer(), since: Ms, by: Type.String(), definition: Definition })),
    days: Type.Array(Type.Object({ day: Type.String(), rewards: Type.Integer(), cost: Money })),
  }),
  errors: [...operatorErrors, 'promotion.unknown'],
})

export const getPromotionReturn = endpoint('getPromotionReturn', {
  summary:
    'How many take part in a promotion; what those whom it has given something in thirty days have staked since, and what the house kept of it',
  method: 'GET',
  path: '/wps/operators/promotions/return',
  ...reading,
  request: Type.Object({ promotionId: Id }),
  /** `given` are members, too; `result` is stakes less payouts, `cost` what was given to them. */
  reply: Type.Object({ members: Type.Integer(), given: Type.Integer(), stake: Money, result: Money, cost: Money }),
  errors: [...operatorErrors, 'promotion.unknown'],
})

export const getPromotionChoices = endpoint('getPromotionChoices', {
  summary: 'What a promotion is made of: labels, ranks and games that it can name, and the law that it has to keep',
  method: 'GET',
  path: '/wps/operators/promotions/choices',
  ...reading,
  request: Type.Object({}),
  reply: Type.Object({
    law: PromotionLaw,
    labels: Type.Array(Type.Object({ labelId: Type.String(), name: Type.String() })),
    /** Names of ranks, from 0 on. */
    ranks: Type.Array(Type.String()),
    /** Our own games. */
    games: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
    /** Games in which rounds can be given, vendors' among them. */
    roundGames: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
    vendors: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
  }),
  errors: operatorErrors,
})

export const savePromotion = endpoint('savePromotion', {
  summary: 'Writes a draft: of a new promotion, or of another version of one',
  method: 'PUT',
  path: '/wps/operators/promotions',
  ...ofCompliance,
  request: Type.Object({
    promotionId: nullable(Id),
    present: nullable(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    definition: Definition,
  }),
  reply: Type.Object({ promotionId: Type.String(), law: Type.Array(Type.Enum([...lawRules])) }),
  errors: [...operatorErrors, 'promotion.unknown', 'promotion.changed', 'promotion.state', 'goods.unknown'],
})

export const discardPromotionDraft = endpoint('discardPromotionDraft', {
  summary: 'Gives up what was to be the next version; what runs goes on as it is',
  method: 'POST',
  path: '/wps/operators/promotions/discard',
  ...ofCompliance,
  request: Type.Object({ promotionId: Id, present: Type.Integer({ minimum: 0, maximum: 1_000_000 }) }),
  reply: PromotionLine,
  errors: [...operatorErrors, 'promotion.unknown', 'promotion.changed', 'promotion.state'],
})

export const startPromotion = endpoint('startPromotion', {
  summary: 'Lets a draft run: from its start, or as the next version from now on',
  method: 'POST',
  path: '/wps/operators/promotions/start',
  ...ofCompliance,
  request: Type.Object({ promotionId: Id, reason: Reason }),
  reply: PromotionLine,
  errors: [...operatorErrors, 'promotion.unknown', 'promotion.state', 'promotion.law', 'promotion.over'],
})

export const stopPromotion = endpoint('stopPromotion', {
  summary: 'Stops a promotion: nothing more is earned, what was earned can be claimed',
  method: 'POST',
  path: '/wps/operators/promotions/stop',
  ...ofCompliance,
  request: Type.Object({ promotionId: Id, reason: Reason }),
  reply: PromotionLine,
  errors: [...operatorErrors, 'promotion.unknown', 'promotion.state'],
})

export const copyPromotion = endpoint('copyPromotion', {
  summary: 'Makes a draft of a new promotion from another one',
  method: 'POST',
  path: '/wps/operators/promotions/copy',
  ...ofCompliance,
  request: Type.Object({ promotionId: Id }),
  reply: Type.Object({ promotionId: Type.String() }),
  errors: [...operatorErrors, 'promotion.unknown'],
})

export const switchPromotions = endpoint('switchPromotions', {
  summary: 'Switches all promotions off, or on again',
  method: 'PUT',
  path: '/wps/operators/promotions/switch',
  ...ofCompliance,
  request: Type.Object({ isOff: Type.Boolean(), reason: Reason }),
  reply: Type.Object({}),
  errors: operatorErrors,
})

export const previewPromotion = endpoint('previewPromotion', {
  summary: 'A promotion, draft or running, as a given member would see it',
  method: 'GET',
  path: '/wps/operators/promotions/preview',
  ...reading,
  request: Type.Object({ promotionId: Id, memberId: Id }),
  /** `isShown`: among the member's promotions at all, not where it is meant for others or the member has closed play. */
  reply: Type.Object({ promotion: OwnPromotion, definition: Definition, isShown: Type.Boolean() }),
  errors: [...operatorErrors, 'promotion.unknown', 'member.unknown'],
})

export const grantPromotion = endpoint('grantPromotion', {
  summary: 'Gives members what a manual promotion has for them',
  method: 'POST',
  path: '/wps/operators/promotions/grant',
  ...ofCompliance,
  request: Type.Object({
    promotionId: Id,
    accounts: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { minItems: 1, maxItems: 500 }),
    reason: Reason,
  }),
  reply: Type.Object({ granted: Type.Integer(), refused: Type.Array(Type.Object({ account: Type.String(), code: Type.String() })) }),
  errors: [...operatorErrors, 'promotion.unknown', 'promotion.state', 'promotion.over', 'promotion.off'],
})

const Application = Type.Object({
  applicationId: Type.String(),
  promotionId: Type.String(),
  title: Type.String(),
  memberId: Type.String(),
  account: Type.String(),
  comment: Type.String(),
  pictures: Type.Integer(),
  reward: Reward,
  state: Type.Enum(['applying', 'issued', 'rejected']),
  at: Ms,
  decidedBy: nullable(Type.String()),
  decidedAt: nullable(Ms),
  reason: nullable(Type.String()),
})
export type PromotionApplication = Static<typeof Application>

export const listPromotionApplications = endpoint('listPromotionApplications', {
  summary: 'Applications: those that wait, the oldest first, or those that were decided, the newest first',
  method: 'GET',
  path: '/wps/operators/promotions/applications',
  ...reading,
  request: Type.Object({ isDecided: Type.Boolean(), after: Type.Optional(TimeAndId) }),
  reply: Type.Object({ list: Type.Array(Application), next: nullable(Type.String()), waiting: Type.Integer() }),
  errors: operatorErrors,
})

export const getApplicationPicture = endpoint('getApplicationPicture', {
  summary: 'A picture that came with an application',
  method: 'GET',
  path: '/wps/operators/promotions/applications/picture',
  ...reading,
  request: Type.Object({ applicationId: Id, picture: Type.Integer({ minimum: 1, maximum: 3 }) }),
  reply: Type.Object({ type: Type.String(), data: Type.String() }),
  errors: [...operatorErrors, 'case.over'],
})

export const decidePromotionApplication = endpoint('decidePromotionApplication', {
  summary: 'Gives what was applied for, or says why not',
  method: 'POST',
  path: '/wps/operators/promotions/applications',
  ...open,
  role: 'support',
  request: Type.Object({ applicationId: Id, isApproved: Type.Boolean(), reason: Type.Optional(Reason) }),
  reply: Type.Object({}),
  errors: [
    ...operatorErrors,
    'case.over',
    'promotion.budget',
    'promotion.enough',
    'promotion.later',
    'promotion.over',
    'promotion.off',
    'promotion.not.eligible',
  ],
})

/** Why a reward waits for an operator. */
export const abuseReasons = ['payee', 'device', 'opposite', 'ring', 'velocity'] as const

const Suspicion = Type.Object({
  suspicionId: Type.String(),
  memberId: Type.String(),
  account: Type.String(),
  promotionId: Type.String(),
  title: Type.String(),
  reward: Reward,
  reasons: Type.Array(
    Type.Object({ why: Type.Enum([...abuseReasons]), with: Type.Array(Type.Object({ memberId: Type.String(), account: Type.String() })) }),
  ),
  at: Ms,
  state: Type.Enum(['waiting', 'released', 'refused']),
  decidedBy: nullable(Type.String()),
  decidedAt: nullable(Ms),
  reason: nullable(Type.String()),
})
export type Suspicion = Static<typeof Suspicion>

export const listSuspicions = endpoint('listSuspicions', {
  summary: 'Rewards that wait because of who else their members seem to be',
  method: 'GET',
  path: '/wps/operators/promotions/suspicions',
  ...open,
  role: 'compliance',
  request: Type.Object({ isDecided: Type.Boolean(), after: Type.Optional(TimeAndId) }),
  reply: Type.Object({ list: Type.Array(Suspicion), next: nullable(Type.String()), waiting: Type.Integer() }),
  errors: operatorErrors,
})

export const decideSuspicion = endpoint('decideSuspicion', {
  summary: 'Lets a reward that waits go on its way, or refuses it',
  method: 'POST',
  path: '/wps/operators/promotions/suspicions',
  ...ofCompliance,
  request: Type.Object({ suspicionId: Id, isReleased: Type.Boolean(), reason: Reason }),
  reply: Type.Object({}),
  errors: [
    ...operatorErrors,
    'case.over',
    'promotion.budget',
    'promotion.enough',
    'promotion.later',
    'promotion.off',
    'promotion.not.eligible',
  ],
})
