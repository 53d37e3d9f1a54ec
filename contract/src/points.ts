import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Day, Id, TimeAndId, Uuid } from './fields.ts'
import { Money } from './money.ts'
import { nullable } from './promotions/terms.ts'

export * from './points/office.ts'

/** A redemption. Spec §4. */
export const redemptionStatuses = ['in process', 'rejected', 'approved'] as const
export type RedemptionStatus = (typeof redemptionStatuses)[number]

const Ms = Type.Integer()
const ofMember = { access: 'member', moduleId: 'PTSYS3', product: 'bonus' } as const
const errors = ['login.not.session', 'password.change.required'] as const
const secret = [
  ...errors,
  'account.trial',
  'account.excluded',
  'play.closed',
  'verification.too.many',
  'request.not.encrypted',
  'encryption.key.unknown',
  'paymentPassword.wrong',
  'paymentPassword.missing',
  'points.few',
] as const
const PaymentPassword = Type.String({ pattern: '^[0-9]{6}$' })

export const getPointBalance = endpoint('getPointBalance', {
  summary: 'How many points the member has, and which of them expire next',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  ...ofMember,
  request: Type.Object({}),
  reply: Type.Object({
    balance: Money,
    expiring: Money,
    expiresOn: nullable(Day),
    /** By the month in which they were earned, the oldest first. */
    lots: Type.Array(Type.Object({ month: Type.String(), left: Money, expiresOn: Day })),
  }),
  errors: [...errors],
})

export const getPointConfig = endpoint('getPointConfig', {
  summary: 'How points are earned and what they are worth',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
  ...ofMember,
  request: Type.Object({}),
  reply: Type.Object({
    /** How much of a stake counts, in hundredths of a per cent, by what its bet is filed under. */
    factors: Type.Record(Type.String(), Type.Integer()),
    /** Staked for one point, when all of it counts. */
    stake: Money,
    /** Points for a hundred of the smallest coin. */
    rate: Type.Integer(),
    min: Type.Integer(),
    perDay: Type.Integer(),
    /** How many can still be turned into cash today. */
    leftToday: Type.Integer(),
    /** The member has a payment password, without which nothing is taken. */
    paymentPassword: Type.Boolean(),
  }),
  errors: [...errors],
})

const Goods = Type.Object({
  id: Type.String(),
  name: Type.String(),
  text: Type.String(),
  picture: Type.String(),
  points: Type.Integer(),
  stock: Type.Integer(),
  perMember: nullable(Type.Integer()),
})
export type Goods = Static<typeof Goods>

export const getPointReward = endpoint('getPointReward', {
  summary: 'Goods of the mall',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointReward',
  ...ofMember,
  request: Type.Object({}),
  reply: Type.Array(Goods),
  errors: [...errors],
})

export const redeemPointReward = endpoint('redeemPointReward', {
  summary: 'Asks for goods: their points are set aside until an operator has answered',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  ...ofMember,
  encrypted: true,
  limit: { max: 20, windowMs: 60_000 },
  request: Type.Object({ requestId: Uuid, goodsId: Id, paymentPassword: PaymentPassword }),
  reply: Type.Object({ id: Type.String(), status: Type.Enum([...redemptionStatuses]) }),
  errors: [...secret, 'goods.unknown', 'goods.limit', 'stock.empty', 'key.conflict'],
})

export const convertPoint = endpoint('convertPoint', {
  summary: 'Turns points into cash',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_convertPoint',
  ...ofMember,
  encrypted: true,
  limit: { max: 20, windowMs: 60_000 },
  request: Type.Object({ requestId: Uuid, points: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }), paymentPassword: PaymentPassword }),
  reply: Type.Object({ points: Type.Integer(), amount: Money }),
  errors: [...secret, 'points.day', 'key.conflict'],
})

const Redemption = Type.Object({
  id: Type.String(),
  goods: Type.String(),
  picture: Type.String(),
  points: Type.Integer(),
  status: Type.Enum([...redemptionStatuses]),
  at: Ms,
  reason: nullable(Type.String()),
})
export type Redemption = Static<typeof Redemption>

export const getRedeemPointList = endpoint('getRedeemPointList', {
  summary: 'What the member has asked for with points, newest first',
  method: 'GET',
  path: '/wps/relay/MCS2_getRedeemPointList',
  ...ofMember,
  request: Type.Object({ before: Type.Optional(TimeAndId) }),
  reply: Type.Object({ list: Type.Array(Redemption), next: nullable(Type.String()) }),
  errors: [...errors],
})

export const listPointMovements = endpoint('listPointMovements', {
  summary: 'How points came and went, newest first',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  ...ofMember,
  request: Type.Object({ before: Type.Optional(TimeAndId) }),
  reply: Type.Object({
    list: Type.Array(
      Type.Object({
        kind: Type.Enum(['earned', 'reward', 'expired', 'converted', 'goods', 'returned', 'adjusted']),
        points: Money,
        balance: Money,
        at: Ms,
      }),
    ),
    next: nullable(Type.String()),
  }),
  errors: [...errors],
})
