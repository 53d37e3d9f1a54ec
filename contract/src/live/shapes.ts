import Type, { type Static } from 'typebox'
import { Money } from '../money.ts'
import { BlackjackOwn, BlackjackView } from './blackjack.ts'
import { LiveChips } from './chips.ts'
import { FlightFact, FlightView } from './flight.ts'

/** What a table can be. */
export const liveKinds = [
  'baccarat',
  'baccarat-six',
  'roulette',
  'blackjack',
  'dragon-tiger',
  'sic-bo',
  'andar-bahar',
  'wheel',
  'crash',
  'regatta',
  'cockfight',
] as const
export type LiveKind = (typeof liveKinds)[number]

/** Kinds that the page of a table shows: tables of others do not open. */
export const shownLiveKinds = [
  'baccarat',
  'baccarat-six',
  'roulette',
  'blackjack',
  'dragon-tiger',
  'sic-bo',
  'andar-bahar',
  'wheel',
  'crash',
  'regatta',
  'cockfight',
] as const satisfies readonly LiveKind[]

export const TableCode = Type.String({ pattern: '^[a-z0-9-]{2,60}$' })
export const tableStates = ['open', 'paused', 'closed'] as const

/** `idle`: no round runs; `open`: bets are taken; `closed`: no more bets, the draw is waited for; `play`: it is played; `result`: it is over. */
export const livePhases = ['idle', 'open', 'closed', 'play', 'result'] as const
export type LivePhase = (typeof livePhases)[number]

export const LiveLimits = Type.Object({
  /** Of a bet on one spot. */
  min: Money,
  max: Money,
  /** Of all bets of a member in a round. */
  slip: Money,
})
export type LiveLimits = Static<typeof LiveLimits>

/** A place that can be bet on: what comes back of it in the long run, in percent, and the most that one staked comes to, the stake included. */
export const LiveSpot = Type.Object({ code: Type.String(), returns: Type.String(), most: Type.String() })
export type LiveSpot = Static<typeof LiveSpot>

/** A table as the lobby shows it, and as its own page does. */
export const LiveTable = Type.Object({
  code: TableCode,
  vendor: Type.String(),
  kind: Type.Enum(liveKinds),
  name: Type.String(),
  state: Type.Enum(tableStates),
  limits: LiveLimits,
  /** For how long bets are taken, in seconds. */
  betSeconds: Type.Integer(),
  /** Who stands at the table: drawn, by a number of a look. */
  dealer: Type.Object({ name: Type.String(), look: Type.Integer() }),
  spots: Type.Array(LiveSpot),
  /** The room that pages look at. */
  room: Type.String(),
})
export type LiveTable = Static<typeof LiveTable>

const nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) => Type.Union([schema, Type.Null()])

/** Chips of everybody on a spot, and of how many members. */
export const SpotTotal = Type.Object({ staked: Money, members: Type.Integer() })

/** Chips that somebody has put down. Names are masked. */
export const SeenBet = Type.Object({ who: Type.String(), spot: Type.String(), stake: Money })
export const SeenWin = Type.Object({ who: Type.String(), won: Money })

/** `voided`: why operators have voided it after it was over. */
export const PastRound = Type.Object({
  round: Type.Integer(),
  drawId: Type.String(),
  result: Type.Unknown(),
  voided: Type.Optional(Type.String()),
})
export type PastRound = Static<typeof PastRound>

/** A member's own chips of a round. */
export const OwnSlip = Type.Object({
  version: Type.Integer(),
  chips: Type.Record(Type.String(), Money),
  /** How many sent slips can be taken back one by one. */
  undoable: Type.Integer(),
  betId: Type.String(),
  /** When it is over: all that came back. */
  won: nullable(Money),
})
export type OwnSlip = Static<typeof OwnSlip>

/** A table as somebody may see it. Moments are milliseconds of the database's clock. */
export const LiveView = Type.Object({
  state: Type.Enum(tableStates),
  announcement: nullable(Type.String()),
  limits: LiveLimits,
  round: Type.Integer(),
  drawId: nullable(Type.String()),
  phase: Type.Enum(livePhases),
  opensAtMs: Type.Integer(),
  closesAtMs: Type.Integer(),
  /** From when to when the round is played. */
  playsAtMs: nullable(Type.Integer()),
  playedAtMs: nullable(Type.Integer()),
  nextAtMs: nullable(Type.Integer()),
  /** What the round is about, where rounds differ before they are drawn: who meets, at which odds. */
  setup: Type.Unknown(),
  spots: Type.Record(Type.String(), SpotTotal),
  members: Type.Integer(),
  /** The newest of others' chips. */
  seen: Type.Array(SeenBet),
  /** From the play on. */
  result: Type.Unknown(),
  winners: Type.Array(SeenWin),
  paid: nullable(Money),
  /** Why everything went back. */
  voidReason: nullable(Type.String()),
  /** What an operator has written of it. */
  voidNote: Type.Optional(nullable(Type.String())),
  past: Type.Array(PastRound),
  mine: nullable(OwnSlip),
  /** Where members sit at seats and play them, and what only the member who looks sees of it. */
  blackjack: Type.Optional(BlackjackView),
  ownSeat: Type.Optional(BlackjackOwn),
  /** Where everybody is on one flight. */
  flight: Type.Optional(FlightView),
})
export type LiveView = Static<typeof LiveView>

/** What pages are told on top of a view: what takes the place of what it says, totals of spots that have changed, a round that is over. */
export const LiveFact = Type.Union([
  Type.Object({ set: Type.Partial(LiveView) }),
  Type.Object({ spots: Type.Record(Type.String(), SpotTotal), members: Type.Integer(), seen: Type.Array(SeenBet) }),
  Type.Object({ past: PastRound }),
  FlightFact,
])
export type LiveFact = Static<typeof LiveFact>

/** What members do at a table. Chips come on top of those that are there; the version is the one of the slip that the page shows, none is nothing. */
export const LiveSaid = Type.Union([
  Type.Object({ do: Type.Literal('bet'), version: Type.Integer({ minimum: 0, maximum: 1_000_000 }), chips: LiveChips }),
  Type.Object({ do: Type.Literal('undo'), version: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
  Type.Object({ do: Type.Literal('clear'), version: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
])
export type LiveSaid = Static<typeof LiveSaid>
