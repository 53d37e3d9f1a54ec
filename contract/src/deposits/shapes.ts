import Type, { type Static } from 'typebox'
import { Money } from '../money.ts'

const Ms = Type.Integer()
const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

export const DEPOSITS_A_PAGE = 20
export const depositKinds = ['pix', 'transfer'] as const
export const depositStates = ['asked', 'open', 'review', 'credited', 'expired', 'cancelled', 'refused'] as const

const BankAccount = Type.Object({
  bank: Type.String(),
  branch: Type.String(),
  number: Type.String(),
  holder: Type.String(),
  document: Type.String(),
})

export const Deposit = Type.Object({
  depositId: Type.String(),
  method: Type.String(),
  kind: Type.Enum([...depositKinds]),
  amount: Money,
  /** What arrived, and what of it the house kept; null before. */
  paid: nullable(Money),
  fee: nullable(Money),
  currency: Type.String(),
  state: Type.Enum([...depositStates]),
  createdAt: Ms,
  /** Until when it can be paid. */
  expiresAt: Ms,
  doneAt: nullable(Ms),
  /** Of Pix: what the payer's bank reads, as text and as a QR code. Null while the provider has not answered. */
  brCode: nullable(Type.String()),
  /** Of the sandbox alone: where the charge can be paid with money that does not exist. */
  payUrl: nullable(Type.String()),
  /** Of a transfer: what to write into it, and where it goes. */
  reference: nullable(Type.String()),
  account: nullable(BankAccount),
  /** Why it was refused. */
  reason: nullable(Type.String()),
})
export type Deposit = Static<typeof Deposit>
