// What operators do with deposits.
import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { event } from '../event.ts'
import { TimeAndUuid, Uuid } from '../fields.ts'
import { Amount } from '../money.ts'
import { Deposit } from './shapes.ts'

const Ms = Type.Integer()
const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const Before = Type.Optional(TimeAndUuid)

const Waiting = Type.Object({
  deposit: Deposit,
  memberId: Type.String(),
  account: Type.String(),
  nickname: Type.String(),
  /** The name by which the member is known from documents, if any. */
  name: nullable(Type.String()),
  documents: Type.Enum(['none', 'waiting', 'verified', 'refused']),
  receipt: nullable(Type.String()),
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
  reply: Type.Object({ now: Ms, list: Type.Array(Waiting), next: nullable(Type.String()) }),
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
  summary: 'Credits a transfer with what arrived, or refuses it with a reason. Once: the second of two operators is told',
  method: 'POST',
  path: '/wps/operators/deposits',
  ...ofOperator,
  request: Type.Union([
    Type.Object({ depositId: Uuid, decision: Type.Literal('credit'), amount: Amount }),
    Type.Object({ depositId: Uuid, decision: Type.Literal('refuse'), reason: Type.String({ minLength: 3, maxLength: 300 }) }),
  ]),
  reply: Deposit,
  errors: ['operator.not.session', 'operator.role', 'deposit.unknown', 'deposit.over', 'deposit.closed', 'deposit.limit', 'account.closed'],
})

/** The queues of money are others now. */
export const moneyQueueChanged = event('deposits.queueChanged', 'operators', Type.Object({}))
