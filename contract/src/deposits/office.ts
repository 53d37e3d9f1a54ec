// What operators do with deposits.
import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { event } from '../event.ts'
import { TimeAndUuid, Uuid } from '../fields.ts'
import { Amount, Money } from '../money.ts'
import { FirstApproval, InHand } from '../operators/cases.ts'
import { Deposit } from './shapes.ts'

const Ms = Type.Integer()
const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const Before = Type.Optional(TimeAndUuid)

/** What has to be seen before a transfer is credited. */
export const depositPoints = ['statement', 'reference', 'holder'] as const
const Checked = Type.Array(Type.Enum([...depositPoints]), { maxItems: depositPoints.length, uniqueItems: true })

const Waiting = Type.Object({
  deposit: Deposit,
  memberId: Type.String(),
  account: Type.String(),
  nickname: Type.String(),
  /** The name by which the member is known from documents, if any. */
  name: nullable(Type.String()),
  documents: Type.Enum(['none', 'waiting', 'verified', 'refused']),
  receipt: nullable(Type.String()),
  inHand: nullable(InHand),
  /** Who has approved a credit of how much already: above the brand's sum another has to do the same. */
  first: nullable(Type.Object({ ...FirstApproval.properties, amount: Money })),
  /** Since when it waits: the receipt's moment, not the announcement's. */
  sentAt: Ms,
})
export type WaitingDeposit = Static<typeof Waiting>
const ofOperator = { access: 'operator', moduleId: 'COMM3', role: 'cashier', staysOpen: true } as const

export const listWaitingDeposits = endpoint('listWaitingDeposits', {
  summary: 'Transfers that wait for an operator, the oldest first',
  method: 'GET',
  path: '/wps/operators/deposits',
  ...ofOperator,
  request: Type.Object({ after: Before }),
  reply: Type.Object({
    now: Ms,
    list: Type.Array(Waiting),
    next: nullable(Type.String()),
    /** Above so much two operators approve. */
    secondAbove: Money,
  }),
  errors: ['operator.not.session', 'operator.role'],
})

export const getReceipt = endpoint('getReceipt', {
  summary: 'The proof that a member sent, base64',
  method: 'GET',
  path: '/wps/operators/deposits/receipt',
  ...ofOperator,
  request: Type.Object({ depositId: Uuid }),
  reply: Type.Object({ type: Type.String(), content: Type.String() }),
  errors: ['operator.not.session', 'operator.role', 'deposit.unknown'],
})

export const decideDeposit = endpoint('decideDeposit', {
  summary:
    'Credits a transfer with what arrived, all points ticked, or refuses it with a reason. Above the brand’s sum the first approval is kept, and another operator’s credits',
  method: 'POST',
  path: '/wps/operators/deposits',
  ...ofOperator,
  request: Type.Union([
    Type.Object({ depositId: Uuid, decision: Type.Literal('credit'), amount: Amount, checked: Type.Optional(Checked) }),
    Type.Object({ depositId: Uuid, decision: Type.Literal('refuse'), reason: Type.String({ minLength: 3, maxLength: 300 }) }),
  ]),
  reply: Deposit,
  errors: [
    'operator.not.session',
    'operator.role',
    'case.held',
    'approval.own',
    'review.unchecked',
    'deposit.unknown',
    'deposit.over',
    'deposit.closed',
    'deposit.limit',
    'account.closed',
  ],
})

/** The queues of money are others now. */
export const moneyQueueChanged = event('deposits.queueChanged', 'operators', Type.Object({}))
