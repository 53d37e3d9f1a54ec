import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'
import { Money } from './money.ts'
import { PromotionPeriod } from './promotions.ts'
import { OwnPromotion } from './promotions/shapes.ts'
import { Reward, nullable } from './promotions/terms.ts'

const Ms = Type.Integer()
const ofMember = { access: 'member', moduleId: 'COMM3', product: 'bonus' } as const
const errors = ['login.not.session', 'password.change.required'] as const

const Mission = Type.Object({
  ...OwnPromotion.properties,
  /** When the running window ends. */
  until: nullable(Ms),
  /** The mission that has to be done first, while it is not. */
  after: nullable(Type.String()),
})
export type Mission = Static<typeof Mission>

export const getMissions = endpoint('getMissions', {
  summary: 'Missions of the member: what they ask for, how far it is, what they give',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  ...ofMember,
  request: Type.Object({}),
  reply: Type.Object({ missions: Type.Array(Mission), waiting: Type.Integer() }),
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
