import Type, { type Static, type TSchema } from 'typebox'
import { endpoint } from './endpoint.ts'
import { event } from './event.ts'
import { Id, Uuid } from './fields.ts'
import { Money } from './money.ts'

export const MESSAGES_A_PAGE = 20
/** So many can be marked or removed at once. */
export const MESSAGES_AT_ONCE = 100

const Ms = Type.Integer()
const amount = { amount: Money, currency: Type.String() }
const limit = { kind: Type.String(), period: Type.String(), cap: Type.Union([Money, Type.Null()]) }
/** An agreement, by its kind and type of product, and who is on the other side; nobody is the house. */
const agreement = { agreement: Type.String(), type: Type.String(), other: Type.String() }
/** What was offered or asked for: an agreement, other terms of it, or its end. */
const what = Type.Enum(['offer', 'terms', 'end'])

/**
 * What the site itself tells a member, by kind, and the facts that a page needs to word it. `reason` is a code or a sentence that somebody wrote;
 * moments are milliseconds. A `cap` is minor units, minutes where the limit is one of time, or how many where it is one of bets;
 * null is no limit. The `reason` of money that went back is why it was not credited, of `cashier.payments`.
 */
export const messageKinds = {
  welcome: Type.Object({}),
  depositCredited: Type.Object({ ...amount, method: Type.String() }),
  depositRefused: Type.Object({ reason: Type.String() }),
  depositReturned: Type.Object({ ...amount, reason: Type.String() }),
  withdrawalApproved: Type.Object(amount),
  withdrawalPaid: Type.Object(amount),
  withdrawalRefused: Type.Object({ ...amount, reason: Type.String() }),
  withdrawalFailed: Type.Object(amount),
  withdrawalToConfirm: Type.Object({ ...amount, minutes: Type.Integer() }),
  limitChanged: Type.Object(limit),
  limitWaiting: Type.Object({ ...limit, from: Ms }),
  pauseStarted: Type.Object({ until: Ms }),
  exclusionStarted: Type.Object({ until: Ms }),
  documentsVerified: Type.Object({}),
  documentsRefused: Type.Object({ reason: Type.String() }),
  payeeAdded: Type.Object({ masked: Type.String(), usableAt: Ms }),
  transferReceived: Type.Object({ ...amount, from: Type.String() }),
  agreementOffered: Type.Object({ ...agreement, what }),
  agreementAnswered: Type.Object({ ...agreement, what, answer: Type.Enum(['yes', 'no']) }),
  agreementWithdrawn: Type.Object({ ...agreement, what }),
  agreementExpired: Type.Object({ ...agreement, what }),
  agreementEnds: Type.Object({ ...agreement, endsAt: Ms }),
  /** `amount` was paid now, and `rest` is still due for want of the payer's cash. */
  settlementPaid: Type.Object({ ...agreement, ...amount, rest: Money, since: Ms }),
  /** The payer's cash was not enough for so many. */
  settlementShort: Type.Object({ ...amount, count: Type.Integer() }),
  /** What hours, or slots of five minutes, of a day came to. */
  salaryOfDay: Type.Object({ ...agreement, ...amount, since: Ms }),
  settlementReversed: Type.Object({ ...agreement, ...amount, since: Ms }),
  rebatesAsked: Type.Object({ other: Type.String() }),
  rebatesAnswered: Type.Object({ other: Type.String(), answer: Type.Enum(['yes', 'no']) }),
  /** The member, with its team, is somebody else's now; nobody is the house. */
  teamMoved: Type.Object({ other: Type.String() }),
  teamCame: Type.Object({ other: Type.String() }),
  teamLeft: Type.Object({ other: Type.String() }),
  /** So many came by the agent's links on a day. */
  teamGrew: Type.Object({ count: Type.Integer(), since: Ms }),
  affiliateApproved: Type.Object({}),
  affiliateRefused: Type.Object({ reason: Type.String() }),
  /** By whoever is above. */
  madeAgent: Type.Object({ other: Type.String() }),
  /** `on` is the last day on which they can be spent. */
  pointsExpiring: Type.Object({ points: Money, on: Type.String() }),
  goodsSent: Type.Object({ goods: Type.String() }),
  goodsRefused: Type.Object({ goods: Type.String(), points: Money, reason: Type.String() }),
  rankReached: Type.Object({ level: Type.Integer(), name: Type.String() }),
  /** Operators have voided a round at a table: what was staked went back, and what had been paid with it. */
  roundVoided: Type.Object({
    game: Type.String(),
    round: Type.Integer(),
    reason: Type.String(),
    currency: Type.String(),
    stake: Money,
    paid: Money,
  }),
  rankLeft: Type.Object({ level: Type.Integer(), name: Type.String() }),
} satisfies Record<string, TSchema>

