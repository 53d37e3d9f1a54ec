// What operators do with withdrawals.
import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { TimeAndUuid, Uuid } from '../fields.ts'
import { Amount, Money } from '../money.ts'
import { FirstApproval, InHand } from '../operators/cases.ts'
import { Withdrawal } from './shapes.ts'

const Ms = Type.Integer()
const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const Before = Type.Optional(TimeAndUuid)

/** What a reviewer should look at twice. */
export const reviewNotes = ['firstWithdrawal', 'newPayee', 'sharedPayee', 'littlePlay', 'large', 'unknownAtProvider', 'late'] as const

/** Those of them that a reviewer has to tick: all but the one that the clock shows. */
export const reviewPoints = reviewNotes.filter((note) => note !== 'late')
export type ReviewPoint = (typeof reviewPoints)[number]

const Review = Type.Object({
  withdrawal: Withdrawal,
  memberId: Type.String(),
  account: Type.String(),
  nickname: Type.String(),
  documents: Type.Enum(['none', 'waiting', 'verified', 'refused']),
  notes: Type.Array(Type.Enum([...reviewNotes])),
  /** In all, so far. */
  deposited: Money,
  withdrawn: Money,
  staked: Money,
  inHand: nullable(InHand),
  /** Who has approved it already: above the brand's sum another has to do the same. */
  first: nullable(FirstApproval),
  /** It takes two to approve it. */
  two: Type.Boolean(),
})
export type Review = Static<typeof Review>
const Checked = Type.Array(Type.Enum([...reviewPoints]), { maxItems: reviewPoints.length, uniqueItems: true })
const ofOperator = { access: 'operator', moduleId: 'COMM3', role: 'cashier', staysOpen: true } as const
const operatorErrors = ['operator.not.session', 'operator.role', 'withdrawal.unknown', 'withdrawal.over'] as const

export const listWaitingWithdrawals = endpoint('listWaitingWithdrawals', {
  summary: 'Withdrawals under way, the oldest first',
  method: 'GET',
  path: '/wps/operators/withdrawals',
  ...ofOperator,
  request: Type.Object({ state: Type.Optional(Type.Enum(['review', 'approved', 'sending', 'confirming'])), after: Before }),
  reply: Type.Object({ now: Ms, list: Type.Array(Review), next: nullable(Type.String()) }),
  errors: ['operator.not.session', 'operator.role'],
})

export const decideWithdrawal = endpoint('decideWithdrawal', {
  summary:
    'Approves a withdrawal, all points ticked, or refuses it with a reason, which gives the money back. Above the brand’s sum the first approval is kept, and another operator’s pays',
  method: 'POST',
  path: '/wps/operators/withdrawals',
  ...ofOperator,
  request: Type.Union([
    Type.Object({ withdrawalId: Uuid, decision: Type.Literal('approve'), checked: Type.Optional(Checked) }),
    Type.Object({ withdrawalId: Uuid, decision: Type.Literal('refuse'), reason: Type.String({ minLength: 3, maxLength: 300 }) }),
  ]),
  reply: Withdrawal,
  errors: [...operatorErrors, 'case.held', 'approval.own', 'review.unchecked'],
})

export const payPart = endpoint('payPart', {
  summary: 'Notes that a part of a withdrawal was paid to the member, who is asked whether it arrived',
  method: 'POST',
  path: '/wps/operators/withdrawals/parts',
  ...ofOperator,
  request: Type.Object({ partId: Uuid, withdrawalId: Uuid, amount: Amount, note: Type.String({ maxLength: 200 }) }),
  reply: Withdrawal,
  errors: [...operatorErrors, 'withdrawal.amount', 'key.conflict'],
})

export const settlePart = endpoint('settlePart', {
  summary: 'Ends a dispute: the part did arrive, or it did not and is to be paid again',
  method: 'PUT',
  path: '/wps/operators/withdrawals/parts',
  ...ofOperator,
  request: Type.Object({ partId: Uuid, outcome: Type.Enum(['received', 'void']), note: Type.String({ minLength: 3, maxLength: 200 }) }),
  reply: Withdrawal,
  errors: [...operatorErrors],
})
