// The mall, for operators.
import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { operatorErrors } from '../errors.ts'
import { Id, TimeAndId } from '../fields.ts'
import { nullable } from '../promotions/terms.ts'

const Ms = Type.Integer()
const open = { access: 'operator', moduleId: 'COMM3', staysOpen: true } as const

/** Pictures of goods that the site draws. */
export const goodsPictures = [
  'shirt',
  'cap',
  'mug',
  'bottle',
  'headphones',
  'speaker',
  'phone',
  'console',
  'watch',
  'bag',
  'ball',
  'voucher',
] as const

const OfficeGoods = Type.Object({
  goodsId: Type.String(),
  name: Type.String(),
  text: Type.String(),
  picture: Type.Enum([...goodsPictures]),
  points: Type.Integer(),
  stock: Type.Integer(),
  perMember: nullable(Type.Integer()),
  isShown: Type.Boolean(),
  waiting: Type.Integer(),
})
export type OfficeGoods = Static<typeof OfficeGoods>

export const listGoods = endpoint('listGoods', {
  summary: 'All goods of the mall, shown or not',
  method: 'GET',
  path: '/wps/operators/points/goods',
  ...open,
  role: ['support', 'compliance'],
  request: Type.Object({}),
  reply: Type.Array(OfficeGoods),
  errors: operatorErrors,
})

export const saveGoods = endpoint('saveGoods', {
  summary: 'Adds goods to the mall, or changes them',
  method: 'PUT',
  path: '/wps/operators/points/goods',
  ...open,
  role: 'compliance',
  request: Type.Object({
    goodsId: nullable(Id),
    name: Type.String({ minLength: 3, maxLength: 60, pattern: '\\S' }),
    text: Type.String({ maxLength: 300 }),
    picture: Type.Enum([...goodsPictures]),
    points: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
    /** By how much the stock grows or falls. */
    more: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }),
    perMember: nullable(Type.Integer({ minimum: 1, maximum: 1000 })),
    isShown: Type.Boolean(),
  }),
  reply: OfficeGoods,
  errors: [...operatorErrors, 'goods.unknown', 'stock.empty'],
})

const OfficeRedemption = Type.Object({
  redemptionId: Type.String(),
  memberId: Type.String(),
  account: Type.String(),
  goods: Type.String(),
  picture: Type.Enum([...goodsPictures]),
  points: Type.Integer(),
  /** Pieces that are left of it. */
  stock: Type.Integer(),
  status: Type.Enum(['in process', 'rejected', 'approved']),
  at: Ms,
  decidedBy: nullable(Type.String()),
  decidedAt: nullable(Ms),
  reason: nullable(Type.String()),
})
export type OfficeRedemption = Static<typeof OfficeRedemption>

export const listRedemptions = endpoint('listRedemptions', {
  summary: 'Goods that members have asked for: those that wait, the oldest first, or those that were decided, the newest first',
  method: 'GET',
  path: '/wps/operators/points/redemptions',
  ...open,
  role: ['support', 'compliance'],
  request: Type.Object({ isDecided: Type.Boolean(), after: Type.Optional(TimeAndId) }),
  reply: Type.Object({ list: Type.Array(OfficeRedemption), next: nullable(Type.String()), waiting: Type.Integer() }),
  errors: operatorErrors,
})

export const decideRedemption = endpoint('decideRedemption', {
  summary: 'Sends goods on their way, or gives the points back',
  method: 'POST',
  path: '/wps/operators/points/redemptions',
  ...open,
  role: 'support',
  request: Type.Object({
    redemptionId: Id,
    isApproved: Type.Boolean(),
    reason: Type.Optional(Type.String({ minLength: 10, maxLength: 300 })),
  }),
  reply: Type.Object({}),
  errors: [...operatorErrors, 'case.over'],
})
