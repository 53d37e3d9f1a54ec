// Withdrawals that are over.
import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { TimeAndUuid } from '../fields.ts'
import { exportLimit, historyErrors, historyFilter, outcomeTotal } from '../operators/history.ts'
import { Withdrawal, withdrawalKinds } from './shapes.ts'

const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
export const decidedWithdrawalStates = ['paid', 'refused', 'failed', 'cancelled'] as const

const Decided = Type.Object({
  withdrawal: Withdrawal,
  memberId: Type.String(),
  account: Type.String(),
  nickname: Type.String(),
  /** The operator who decided it, and when; nobody for what its member gave up. */
  decidedBy: nullable(Type.String()),
  decidedAt: nullable(Type.Integer()),
  /** Who approved it before, where two had to. */
  firstBy: nullable(Type.String()),
  /** The name of the payment at the bank. */
  endToEndId: nullable(Type.String()),
})
export type DecidedWithdrawal = Static<typeof Decided>

const asked = {
  ...historyFilter,
  state: Type.Optional(Type.Enum([...decidedWithdrawalStates])),
  kind: Type.Optional(Type.Enum([...withdrawalKinds])),
}
const ofOperator = { method: 'GET', access: 'operator', moduleId: 'COMM3', role: 'cashier', staysOpen: true } as const

const Total = Type.Object({ state: Type.Enum([...decidedWithdrawalStates]), ...outcomeTotal })
export type WithdrawalTotal = Static<typeof Total>

export const listDecidedWithdrawals = endpoint('listDecidedWithdrawals', {
  summary: 'Withdrawals that are over, the newest first; with the totals of a day on its first page',
  path: '/wps/operators/withdrawals/decided',
  ...ofOperator,
  request: Type.Object({ ...asked, before: Type.Optional(TimeAndUuid) }),
  reply: Type.Object({ list: Type.Array(Decided), next: nullable(Type.String()), totals: nullable(Type.Array(Total)) }),
  errors: historyErrors,
})

export const exportWithdrawals = endpoint('exportWithdrawals', {
  summary: 'The same as a file: text/csv, written as it is read, at most 100,000 lines. It is written into the journal',
  path: '/wps/operators/withdrawals/export',
  ...ofOperator,
  limit: exportLimit,
  request: Type.Object(asked),
  reply: Type.String(),
  errors: historyErrors,
})
