import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { operatorErrors } from './errors.ts'
import { event } from './event.ts'
import { Id, Uuid } from './fields.ts'

/** How much of what was said a page shows at first. */
export const ROOM_HISTORY = 50
export const ROOM_TEXT_MAX = 300
/** The address of a slip on this site: members show each other what they bet on. It is no contact, and pages make a way to it. */
export const SLIP_ADDRESS = /(?<!\S)(\/(?:lottery|sports)\?[\w=&%.-]*\bslip=[\w%.~!-]+)(?!\S)/
/** An operator mutes for so many minutes at most: a week. */
export const MUTE_MINUTES_MAX = 10_080

/** A line of the lounge. Its author is known by a nickname, and by a sign that is the same for all lines of one member. */
export const LoungeMessage = Type.Object({
  id: Type.String(),
  author: Type.String(),
  nickname: Type.String(),
  icon: Type.String(),
  text: Type.String(),
  time: Type.Integer(),
})
export type LoungeMessage = Static<typeof LoungeMessage>

const Muted = Type.Union([Type.Integer(), Type.Null()])

export const getLounge = endpoint('getLounge', {
  summary: 'The last lines of the members’ lounge, and whether this member may write',
  method: 'GET',
  path: '/wps/chat/lounge',
  access: 'member',
  moduleId: 'CBS3',
  request: Type.Object({}),
  reply: Type.Object({
    messages: Type.Array(LoungeMessage),
    /** The sign of this member's own lines. */
    me: Type.String(),
    mayWrite: Type.Boolean(),
    /** Until when an operator has muted this member. */
    mutedUntil: Muted,
  }),
  errors: ['login.not.session', 'password.change.required'],
})

export const writeInLounge = endpoint('writeInLounge', {
  summary: 'Says something in the members’ lounge. The same `clientId` is the same line, however often it is sent',
  method: 'POST',
  path: '/wps/chat/message',
  access: 'member',
  moduleId: 'CBS3',
  limit: { max: 60, windowMs: 60_000 },
  request: Type.Object({ clientId: Uuid, text: Type.String({ minLength: 1, maxLength: ROOM_TEXT_MAX }) }),
  reply: LoungeMessage,
  errors: [
    'login.not.session',
    'password.change.required',
    'account.trial',
    'message.too.many',
    'key.conflict',
    'chat.word',
    'chat.contact',
    'chat.muted',
  ],
})

/** A line with what operators know of its author. */
export const WatchedMessage = Type.Object({ ...LoungeMessage.properties, account: Type.String(), mutedUntil: Muted })
export type WatchedMessage = Static<typeof WatchedMessage>

export const watchLounge = endpoint('watchLounge', {
  summary: 'The last lines of the members’ lounge for an operator',
  method: 'GET',
  path: '/wps/chat/watch',
  access: 'operator',
  role: 'support',
  moduleId: 'CBS3',
  staysOpen: true,
  request: Type.Object({}),
  reply: Type.Object({ messages: Type.Array(WatchedMessage) }),
  errors: [...operatorErrors],
})

export const removeFromLounge = endpoint('removeFromLounge', {
  summary: 'Removes a line from the lounge; open pages drop it at once',
  method: 'POST',
  path: '/wps/chat/remove',
  access: 'operator',
  role: 'support',
  moduleId: 'CBS3',
  staysOpen: true,
  request: Type.Object({ id: Id }),
  reply: Type.Object({}),
  errors: [...operatorErrors, 'desk.unknown'],
})

export const muteAuthor = endpoint('muteAuthor', {
  summary: 'The author of a line may not write for so many minutes; with none, may write again',
  method: 'POST',
  path: '/wps/chat/mute',
  access: 'operator',
  role: 'support',
  moduleId: 'CBS3',
  staysOpen: true,
  request: Type.Object({ id: Id, minutes: Type.Integer({ minimum: 0, maximum: MUTE_MINUTES_MAX }) }),
  reply: Type.Object({ mutedUntil: Muted }),
  errors: [...operatorErrors, 'desk.unknown'],
})

/** Somebody has said something in the lounge. */
export const loungeMessageWritten = event('chat.written', 'lounge', LoungeMessage)
/** A line is gone. */
export const loungeMessageRemoved = event('chat.removed', 'lounge', Type.Object({ id: Type.String() }))
/** An operator has muted this member, or lets them write again. */
export const loungeMuted = event('chat.muted', 'member', Type.Object({ mutedUntil: Muted }))
