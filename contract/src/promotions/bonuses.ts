// What members hold of bonus money, for operators.
import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { operatorErrors } from '../errors.ts'
import { Id, TimeAndId } from '../fields.ts'
import { Money } from '../money.ts'
import { nullable } from './terms.ts'

const Ms = Type.Integer()
const open = { access: 'operator', moduleId: 'COMM3', staysOpen: true } as const
const reading = { ...open, role: ['support', 'cashier', 'compliance'] } as const

export const getBonusLiability = endpoint('getBonusLiability', {
  summary: 'Bonus money that members hold or wait for, by its age, and what points and tickets could cost',
  method: 'GET',
  path: '/wps/operators/promotions/liability',
  ...reading,
  request: Type.Object({}),
  reply: Type.Object({
    ages: Type.Array(
      Type.Object({ fromDays: Type.Integer(), toDays: nullable(Type.Integer()), grants: Type.Integer(), balance: Money, waiting: Money }),
    ),
    points: Money,
    pointsWorth: Money,
    freeRounds: Money,
    freeBets: Money,
    claims: Money,
  }),
  errors: operatorErrors,
})

const OpenBonus = Type.Object({
  grantId: Type.String(),
  memberId: Type.String(),
  account: Type.String(),
  title: Type.String(),
  state: Type.Enum(['active', 'waiting']),
  amount: Money,
  required: Money,
  progress: Money,
  grantedAt: Ms,
  expiresAt: nullable(Ms),
})
export type OpenBonus = Static<typeof OpenBonus>

export const listOpenBonuses = endpoint('listOpenBonuses', {
  summary: 'Bonuses that members have or wait for, the oldest first; those of one account where it is named',
  method: 'GET',
  path: '/wps/operators/promotions/bonuses',
  ...reading,
  request: Type.Object({ account: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })), after: Type.Optional(TimeAndId) }),
  reply: Type.Object({ list: Type.Array(OpenBonus), next: nullable(Type.String()) }),
  errors: operatorErrors,
})

export const endBonus = endpoint('endBonus', {
  summary: 'Ends a member’s bonus by hand',
  method: 'DELETE',
  path: '/wps/operators/promotions/bonus',
  ...open,
  role: 'compliance',
  request: Type.Object({ grantId: Id, reason: Type.String({ minLength: 10, maxLength: 300 }) }),
  reply: Type.Object({}),
  errors: [...operatorErrors, 'bonus.none'],
})
