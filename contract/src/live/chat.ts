// The chat of a live table: what members at it say, and what operators do about it.
import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { operatorErrors } from '../errors.ts'
import { event } from '../event.ts'
import { Id, Uuid } from '../fields.ts'
import { TableCode } from './shapes.ts'
import { TABLE_MUTE_MINUTES_MAX, TABLE_TEXT_MAX, TableLine } from './talk.ts'

export * from './talk.ts'

const nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) => Type.Union([schema, Type.Null()])
const Ms = Type.Integer()
const Reason = Type.String({ minLength: 10, maxLength: 300 })

/** No moment: for good. */
const Muted = nullable(Type.Object({ until: nullable(Ms), reason: Type.String() }))

export const getTableChat = endpoint('getTableChat', {
  summary: 'Which lines at a live table are this member’s own, and whether the member may write there',
  method: 'GET',
  path: '/wps/live/chat',
  access: 'member',
  moduleId: 'CBS3',
  request: Type.Object({ code: TableCode }),
  reply: Type.Object({ me: Type.String(), mayWrite: Type.Boolean(), muted: Muted }),
  errors: ['login.not.session', 'password.change.required', 'live.table.unknown'],
})

export const sayAtTable = endpoint('sayAtTable', {
  summary: 'Says something to everybody at a live table. The same `clientId` is the same line, however often it is sent',
  method: 'POST',
  path: '/wps/live/chat',
  access: 'member',
  moduleId: 'CBS3',
  limit: { max: 60, windowMs: 60_000 },
  request: Type.Object({ code: TableCode, clientId: Uuid, text: Type.String({ minLength: 1, maxLength: TABLE_TEXT_MAX }) }),
  reply: TableLine,
  errors: [
    'login.not.session',
    'password.change.required',
    'live.table.unknown',
    'live.chat.closed',
    'account.trial',
    'play.closed',
    'message.too.many',
    'key.conflict',
    'chat.word',
    'chat.contact',
    'chat.muted',
    'chat.repeated',
  ],
})

export const reportTableLine = endpoint('reportTableLine', {
  summary: 'Tells operators of a line at a live table, once a member',
  method: 'POST',
  path: '/wps/live/chat/report',
  access: 'member',
  moduleId: 'CBS3',
  limit: { max: 30, windowMs: 60_000 },
  request: Type.Object({ id: Id }),
  reply: Type.Object({}),
  errors: ['login.not.session', 'password.change.required', 'message.unknown', 'account.trial'],
})

/** An operator has muted this member at all tables, or lets them write again. */
export const mutedAtTables = event('live.muted', 'member', Type.Object({ muted: Muted }))

const ofSupport = { access: 'operator', role: 'support', moduleId: 'CBS3', staysOpen: true } as const

export const TableChat = Type.Object({
  code: TableCode,
  name: Type.String(),
  room: Type.String(),
  /** Of a chat that an operator has closed. */
  closed: nullable(Type.Object({ by: Type.String(), reason: Type.String(), at: Ms })),
  /** Lines that members have reported and nobody has dealt with. */
  reported: Type.Integer(),
  /** When something was last said. */
  saidAt: nullable(Ms),
})
export type TableChat = Static<typeof TableChat>

export const listTableChats = endpoint('listTableChats', {
  summary: 'Chats of live tables: whether they are open, and how many of their lines members have reported',
  method: 'GET',
  path: '/wps/operators/live/chats',
  ...ofSupport,
  request: Type.Object({}),
  reply: Type.Object({ chats: Type.Array(TableChat) }),
  errors: operatorErrors,
})

/** A line with what operators know of it. */
export const WatchedLine = Type.Object({
  ...TableLine.properties,
  memberId: Type.String(),
  account: Type.String(),
  nickname: Type.String(),
  muted: Muted,
  reports: Type.Integer(),
  /** Who removed it. */
  removedBy: nullable(Type.String()),
})
export type WatchedLine = Static<typeof WatchedLine>

export const watchTableChat = endpoint('watchTableChat', {
  summary: 'The last lines at a live table for an operator, those that were removed and those that were reported among them',
  method: 'GET',
  path: '/wps/operators/live/chats/chat',
  ...ofSupport,
  request: Type.Object({ code: TableCode }),
  reply: Type.Object({ chat: TableChat, lines: Type.Array(WatchedLine) }),
  errors: [...operatorErrors, 'live.table.unknown'],
})

export const switchTableChat = endpoint('switchTableChat', {
  summary: 'Closes the chat of a live table, or opens it again',
  method: 'POST',
  path: '/wps/operators/live/chats/switch',
  ...ofSupport,
  request: Type.Object({ code: TableCode, isOpen: Type.Boolean(), reason: Reason }),
  reply: Type.Object({ chat: TableChat }),
  errors: [...operatorErrors, 'live.table.unknown'],
})

export const removeTableLine = endpoint('removeTableLine', {
  summary: 'Removes a line from a live table; open pages drop it at once',
  method: 'POST',
  path: '/wps/operators/live/chats/remove',
  ...ofSupport,
  request: Type.Object({ id: Id }),
  reply: Type.Object({}),
  errors: [...operatorErrors, 'message.unknown'],
})

export const keepTableLine = endpoint('keepTableLine', {
  summary: 'A line that was reported stays: its reports are dealt with',
  method: 'POST',
  path: '/wps/operators/live/chats/keep',
  ...ofSupport,
  request: Type.Object({ id: Id }),
  reply: Type.Object({}),
  errors: [...operatorErrors, 'message.unknown'],
})

export const muteAtTables = endpoint('muteAtTables', {
  summary: 'The author of a line may not write at live tables for so many minutes, or for good; with none, may write again',
  method: 'POST',
  path: '/wps/operators/live/chats/mute',
  ...ofSupport,
  request: Type.Object({
    id: Id,
    /** Nothing: for good. */
    minutes: nullable(Type.Integer({ minimum: 0, maximum: TABLE_MUTE_MINUTES_MAX })),
    /** The member reads it. */
    reason: Reason,
  }),
  reply: Type.Object({ muted: Muted }),
  errors: [...operatorErrors, 'message.unknown'],
})
