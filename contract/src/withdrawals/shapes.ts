import Type, { type Static } from 'typebox'
import { Money } from '../money.ts'

const Ms = Type.Integer()
const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

export const withdrawalStates = ['review', 'approved', 'sending', 'confirming', 'paid', 'refused', 'failed', 'cancelled'] as const
export const partStates = ['paid', 'received', 'forced', 'disputed', 'void'] as const
export const withdrawalKinds = ['pix', 'bank', 'c2c'] as const

export const Payee = Type.Object({
  payeeId: Type.String(),
  kind: Type.Enum(['pix', 'bank']),
  masked: Type.String(),
  holder: Type.String(),
  /** From when on it can be used. */
  usableAt: Ms,
})
export type Payee = Static<typeof Payee>

/** What arrived, or is said to have arrived, of a withdrawal in parts. */
const Part = Type.Object({
  partId: Type.String(),
  amount: Money,
  state: Type.Enum([...partStates]),
  paidAt: Ms,
  /** When it counts as received without an answer. */
  answerUntil: Ms,
})
export type Part = Static<typeof Part>

export const Withdrawal = Type.Object({
  withdrawalId: Type.String(),
  method: Type.String(),
  kind: Type.Enum([...withdrawalKinds]),
  amount: Money,
  fee: Money,
  currency: Type.String(),
  state: Type.Enum([...withdrawalStates]),
  payee: Type.Object({ masked: Type.String(), holder: Type.String() }),
  createdAt: Ms,
  doneAt: nullable(Ms),
  reason: nullable(Type.String()),
  parts: Type.Array(Part),
  /** Of a withdrawal in parts: what nobody has paid yet. */
  remainder: Money,
})
export type Withdrawal = Static<typeof Withdrawal>
