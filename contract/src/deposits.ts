import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { event } from './event.ts'
import { TimeAndUuid, Uuid } from './fields.ts'
import { Deposit, depositStates } from './deposits/shapes.ts'
import { Amount, Money } from './money.ts'

/** A receipt is a picture or a PDF of at most this. */
export const RECEIPT_BYTES_MAX = 5 * 1024 * 1024

const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const errors = ['login.not.session', 'password.change.required', 'account.excluded', 'account.trial'] as const
const ofMember = { access: 'member', moduleId: 'DEPOSIT3' } as const

export * from './deposits/history.ts'
export * from './deposits/office.ts'
export * from './deposits/shapes.ts'

const Method = Type.Object({
  method: Type.String(),
  kind: Type.Enum(['pix', 'transfer']),
  min: Money,
  max: Money,
  feeRate: Type.Integer(),
  chips: Type.Array(Money),
  /** How long it took of late, or usually takes when nothing was measured. */
  seconds: Type.Integer(),
  measured: Type.Boolean(),
})
export type DepositMethod = Static<typeof Method>

export const listDepositMethods = endpoint('listDepositMethods', {
  summary: 'Ways to deposit, with their limits, fees and usual time, and what the member’s own limit still allows',
  method: 'GET',
  path: '/wps/system/depositBanks',
  ...ofMember,
  request: Type.Object({}),
  reply: Type.Object({
    currency: Type.String(),
    methods: Type.Array(Method),
    /** Of the member's own limits, the narrowest; null without one. */
    left: nullable(Money),
    /** What may be deposited before documents are asked for; null when they are verified. */
    withoutDocuments: nullable(Money),
    limitsRequired: Type.Boolean(),
    /** A deposit that is under way. */
    open: nullable(Deposit),
  }),
  errors: [...errors],
})

const refusals = [
  'deposit.amount',
  'deposit.method',
  'limit.deposit',
  'play.closed',
  'limits.required',
  'documents.required',
  'payments.down',
  'key.conflict',
] as const

export const openDeposit = endpoint('openDeposit', {
  summary: 'Asks for a Pix charge. The same id is the same deposit',
  method: 'POST',
  path: '/wps/transaction/deposit/qr',
  ...ofMember,
  limit: { max: 60, windowMs: 60_000 },
  request: Type.Object({ depositId: Uuid, method: Type.String({ maxLength: 20 }), amount: Amount }),
  reply: Deposit,
  errors: [...errors, ...refusals],
})

export const openTransfer = endpoint('openTransfer', {
  summary: 'Announces a bank transfer; the answer has the reference to write into it',
  method: 'POST',
  path: '/wps/transaction/deposit/mt',
  ...ofMember,
  limit: { max: 30, windowMs: 60_000 },
  request: Type.Object({ depositId: Uuid, method: Type.String({ maxLength: 20 }), amount: Amount }),
  reply: Deposit,
  errors: [...errors, ...refusals],
})

export const sendReceipt = endpoint('sendReceipt', {
  summary: 'Sends the proof of a transfer, PNG, JPEG or PDF of at most 5 MB, base64: an operator looks at it',
  method: 'PUT',
  path: '/wps/transaction/deposit/mt',
  ...ofMember,
  bodyMax: Math.ceil(RECEIPT_BYTES_MAX * 1.4),
  limit: { max: 10, windowMs: 60_000 },
  request: Type.Object({ depositId: Uuid, receipt: Type.String({ minLength: 1, maxLength: Math.ceil((RECEIPT_BYTES_MAX * 4) / 3) + 4 }) }),
  reply: Deposit,
  errors: [...errors, 'account.trial', 'deposit.unknown', 'deposit.over', 'receipt.invalid'],
})

export const getDeposit = endpoint('getDeposit', {
  summary: 'One of the member’s deposits',
  method: 'GET',
  path: '/wps/transaction/deposit',
  ...ofMember,
  whileExcluded: true,
  request: Type.Object({ depositId: Uuid }),
  reply: Deposit,
  errors: [...errors, 'deposit.unknown'],
})

export const cancelDeposit = endpoint('cancelDeposit', {
  summary: 'Gives up a deposit that was not paid',
  method: 'DELETE',
  path: '/wps/transaction/deposit',
  ...ofMember,
  whileExcluded: true,
  request: Type.Object({ depositId: Uuid }),
  reply: Deposit,
  errors: [...errors, 'deposit.unknown', 'deposit.over'],
})

const Before = Type.Optional(TimeAndUuid)

export const listDeposits = endpoint('listDeposits', {
  summary: 'The member’s deposits, newest first',
  method: 'GET',
  path: '/wps/report/depositTransaction',
  ...ofMember,
  whileExcluded: true,
  request: Type.Object({ before: Before, limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })) }),
  reply: Type.Object({ list: Type.Array(Deposit), next: nullable(Type.String()) }),
  errors: [...errors],
})

/** A deposit is in another state now. */
export const depositChanged = event(
  'deposits.changed',
  'member',
  Type.Object({ depositId: Type.String(), state: Type.Enum([...depositStates]) }),
)
