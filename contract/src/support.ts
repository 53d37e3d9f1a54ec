import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { operatorErrors } from './errors.ts'
import { event } from './event.ts'
import { Id, Uuid } from './fields.ts'
import { FEEDBACK_CHARACTERS_MAX } from './text.ts'

export const helpCategories = ['about', 'account', 'money', 'games', 'rewards', 'agents', 'security'] as const

export const HelpArticle = Type.Object({
  slug: Type.String(),
  category: Type.Enum(helpCategories),
  title: Type.String(),
  content: Type.String(),
})
export type HelpArticle = Static<typeof HelpArticle>

export const getHelpCenter = endpoint('getHelpCenter', {
  summary: 'The articles of the help centre, all or one category',
  method: 'GET',
  path: '/wps/system/helpCenter',
  access: 'public',
  moduleId: 'COMM3',
  request: Type.Object({ category: Type.Optional(Type.Enum(helpCategories)) }),
  reply: Type.Object({ articles: Type.Array(HelpArticle) }),
})

/** Articles of the help centre changed: read them again. */
export const articlesChanged = event('support.articlesChanged', 'public', Type.Object({}))

export const feedbackTopics = ['idea', 'praise', 'problem', 'complaint', 'other'] as const
export const sendFeedback = endpoint('sendFeedback', {
  summary: 'Leaves an idea, praise or a complaint. The id is made by the page: sending the same again is one feedback',
  method: 'PUT',
  path: '/wps/feedback',
  access: 'public',
  moduleId: 'FEEDBACK3',
  limit: { max: 20, windowMs: 60_000 },
  request: Type.Object({
    id: Uuid,
    topic: Type.Enum(feedbackTopics),
    content: Type.String({ minLength: 1, maxLength: FEEDBACK_CHARACTERS_MAX }),
    /** Where an answer may go. */
    email: Type.Optional(Type.String({ maxLength: 120, format: 'email' })),
  }),
  /** By which both sides can name it later. */
  reply: Type.Object({ reference: Type.String() }),
  errors: ['key.conflict'],
})
export const csTypes = ['LIVECHAT', 'VIP', 'HELP'] as const
/** Entries of this type hold an encrypted link; the link of any other is plain. Spec §4. */
export const ENCRYPTED_LINK = 3
/** Members of a rank above this one have VIP service. Spec §4. */
export const VIP_ABOVE_RANK = 4

export const ServiceEntry = Type.Object({
  /** A page takes the newest entry of a type that it understands. */
  version: Type.Integer(),
  csType: Type.Enum(csTypes),
  type: Type.Integer(),
  /** An address, or the compact JWE (ECDH-ES, A256GCM) of one for the key that came with the call. */
  link: Type.String(),
})
export type ServiceEntry = Static<typeof ServiceEntry>

export const getService = endpoint('getService', {
  summary: 'The ways to customer service. Encrypted links are for the key sent along, and open one conversation each',
  method: 'POST',
  path: '/wps/relay/CSP_getService',
  access: 'public',
  moduleId: 'COMM3',
  staysOpen: true,
  limit: { max: 30, windowMs: 60_000 },
  request: Type.Object({
    /** The page's public key of this moment, a JWK on P-256. Without one only plain links are listed. */
    publicKey: Type.Optional(Type.String({ minLength: 2, maxLength: 500 })),
  }),
  reply: Type.Object({ services: Type.Array(ServiceEntry) }),
})

export const MESSAGE_MAX = 2000
const Token = Type.String({ pattern: '^[\\w-]{43}$' })
const Written = Type.Object({ clientId: Uuid, text: Type.String({ minLength: 1, maxLength: MESSAGE_MAX }) })

export const SupportMessage = Type.Object({
  id: Type.String(),
  clientId: Type.String(),
  writer: Type.Enum(['customer', 'operator']),
  /** The operator's name; empty for the customer. */
  name: Type.String(),
  text: Type.String(),
  time: Type.Integer(),
})
export type SupportMessage = Static<typeof SupportMessage>

export const conversationStates = ['new', 'waiting', 'taken', 'closed'] as const

