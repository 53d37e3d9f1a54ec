import Type, { type Static, type TSchema } from 'typebox'
import { Money } from '../money.ts'
import { LiveChips } from './chips.ts'

const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

const Seat = Type.Integer({ minimum: 1, maximum: 7 })
export const blackjackMoves = ['hit', 'stand', 'double', 'split'] as const
const Move = Type.Enum(blackjackMoves)
export type BlackjackMoveName = (typeof blackjackMoves)[number]

/** Whether a bet behind stakes more when its seat does. */
export const BlackjackFollows = Type.Object({ double: Type.Boolean(), split: Type.Boolean() })
export type BlackjackFollows = Static<typeof BlackjackFollows>

/** Who sits at a seat. Names are masked. */
export const BlackjackSitter = Type.Object({
  who: Type.String(),
  /** On the seat itself, later stakes included. */
  stake: Money,
  /** Of all others behind it. */
  behind: Money,
  /** The clock ran out, or the member has left: the book plays on. */
  isAway: Type.Boolean(),
})
export type BlackjackSitter = Static<typeof BlackjackSitter>

const Cards = Type.Array(Type.Integer({ minimum: 0, maximum: 51 }))
const Hand = Type.Object({ cards: Cards, doubled: Type.Boolean(), stands: Type.Boolean() })

/** Whose move is waited for. */
const Turn = Type.Object({
  seat: Seat,
  hand: Type.Integer({ minimum: 0, maximum: 1 }),
  legal: Type.Array(Move),
  /** Which decision of the round it is: a move names it. */
  number: Type.Integer(),
  /** When the book decides; nothing while stakes behind are taken. */
  endsAtMs: nullable(Type.Integer()),
})

/** Seats, and what has been dealt: a card that nobody has seen yet is not in it. */
export const BlackjackView = Type.Object({
  /** Seven of them; nobody where one is free. */
  seats: Type.Array(nullable(BlackjackSitter)),
  table: nullable(
    Type.Object({
      seats: Type.Array(Type.Object({ seat: Seat, hands: Type.Array(Hand) })),
      dealer: Cards,
      turn: nullable(Turn),
    }),
  ),
  /** How long a decision has. */
  turnMs: Type.Integer(),
  /** Since when nobody decides any more. */
  endsFromMs: nullable(Type.Integer()),
})
export type BlackjackView = Static<typeof BlackjackView>

/** What only the member sees. */
export const BlackjackOwn = Type.Object({
  seat: nullable(Seat),
  /** Leaves the seat after this round. */
  isLeaving: Type.Boolean(),
  follows: BlackjackFollows,
  /** Stakes that moves have added. */
  added: Type.Record(Type.String(), Money),
  /** Where a bet behind could not go along, for want of money or by a limit. */
  stayed: Type.Array(Type.String()),
})
export type BlackjackOwn = Static<typeof BlackjackOwn>

const Version = Type.Integer({ minimum: 0, maximum: 1_000_000 })

/** What members do at a table with seats. A move names the decision that the page shows: what was decided meanwhile is not decided again. */
export const BlackjackSaid = Type.Union([
  Type.Object({ do: Type.Literal('bet'), version: Version, chips: LiveChips, follows: Type.Optional(BlackjackFollows) }),
  Type.Object({ do: Type.Literal('undo'), version: Version }),
  Type.Object({ do: Type.Literal('clear'), version: Version }),
  Type.Object({ do: Type.Literal('sit'), seat: Seat }),
  Type.Object({ do: Type.Literal('rise') }),
  Type.Object({ do: Type.Literal('follow'), double: Type.Boolean(), split: Type.Boolean() }),
  Type.Object({ do: Type.Literal('move'), turn: Type.Integer({ minimum: 0, maximum: 1000 }), move: Move }),
])
export type BlackjackSaid = Static<typeof BlackjackSaid>
