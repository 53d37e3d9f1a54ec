import Type, { type Static } from 'typebox'
import { Money } from '../money.ts'

const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

/** What a withdrawal asks of a member first, in the order in which it can be done. */
const Step = Type.Object({
  step: Type.Enum(['paymentPassword', 'documents', 'key', 'wagering']),
  state: Type.Enum(['done', 'open', 'waiting', 'notNeeded']),
})
export type WithdrawalStep = Static<typeof Step>

export const WithdrawalSteps = Type.Object({
  steps: Type.Array(Step),
  /** Nothing was ever withdrawn. */
  first: Type.Boolean(),
  /** What could leave now. */
  available: Money,
  /** A payment password is set with the login password, which those who came by another way may not have. */
  loginPassword: Type.Boolean(),
  documents: Type.Enum(['none', 'waiting', 'verified', 'refused']),
  /** What may be withdrawn before documents are verified; null when they are. */
  withoutDocuments: nullable(Money),
  wagering: Type.Object({ required: Money, done: Money, left: Money }),
  /** How much of a deposit has to be staked, in hundredths of a per cent: 10000 is all of it, once. */
  wagerRate: Type.Integer(),
  /** When the first of the keys that still rest can be used; null when one can be used, or there is none. */
  keyUsableAt: nullable(Type.Integer()),
  /** How long a new key or account rests, unless it is the verified CPF. */
  coolingHours: Type.Integer(),
  /** Of the sandbox alone: where keys are registered at the bank. */
  keysUrl: nullable(Type.String()),
})
