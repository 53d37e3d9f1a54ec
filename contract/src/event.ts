import Type, { type Static, type TSchema } from 'typebox'

/**
 * Whom an event reaches. `public`: every open page. `member`: the pages of the member whom it names. `conversation`: the windows of the
 * conversation that it names. `lounge`: signed-in members and operators who have the lounge open. `operators`: operators at their desk.
 * `topic`: pages that show what the event is of, which is the word before the dot of its name.
 */
export type Audience = 'public' | 'member' | 'conversation' | 'lounge' | 'operators' | 'topic'
/** Audiences of one, which an event has to name. */
export type NamedAudience = 'member' | 'conversation'

export interface LiveEvent<Name extends string = string, To extends Audience = Audience, Payload extends TSchema = TSchema> {
  name: Name
  to: To
  payload: Payload
}

export function event<const Name extends string, const To extends Audience, Payload extends TSchema>(
  name: Name,
  to: To,
  payload: Payload,
): LiveEvent<Name, To, Payload> {
  return { name, to, payload }
}

/** What an event is of. */
export const topicOf = (name: string): string => name.slice(0, name.indexOf('.'))

export type PayloadOf<E extends LiveEvent> = Static<E['payload']>

/** Where the browser opens its one socket. */
export const LIVE_PATH = '/live/socket'

/** Position in the stream of events. Opaque to the browser, which hands the last one back after a reconnection. */
export type Cursor = string

const Word = Type.Optional(Type.String({ maxLength: 100 }))

/** What the browser says: who it is (or nobody), and from where it wants to go on. Sent first, and again when the session changes. */
export const LiveHello = Type.Object({
  type: Type.Literal('hello'),
  token: Word,
  /** The token of a conversation with customer service. */
  conversation: Word,
  /** The token of an operator. */
  operator: Word,
  /** The page shows the members' lounge. */
  lounge: Type.Optional(Type.Boolean()),
  /** What else the page shows that it wants to hear of. */
  topics: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z]{1,20}$' }), { maxItems: 8 })),
  /** A cursor that nobody gave, or too old a one, opens the stream at its end. */
  after: Word,
})
export type LiveHello = Static<typeof LiveHello>

/**
 * What the server says. `ready` opens the stream at a cursor; `resumed: false` means that events may have been missed (first visit, or a
 * cursor older than what is kept) and whatever the page shows should be read again. `refused` answers a token that opens nothing.
 */
export type LiveMessage =
  | { type: 'ready'; cursor: Cursor; resumed: boolean }
  | { type: 'event'; cursor: Cursor; name: string; payload: unknown }
  | { type: 'refused' }
