import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { event } from './event.ts'
import { TimeAndUuid, Uuid } from './fields.ts'
import { Amount, Money } from './money.ts'
import { Payee, Withdrawal, withdrawalKinds, withdrawalStates } from './withdrawals/shapes.ts'
import { WithdrawalSteps } from './withdrawals/steps.ts'

const Ms = Type.Integer()
const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const PaymentPassword = Type.String({ pattern: '^\\d{6}$' })
const errors = ['login.not.session', 'password.change.required', 'account.trial'] as const
const sealedErrors = [
  'request.not.encrypted',
  'encryption.key.unknown',
  'paymentPassword.wrong',
  'paymentPassword.missing',
  'verification.too.many',
] as const
const ofMember = { access: 'member', moduleId: 'WITHDRAW3', whileExcluded: true } as const

export type { WithdrawalStep } from './withdrawals/steps.ts'
export * from './withdrawals/history.ts'
export * from './withdrawals/review.ts'
export * from './withdrawals/shapes.ts'

const Method = Type.Object({
  method: Type.String(),
  kind: Type.Enum([...withdrawalKinds]),
  min: Money,
  max: Money,
  feeRate: Type.Integer(),
  feeFixed: Money,
  /** Of today, by this method. */
  leftAmount: Money,
  leftCount: Type.Integer(),
  seconds: Type.Integer(),
  measured: Type.Boolean(),
})
export type WithdrawalMethod = Static<typeof Method>

export const listWithdrawalMethods = endpoint('listWithdrawalMethods', {
  summary: 'Ways to withdraw, what is left of the day’s limits, and what stands in the way',
  method: 'GET',
  path: '/wps/system/withdrawBanks',
  ...ofMember,
  request: Type.Object({}),
  reply: Type.Object({
    currency: Type.String(),
    /** What could leave now: cash that is set aside for nothing, and that neither wagering nor missing documents keep. */
    available: Money,
    methods: Type.Array(Method),
    payees: Type.Array(Payee),
    leftAmount: Money,
    wagering: Type.Object({ required: Money, done: Money }),
    paymentPassword: Type.Boolean(),
    documents: Type.Enum(['none', 'waiting', 'verified', 'refused']),
    /** What may be withdrawn before documents are verified; null when they are. */
    withoutDocuments: nullable(Money),
    /** A bonus that is being staked: a withdrawal gives it up, or it keeps the member from withdrawing. */
    bonus: nullable(Type.Object({ title: Type.String(), balance: Money, onWithdrawal: Type.Enum(['forfeit', 'refuse']) })),
  }),
  errors: [...errors],
})

export const getWithdrawalSteps = endpoint('getWithdrawalSteps', {
  summary: 'What a withdrawal asks of the member first, how far each step is, and what is missing',
  method: 'GET',
  path: '/wps/member/withdrawalSteps',
  ...ofMember,
  request: Type.Object({}),
  reply: WithdrawalSteps,
  errors: [...errors],
})

export const addPayee = endpoint('addPayee', {
  summary: 'Adds a Pix key or a bank account in the member’s own name. It rests for a while; the verified CPF does not',
  method: 'PUT',
  path: '/wps/member/bankCard',
  ...ofMember,
  encrypted: true,
  limit: { max: 10, windowMs: 60_000 },
  request: Type.Object({
    payeeId: Uuid,
    paymentPassword: PaymentPassword,
    payee: Type.Union([
      Type.Object({ kind: Type.Literal('pix'), key: Type.String({ minLength: 3, maxLength: 77 }) }),
      Type.Object({
        kind: Type.Literal('bank'),
        ispb: Type.String({ pattern: '^\\d{8}$' }),
        branch: Type.String({ pattern: '^\\d{1,4}$' }),
        /** With its check digit. */
        number: Type.String({ pattern: '^\\d{2,13}$' }),
        type: Type.Enum(['current', 'savings']),
      }),
    ]),
  }),
  reply: Payee,
  errors: [
    ...errors,
    ...sealedErrors,
    'documents.required',
    'payee.unknown',
    'payee.stranger',
    'payee.known',
    'payee.many',
    'payments.down',
    'key.conflict',
  ],
})

export const removePayee = endpoint('removePayee', {
  summary: 'Removes a payee',
  method: 'DELETE',
  path: '/wps/member/bankCard',
  ...ofMember,
  request: Type.Object({ payeeId: Uuid }),
  reply: Type.Object({}),
  errors: [...errors, 'payee.unknown'],
})

export const requestWithdrawal = endpoint('requestWithdrawal', {
  summary: 'Asks for money. It is set aside at once, and an operator looks at it. The same id is the same withdrawal',
  method: 'POST',
  path: '/wps/transaction/withdraw',
  ...ofMember,
  encrypted: true,
  limit: { max: 60, windowMs: 60_000 },
  request: Type.Object({
    withdrawalId: Uuid,
    payeeId: Uuid,
    method: Type.String({ maxLength: 20 }),
    amount: Amount,
    paymentPassword: PaymentPassword,
    /** The member was told which bonus this gives up. */
    givesUpBonus: Type.Optional(Type.Boolean()),
  }),
  reply: Withdrawal,
  errors: [
    ...errors,
    ...sealedErrors,
    'withdrawal.amount',
    'withdrawal.method',
    'withdrawal.day',
    'wagering.open',
    'bonus.confirm',
    'bonus.keeps',
    'bonus.open',
    'documents.required',
    'payee.unknown',
    'payee.cooling',
    'balance.insufficient',
    'account.closed',
    'key.conflict',
  ],
})

export const cancelWithdrawal = endpoint('cancelWithdrawal', {
  summary: 'Gives up a withdrawal that nobody has approved yet; the money is back at once',
  method: 'DELETE',
  path: '/wps/transaction/withdraw',
  ...ofMember,
  request: Type.Object({ withdrawalId: Uuid }),
  reply: Withdrawal,
  errors: [...errors, 'withdrawal.unknown', 'withdrawal.over'],
})

const Before = Type.Optional(TimeAndUuid)

export const listWithdrawals = endpoint('listWithdrawals', {
  summary: 'The member’s withdrawals, newest first',
  method: 'GET',
  path: '/wps/report/withdrawTransaction',
  ...ofMember,
  request: Type.Object({ before: Before, limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })) }),
  reply: Type.Object({ list: Type.Array(Withdrawal), next: nullable(Type.String()) }),
  errors: [...errors],
})

export const listConfirmations = endpoint('listConfirmations', {
  summary: 'Withdrawals of which parts were paid and wait for the member’s answer',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPaymentConfirmationList',
  ...ofMember,
  request: Type.Object({}),
  reply: Type.Object({ now: Ms, list: Type.Array(Withdrawal) }),
  errors: [...errors],
})

export const confirmPart = endpoint('confirmPart', {
  summary: 'The member’s answer to a part: it arrived, or it did not. What did not opens a dispute',
  method: 'POST',
  path: '/wps/relay/MCSFE_processC2CTransaction',
  ...ofMember,
  limit: { max: 60, windowMs: 60_000 },
  request: Type.Object({ partId: Uuid, answer: Type.Enum(['received', 'notReceived']) }),
  reply: Withdrawal,
  errors: [...errors, 'withdrawal.unknown', 'withdrawal.over'],
})

/** A withdrawal is in another state now. */
export const withdrawalChanged = event(
  'withdrawals.changed',
  'member',
  Type.Object({ withdrawalId: Type.String(), state: Type.Enum([...withdrawalStates]) }),
)
