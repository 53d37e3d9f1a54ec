import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { event } from './event.ts'
import { TimeAndUuid, Uuid } from './fields.ts'
import { Amount, Money } from './money.ts'

/** A receipt is a picture or a PDF of at most this. */
export const RECEIPT_BYTES_MAX = 5 * 1024 * 1024
export const DEPOSITS_A_PAGE = 20

const Ms = Type.Integer()
const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const errors = ['login.not.session', 'password.change.required', 'account.excluded', 'account.trial'] as const
const ofMember = { access: 'member', moduleId: 'DEPOSIT3' } as const

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
  kind: Type.Enum(['pix', 'transfer']),
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

// What operators do ---------------------------------------------------------------------------------------------------------------------

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
