// Money that operators move by hand: what waits for a second one, and what was decided.
import Type, { type Static } from 'typebox'
import { endpoint, withMembers } from '../endpoint.ts'
import { memberErrors, operatorErrors } from '../errors.ts'
import { Id, TimeAndUuid, Uuid } from '../fields.ts'
import { Amount, Money } from '../money.ts'
import { exportLimit, historyErrors, historyFilter } from '../operators/history.ts'
import { REASON_MAX, Reason, changeErrors } from './changes.ts'

export const adjustmentPockets = ['cash', 'bonus'] as const
export const adjustmentStates = ['waiting', 'approved', 'refused'] as const
export const decidedAdjustmentStates = ['approved', 'refused'] as const

const Ms = Type.Integer()
const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const ofCashiers = { access: 'operator', moduleId: 'COMM3', staysOpen: true, role: 'cashier' } as const
const Pocket = Type.Enum([...adjustmentPockets])

const proposed = {
  adjustmentId: Type.String(),
  memberId: Type.String(),
  account: Type.String(),
  pocket: Pocket,
  /** Below zero it is taken from the member. */
  amount: Money,
  currency: Type.String(),
  reason: Type.String(),
  proposedBy: Type.String(),
  proposedAt: Ms,
}

export const Adjustment = Type.Object({
  ...proposed,
  state: Type.Enum([...adjustmentStates]),
  /** The asking operator proposed it: somebody else decides. */
  own: Type.Boolean(),
  decidedBy: nullable(Type.String()),
  decidedAt: nullable(Ms),
  answer: nullable(Type.String()),
  /** What the pocket holds now. */
  balance: Money,
})
export type Adjustment = Static<typeof Adjustment>

export const listAdjustments = endpoint('listAdjustments', {
  summary: 'Adjustments that wait for a second operator, the oldest first; or all those of a member, the newest first',
  method: 'GET',
  path: '/wps/operators/members/adjustments',
  ...withMembers,
  request: Type.Object({ memberId: Type.Optional(Id), after: Type.Optional(TimeAndUuid) }),
  reply: Type.Object({ now: Ms, list: Type.Array(Adjustment), next: nullable(Type.String()) }),
  errors: memberErrors,
})

export const proposeAdjustment = endpoint('proposeAdjustment', {
  summary: 'Proposes to add to a member’s money or to take from it, within the brand’s limits. The same id is the same proposal',
  method: 'POST',
  path: '/wps/operators/members/adjustments',
  ...ofCashiers,
  request: Type.Object({
    adjustmentId: Uuid,
    memberId: Id,
    pocket: Pocket,
    direction: Type.Enum(['add', 'take']),
    amount: Amount,
    reason: Reason,
  }),
  reply: Adjustment,
  errors: [...changeErrors, 'adjustment.amount', 'adjustment.day', 'balance.insufficient', 'jurisdiction.not.available', 'key.conflict'],
})

export const decideAdjustment = endpoint('decideAdjustment', {
  summary: 'Approves an adjustment that somebody else proposed, which posts it, or refuses it with a reason. Once',
  method: 'PUT',
  path: '/wps/operators/members/adjustments',
  ...ofCashiers,
  request: Type.Union([
    Type.Object({ adjustmentId: Uuid, decision: Type.Literal('approve') }),
    Type.Object({ adjustmentId: Uuid, decision: Type.Literal('refuse'), reason: Type.String({ minLength: 3, maxLength: REASON_MAX }) }),
  ]),
  reply: Adjustment,
  errors: [
    ...operatorErrors,
    'adjustment.unknown',
    'adjustment.over',
    'adjustment.own',
    'adjustment.day',
    'balance.insufficient',
    'balance.limit',
    'account.closed',
  ],
})

const Decided = Type.Object({
  ...proposed,
  nickname: Type.String(),
  state: Type.Enum([...decidedAdjustmentStates]),
  decidedBy: Type.String(),
  decidedAt: Ms,
  /** Why it was refused. */
  answer: nullable(Type.String()),
})
export type DecidedAdjustment = Static<typeof Decided>

const asked = { ...historyFilter, state: Type.Optional(Type.Enum([...decidedAdjustmentStates])), pocket: Type.Optional(Pocket) }

/** What was added and what was taken are told apart: together they would say little. */
const Total = Type.Object({ state: Type.Enum([...decidedAdjustmentStates]), pocket: Pocket, count: Type.Integer(), amount: Money })
export type AdjustmentTotal = Static<typeof Total>

export const listDecidedAdjustments = endpoint('listDecidedAdjustments', {
  summary: 'Adjustments that were approved or refused, the newest first; with the totals of a day on its first page',
  method: 'GET',
  path: '/wps/operators/members/adjustments/decided',
  ...ofCashiers,
  request: Type.Object({ ...asked, before: Type.Optional(TimeAndUuid) }),
  reply: Type.Object({ list: Type.Array(Decided), next: nullable(Type.String()), totals: nullable(Type.Array(Total)) }),
  errors: historyErrors,
})

export const exportAdjustments = endpoint('exportAdjustments', {
  summary: 'The same as a file: text/csv, written as it is read, at most 100,000 lines. It is written into the journal',
  method: 'GET',
  path: '/wps/operators/members/adjustments/export',
  ...ofCashiers,
  limit: exportLimit,
  request: Type.Object(asked),
  reply: Type.String(),
  errors: historyErrors,
})
