// Deposits that are over, whichever way they came and ended.
import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { TimeAndUuid } from '../fields.ts'
import { exportLimit, historyErrors, historyFilter, outcomeTotal } from '../operators/history.ts'
import { Money } from '../money.ts'
import { Deposit, depositKinds } from './shapes.ts'

const Ms = Type.Integer()
const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
export const decidedDepositStates = ['credited', 'refused', 'cancelled', 'expired'] as const

/** What a provider told of money that arrived for a deposit; `why` it was not credited, where it was not. */
const Arrived = Type.Object({
  endToEndId: Type.String(),
  amount: Money,
  payerName: nullable(Type.String()),
  paidAt: Ms,
  state: Type.Enum(['credited', 'returning', 'returned', 'kept']),
  why: nullable(Type.String()),
})

const Decided = Type.Object({
  deposit: Deposit,
  memberId: Type.String(),
  account: Type.String(),
  nickname: Type.String(),
  /** The operator who decided it; nobody for what the system or the member did. */
  decidedBy: nullable(Type.String()),
  /** Who approved it before, where two had to. */
  firstBy: nullable(Type.String()),
  /** The provider's name of a Pix charge. */
  txid: nullable(Type.String()),
  arrived: Type.Array(Arrived),
})
export type DecidedDeposit = Static<typeof Decided>

const asked = {
  ...historyFilter,
  state: Type.Optional(Type.Enum([...decidedDepositStates])),
  kind: Type.Optional(Type.Enum([...depositKinds])),
}
const ofOperator = { method: 'GET', access: 'operator', moduleId: 'COMM3', role: 'cashier', staysOpen: true } as const

const Total = Type.Object({ state: Type.Enum([...decidedDepositStates]), kind: Type.Enum([...depositKinds]), ...outcomeTotal })
export type DepositTotal = Static<typeof Total>

export const listDecidedDeposits = endpoint('listDecidedDeposits', {
  summary: 'Deposits that are over, Pix among them, the newest first; with the totals of a day on its first page',
  path: '/wps/operators/deposits/decided',
  ...ofOperator,
  request: Type.Object({ ...asked, before: Type.Optional(TimeAndUuid) }),
  reply: Type.Object({ list: Type.Array(Decided), next: nullable(Type.String()), totals: nullable(Type.Array(Total)) }),
  errors: historyErrors,
})

export const exportDeposits = endpoint('exportDeposits', {
  summary: 'The same as a file: text/csv, written as it is read, at most 100,000 lines. It is written into the journal',
  path: '/wps/operators/deposits/export',
  ...ofOperator,
  limit: exportLimit,
  request: Type.Object(asked),
  reply: Type.String(),
  errors: historyErrors,
})