export type MessageKind = keyof typeof messageKinds
export type FactsOf<Kind extends MessageKind> = Static<(typeof messageKinds)[Kind]>
/** A message that the site words itself. */
export type Told = { [Kind in MessageKind]: { kind: Kind; facts: FactsOf<Kind> } }[MessageKind]

/** What an operator wrote has its own title and body, and no facts. */
export const WRITTEN = 'written'

const Ids = Type.Array(Id, { minItems: 1, maxItems: MESSAGES_AT_ONCE })
const Title = Type.String({ minLength: 1, maxLength: 120 })
const Body = Type.String({ minLength: 1, maxLength: 10_000 })

export const Message = Type.Object({
  id: Type.String(),
  /** A kind of `messageKinds`, or `written`. Pages meet kinds that are newer than they are. */
  kind: Type.String(),
  facts: Type.Record(Type.String(), Type.Union([Type.String(), Type.Integer(), Type.Null()])),
  title: Type.String(),
  body: Type.String(),
  sentAt: Type.Integer(),
  read: Type.Boolean(),
})
export type Message = Static<typeof Message>

const errors = ['login.not.session', 'password.change.required'] as const
const ofInbox = { access: 'member', moduleId: 'INBOX3', whileExcluded: true } as const

export const getUnreadCount = endpoint('getUnreadCount', {
  summary: "How many messages in the member's inbox have not been read",
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  ...ofInbox,
  request: Type.Object({}),
  reply: Type.Integer({ minimum: 0 }),
  errors: [...errors],
})

export const listMessages = endpoint('listMessages', {
  summary: 'The member’s inbox, newest first; all of it, or what is unread',
  method: 'GET',
  path: '/wps/message/inbox',
  ...ofInbox,
  request: Type.Object({
    unread: Type.Optional(Type.Boolean()),
    /** Where the last page ended. */
    before: Type.Optional(Id),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  reply: Type.Object({ list: Type.Array(Message), next: Type.Union([Type.String(), Type.Null()]) }),
  errors: [...errors],
})

export const openMessage = endpoint('openMessage', {
  summary: 'One message, which is read from now on',
  method: 'POST',
  path: '/wps/message/read',
  ...ofInbox,
  request: Type.Object({ id: Id }),
  reply: Message,
  errors: [...errors, 'message.unknown'],
})

export const readMessages = endpoint('readMessages', {
  summary: 'Marks messages as read: those named, or all up to one, so that what has just arrived stays unread',
  method: 'PUT',
  path: '/wps/message/read',
  ...ofInbox,
  request: Type.Union([Type.Object({ ids: Ids }), Type.Object({ upTo: Id })]),
  reply: Type.Object({ changed: Type.Integer() }),
  errors: [...errors],
})

export const removeMessages = endpoint('removeMessages', {
  summary: 'Removes messages from the inbox',
  method: 'POST',
  path: '/wps/message/remove',
  ...ofInbox,
  request: Type.Object({ ids: Ids }),
  reply: Type.Object({ changed: Type.Integer() }),
  errors: [...errors],
})

export const sendMessage = endpoint('sendMessage', {
  summary: 'Writes to one account, or to all members of a type',
  method: 'POST',
  path: '/wps/message/send',
  access: 'operator',
  role: 'support',
  moduleId: 'INBOX3',
  staysOpen: true,
  limit: { max: 60, windowMs: 60_000 },
  request: Type.Object({
    /** Made by the page and kept until there is an answer: asking again sends nothing twice. */
    sendingId: Uuid,
    to: Type.Union([
      Type.Object({ account: Type.String({ minLength: 1, maxLength: 255 }) }),
      Type.Object({ type: Type.Integer({ minimum: 0, maximum: 99 }) }),
    ]),
    title: Title,
    body: Body,
  }),
  reply: Type.Object({ recipients: Type.Integer() }),
  errors: ['operator.not.session', 'operator.role', 'recipient.unknown', 'key.conflict'],
})

/** Something arrived in the member's inbox, was read, or is gone: count again. */
export const messagesChanged = event('messages.changed', 'member', Type.Object({}))
