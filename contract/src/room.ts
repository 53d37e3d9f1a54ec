import Type, { type Static } from 'typebox'

/** What comes and goes by the page's socket, besides events: rooms that it looks at, what its member does in them, and the clock by which they run. */

const Room = Type.String({ pattern: '^[a-z0-9][a-z0-9.:-]{0,63}$' })
const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** The page shows a room. One that was there before says what it has seen last, and is told what came since. */
export const RoomJoin = Type.Object({
  type: Type.Literal('join'),
  room: Room,
  seen: Type.Optional(Type.Object({ epoch: Count, seq: Count })),
  /** Only looks on, as a list of rooms does: whoever has the room open on another page keeps the seat there. */
  glance: Type.Optional(Type.Literal(true)),
})
export const RoomLeave = Type.Object({ type: Type.Literal('leave'), room: Room })
/** A member does something in a room that the page shows. The id is the page's own: asked again after a lost answer, it is not done again. */
export const RoomCommand = Type.Object({
  type: Type.Literal('command'),
  room: Room,
  id: Type.String({ format: 'uuid' }),
  body: Type.Unknown(),
})
/** Asks what time it is where deadlines are judged. */
export const ClockPing = Type.Object({ type: Type.Literal('ping'), n: Count })

export type RoomJoin = Static<typeof RoomJoin>
export type RoomLeave = Static<typeof RoomLeave>
export type RoomCommand = Static<typeof RoomCommand>
export type ClockPing = Static<typeof ClockPing>
export type RoomSaid = RoomJoin | RoomLeave | RoomCommand | ClockPing

/**
 * What the server says. `room`: how it is, as this page may see it. `frame`: what has happened since, up to an entry of the room's log. `left`: the page is not shown the room
 * any more, or could not be. `answer`: what became of a command; `system.busy` says that nobody knows, and that the same id may be sent again.
 */
export type RoomMessage =
  | { type: 'room'; room: string; epoch: number; seq: number; view: unknown }
  | { type: 'frame'; room: string; epoch: number; seq: number; facts: unknown[] }
  | { type: 'left'; room: string; code: string }
  | { type: 'answer'; room: string; id: string; seq: number }
  | { type: 'answer'; room: string; id: string; code: string; field?: string }
  | { type: 'pong'; n: number; atMs: number }