/** How a conversation stands. */
export const Standing = Type.Object({
  state: Type.Enum(conversationStates),
  /** The operator who has it, or had it. */
  operator: Type.Union([Type.String(), Type.Null()]),
  /** Place in the queue, from 1; 0 for who is not in it. */
  position: Type.Integer(),
  /** The last message that each side has seen. */
  customerRead: Type.String(),
  operatorRead: Type.String(),
  closedBy: Type.Union([Type.Enum(['customer', 'operator', 'system']), Type.Null()]),
  stars: Type.Union([Type.Integer(), Type.Null()]),
})
export type Standing = Static<typeof Standing>

export const Conversation = Type.Object({
  ...Standing.properties,
  vip: Type.Boolean(),
  messages: Type.Array(SupportMessage),
  /** Whether somebody is at the desk, and the hours in which somebody should be. */
  desk: Type.Object({ open: Type.Boolean(), from: Type.String(), to: Type.String() }),
})
export type Conversation = Static<typeof Conversation>

export const openConversation = endpoint('openConversation', {
  summary: 'Opens a conversation with customer service by a pass, or goes on with the one that is open',
  method: 'POST',
  path: '/wps/support/conversation',
  access: 'public',
  moduleId: 'COMM3',
  staysOpen: true,
  limit: { max: 30, windowMs: 60_000 },
  request: Type.Object({ pass: Token, /** What the window still holds of a visitor's conversation. */ token: Type.Optional(Token) }),
  reply: Type.Object({ token: Type.String() }),
  errors: ['pass.invalid'],
})

const ofConversation = { access: 'conversation', moduleId: 'COMM3', staysOpen: true } as const

export const getConversation = endpoint('getConversation', {
  summary: 'The conversation: its last messages, and how it stands',
  method: 'GET',
  path: '/wps/support/conversation',
  ...ofConversation,
  request: Type.Object({}),
  reply: Conversation,
  errors: ['conversation.unknown'],
})

export const writeToSupport = endpoint('writeToSupport', {
  summary: 'Says something to customer service. The same `clientId` is the same message, however often it is sent',
  method: 'POST',
  path: '/wps/support/message',
  ...ofConversation,
  request: Written,
  reply: SupportMessage,
  errors: ['conversation.unknown', 'conversation.closed', 'message.too.many', 'key.conflict'],
})

export const readSupport = endpoint('readSupport', {
  summary: 'The customer has seen everything up to a message',
  method: 'POST',
  path: '/wps/support/read',
  ...ofConversation,
  request: Type.Object({ id: Id }),
  reply: Type.Object({}),
  errors: ['conversation.unknown'],
})

export const typeToSupport = endpoint('typeToSupport', {
  summary: 'The customer is typing',
  method: 'POST',
  path: '/wps/support/typing',
  ...ofConversation,
  limit: { max: 60, windowMs: 60_000 },
  request: Type.Object({}),
  reply: Type.Object({}),
  errors: ['conversation.unknown'],
})

export const endConversation = endpoint('endConversation', {
  summary: 'The customer ends the conversation',
  method: 'POST',
  path: '/wps/support/end',
  ...ofConversation,
  request: Type.Object({}),
  reply: Type.Object({}),
  errors: ['conversation.unknown'],
})

export const rateConversation = endpoint('rateConversation', {
  summary: 'How the customer found a conversation that is over, from one star to five',
  method: 'POST',
  path: '/wps/support/rating',
  ...ofConversation,
  request: Type.Object({ stars: Type.Integer({ minimum: 1, maximum: 5 }), comment: Type.Optional(Type.String({ maxLength: 500 })) }),
  reply: Type.Object({}),
  errors: ['conversation.unknown', 'conversation.not.taken'],
})

/** A conversation as it stands in the operators' queue. */
export const DeskEntry = Type.Object({
  id: Type.String(),
  vip: Type.Boolean(),
  state: Type.Enum(conversationStates),
  operator: Type.Union([Type.String(), Type.Null()]),
  /** It is the asking operator's own. */
  mine: Type.Boolean(),
  /** Who the customer is: a member's number, account name and rank, or nothing for a visitor. */
  memberId: Type.Union([Type.String(), Type.Null()]),
  account: Type.Union([Type.String(), Type.Null()]),
  rank: Type.Union([Type.String(), Type.Null()]),
  country: Type.Union([Type.String(), Type.Null()]),
  waitingSince: Type.Integer(),
  lastTime: Type.Integer(),
  lastText: Type.String(),
  unread: Type.Integer(),
})
export type DeskEntry = Static<typeof DeskEntry>

