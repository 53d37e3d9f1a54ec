import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id, Uuid } from './fields.ts'
import { Amount, Money } from './money.ts'

export const TRANSFERS_A_PAGE = 20
const errors = ['login.not.session', 'password.change.required', 'jurisdiction.not.available', 'account.trial', 'upline.none'] as const
const ofTransfers = { access: 'member', moduleId: 'MEMTRANS3', product: 'transfer' } as const

export const getUpline = endpoint('getUpline', {
  summary: 'Who is above the member, masked, and how much may be transferred there',
  method: 'GET',
  path: '/wps/member/upline',
  ...ofTransfers,
  request: Type.Object({}),
  reply: Type.Object({
    nickname: Type.String(),
    account: Type.String(),
    /** The member has a payment password, without which nothing is transferred. */
    paymentPassword: Type.Boolean(),
    /** What can be transferred: what stands in the cash pocket. */
    available: Money,
    min: Money,
    max: Money,
    perDay: Money,
    leftToday: Money,
  }),
  errors: [...errors],
})

const Transfer = Type.Object({
  id: Type.String(),
  transferId: Type.String(),
  upline: Type.String(),
  amount: Money,
  at: Type.Integer(),
})
export type Transfer = Static<typeof Transfer>

export const transferToUpline = endpoint('transferToUpline', {
  summary: 'Moves money from the member to its upline. The payment password proves who asks',
  method: 'POST',
  path: '/wps/member/transferUpline',
  ...ofTransfers,
  encrypted: true,
  limit: { max: 60, windowMs: 60_000 },
  request: Type.Object({
    /** Made by the page and kept until there is an answer: asking again with the same id moves nothing twice. */
    transferId: Uuid,
    amount: Amount,
    paymentPassword: Type.String({ pattern: '^\\d{6}$' }),
  }),
  reply: Transfer,
  errors: [
    ...errors,
    'request.not.encrypted',
    'encryption.key.unknown',
    'paymentPassword.missing',
    'paymentPassword.wrong',
    'verification.too.many',
    'transfer.amount',
    'transfer.limit',
    'wagering.open',
    'bonus.confirm',
    'bonus.keeps',
    'documents.required',
    'balance.insufficient',
    'balance.limit',
    'account.closed',
    'key.conflict',
  ],
})

export const listTransfers = endpoint('listTransfers', {
  summary: 'What the member has transferred to its upline, newest first',
  method: 'GET',
  path: '/wps/report/uplineTransfer',
  ...ofTransfers,
  whileExcluded: true,
  request: Type.Object({
    /** Where the last page ended. */
    before: Type.Optional(Id),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  reply: Type.Object({ list: Type.Array(Transfer), next: Type.Union([Type.String(), Type.Null()]) }),
  errors: [...errors],
})
