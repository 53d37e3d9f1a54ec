import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Uuid } from '../fields.ts'
import { Amount, Money } from '../money.ts'
import { nullable } from './terms.ts'

/** Into so many shares a member's envelope is split at most. */
const SENT_SHARES_MAX = 100
/** An envelope can be opened for so long; what is left then goes back. */
export const SENT_OPEN_MS = 24 * 3_600_000

const Ms = Type.Integer()
const Code = Type.String({ pattern: '^[A-Z2-9]{16}$' })
/** Money of members goes to other members: where transfers are closed, so is this. */
const ofTransfers = { access: 'member', moduleId: 'MEMTRANS3', product: 'transfer' } as const
const errors = [
  'login.not.session',
  'password.change.required',
  'jurisdiction.not.available',
  'account.trial',
  'account.excluded',
  'play.closed',
] as const

const split = {
  envelopeId: Type.String(),
  code: Type.String(),
  at: Ms,
  closesAt: Ms,
  total: Money,
  shares: Type.Integer(),
  least: Money,
  sharesLeft: Type.Integer(),
  isOver: Type.Boolean(),
  /** The digest of the seed that it was split under, and the seed when it is over. */
  commitment: Type.String(),
  seed: nullable(Type.String()),
}

const SentEnvelope = Type.Object({
  ...split,
  /** What came back when it was over. */
  givenBack: nullable(Money),
  /** Who has caught what, masked. */
  caught: Type.Array(Type.Object({ name: Type.String(), amount: Money, at: Ms })),
})
export type SentEnvelope = Static<typeof SentEnvelope>

export const sendEnvelope = endpoint('sendEnvelope', {
  summary: 'Sets money of the member aside, in shares that whoever has the link can catch. The payment password proves who asks',
  method: 'POST',
  path: '/wps/relay/passwordCheck/PROMOFE_sendEnvelope',
  ...ofTransfers,
  encrypted: true,
  limit: { max: 20, windowMs: 60_000 },
  request: Type.Object({
    /** Made by the page and kept until there is an answer: asking again with the same id sets nothing aside twice. */
    requestId: Uuid,
    total: Amount,
    shares: Type.Integer({ minimum: 1, maximum: SENT_SHARES_MAX }),
    least: Amount,
    paymentPassword: Type.String({ pattern: '^[0-9]{6}$' }),
  }),
  reply: SentEnvelope,
  errors: [
    ...errors,
    'request.not.encrypted',
    'encryption.key.unknown',
    'paymentPassword.missing',
    'paymentPassword.wrong',
    'verification.too.many',
    'envelope.split',
    'transfer.amount',
    'transfer.limit',
    'wagering.open',
    'bonus.confirm',
    'bonus.keeps',
    'documents.required',
    'balance.insufficient',
    'account.closed',
    'key.conflict',
  ],
})

export const listSentEnvelopes = endpoint('listSentEnvelopes', {
  summary: 'Envelopes that the member has sent, newest first, and how much may still be sent',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getSentEnvelopes',
  ...ofTransfers,
  request: Type.Object({}),
  reply: Type.Object({
    list: Type.Array(SentEnvelope),
    /** The member has a payment password, without which nothing is sent. */
    paymentPassword: Type.Boolean(),
    available: Money,
    min: Money,
    max: Money,
    leftToday: Money,
  }),
  errors: [...errors],
})

export const getSentEnvelope = endpoint('getSentEnvelope', {
  summary: 'The envelope of a link: who sends it, what is left of it, and what the member has caught',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getSentEnvelope',
  ...ofTransfers,
  request: Type.Object({ code: Code }),
  reply: Type.Object({
    ...split,
    /** Masked. */
    from: Type.String(),
    isOwn: Type.Boolean(),
    caught: nullable(Money),
  }),
  errors: [...errors, 'envelope.unknown'],
})

export const grabSentEnvelope = endpoint('grabSentEnvelope', {
  summary: 'Catches a share of the envelope of a link, one a member: asked again, it is the same one',
  method: 'POST',
  path: '/wps/relay/PROMOFE_grabSentEnvelope',
  ...ofTransfers,
  limit: { max: 60, windowMs: 60_000 },
  request: Type.Object({ code: Code }),
  reply: Type.Object({ amount: Money, left: Type.Integer() }),
  errors: [...errors, 'envelope.unknown', 'envelope.own', 'envelope.over', 'envelope.empty', 'account.closed', 'balance.limit'],
})