export const CannedReply = Type.Object({ slug: Type.String(), title: Type.String(), text: Type.String() })
export type CannedReply = Static<typeof CannedReply>
const ofDesk = { access: 'operator', role: 'support', moduleId: 'COMM3', staysOpen: true } as const

export const getDesk = endpoint('getDesk', {
  summary: 'The operators’ queue: VIP first, then who waits longest; and the answers that are given often',
  method: 'GET',
  path: '/wps/support/desk',
  ...ofDesk,
  request: Type.Object({}),
  reply: Type.Object({ conversations: Type.Array(DeskEntry), replies: Type.Array(CannedReply) }),
  errors: [...operatorErrors],
})

export const getDeskConversation = endpoint('getDeskConversation', {
  summary: 'A conversation for an operator',
  method: 'GET',
  path: '/wps/support/desk/conversation',
  ...ofDesk,
  request: Type.Object({ id: Id }),
  reply: Type.Object({ ...Standing.properties, entry: DeskEntry, messages: Type.Array(SupportMessage) }),
  errors: [...operatorErrors, 'desk.unknown'],
})

export const takeConversation = endpoint('takeConversation', {
  summary: 'Takes a conversation from the queue. Of two operators at once exactly one gets it',
  method: 'POST',
  path: '/wps/support/desk/take',
  ...ofDesk,
  request: Type.Object({ id: Id }),
  reply: Type.Object({}),
  errors: [...operatorErrors, 'conversation.taken', 'conversation.closed', 'desk.unknown'],
})

export const answerConversation = endpoint('answerConversation', {
  summary: 'Says something to the customer, by the operator who has the conversation',
  method: 'POST',
  path: '/wps/support/desk/message',
  ...ofDesk,
  request: Type.Object({ id: Id, ...Written.properties }),
  reply: SupportMessage,
  errors: [...operatorErrors, 'conversation.not.taken', 'conversation.closed', 'key.conflict'],
})

export const readDesk = endpoint('readDesk', {
  summary: 'The operator who has the conversation has seen everything up to a message',
  method: 'POST',
  path: '/wps/support/desk/read',
  ...ofDesk,
  request: Type.Object({ id: Id, messageId: Id }),
  reply: Type.Object({}),
  errors: [...operatorErrors, 'conversation.not.taken'],
})

export const typeAtDesk = endpoint('typeAtDesk', {
  summary: 'The operator is typing',
  method: 'POST',
  path: '/wps/support/desk/typing',
  ...ofDesk,
  request: Type.Object({ id: Id }),
  reply: Type.Object({}),
  errors: [...operatorErrors, 'conversation.not.taken'],
})

export const closeConversation = endpoint('closeConversation', {
  summary: 'The operator who has the conversation ends it',
  method: 'POST',
  path: '/wps/support/desk/close',
  ...ofDesk,
  request: Type.Object({ id: Id }),
  reply: Type.Object({}),
  errors: [...operatorErrors, 'conversation.not.taken'],
})

/** Something was said, for the windows of the conversation. */
export const messageWritten = event('support.written', 'conversation', SupportMessage)
/** A conversation stands differently: taken, closed, read, or further up in the queue. */
export const standingChanged = event('support.changed', 'conversation', Standing)
export const operatorTyping = event('support.typing', 'conversation', Type.Object({}))
/** The same for operators, who are told which conversation it is and read it by a call: not all of them may. */
export const deskMessageWritten = event('support.deskWritten', 'operators', Type.Object({ id: Type.String() }))
export const deskChanged = event('support.deskChanged', 'operators', Type.Object({ id: Type.String() }))
export const customerTyping = event('support.deskTyping', 'operators', Type.Object({ id: Type.String() }))
