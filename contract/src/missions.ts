import Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'
import { Money } from './money.ts'
import { PromotionPeriod } from './promotions.ts'
import { OwnPromotion } from './promotions/shapes.ts'
import { Reward, nullable } from './promotions/terms.ts'

const Ms = Type.Integer()
const ofMember = { access: 'member', moduleId: 'COMM3', product: 'bonus' } as const
const errors = ['login.not.session', 'password.change.required'] as const

export type Mission = OwnPromotion

export const getMissions = endpoint('getMissions', {
  summary: 'Missions of the member: what they ask for, how far it is, what they give',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  ...ofMember,
  request: Type.Object({}),
  reply: Type.Object({ missions: Type.Array(OwnPromotion), waiting: Type.Integer() }),
  errors: [...errors],
})

const Place = Type.Object({ rank: Type.Integer(), name: Type.String(), score: Money, isOwn: Type.Boolean(), reward: nullable(Reward) })

export const getLeaderboard = endpoint('getLeaderboard', {
  summary: 'A board: the first hundred, and the member’s own place',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  ...ofMember,
  request: Type.Object({ promotionId: Type.Optional(Id), period: Type.Optional(PromotionPeriod) }),
  reply: Type.Object({
    boards: Type.Array(Type.Object({ promotionId: Type.String(), title: Type.String(), measure: Type.Enum(['stake', 'multiplier']) })),
    board: nullable(
      Type.Object({
        promotionId: Type.String(),
        period: Type.String(),
        endsAt: Ms,
        isFrozen: Type.Boolean(),
        members: Type.Integer(),
        places: Type.Array(Place),
        own: nullable(Place),
        prizes: Type.Array(Type.Object({ from: Type.Integer(), to: Type.Integer(), reward: Reward })),
      }),
    ),
  }),
  errors: [...errors, 'promotion.unknown'],
})
