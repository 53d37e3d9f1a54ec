import Type, { type Static } from 'typebox'
import { Amount, Money } from '../money.ts'

/** Multipliers are whole hundredths. */
const Multiplier = Type.Integer({ minimum: 101, maximum: 1_000_000 })
const FlightPlace = Type.Union([Type.Literal(1), Type.Literal(2)])
const maybe = <Schema extends typeof Multiplier | typeof FlightPlace>(schema: Schema) => Type.Union([schema, Type.Null()])

/** Somebody's bet on a flight, by its number in the round. Names are masked. */
export const FlightSeen = Type.Object({
  n: Type.Integer(),
  who: Type.String(),
  stake: Money,
  /** Where it has left. */
  left: maybe(Multiplier),
})
export type FlightSeen = Static<typeof FlightSeen>

/** A member's own bet, and where it leaves by itself. */
export const OwnFlightBet = Type.Object({
  n: Type.Integer(),
  place: FlightPlace,
  stake: Money,
  auto: maybe(Multiplier),
  left: maybe(Multiplier),
  betId: Type.String(),
})
export type OwnFlightBet = Static<typeof OwnFlightBet>

/** What a flight is besides a round: who is in it, and since when it is known to fly. Where it ends is told when it has. */
export const FlightView = Type.Object({
  /** Milliseconds for which it has flown, by the last that was said of it. */
  flownMs: Type.Union([Type.Integer(), Type.Null()]),
  /** The largest, of all. */
  bets: Type.Array(FlightSeen),
  many: Type.Integer(),
  staked: Money,
  /** How many have left, and with how much. */
  manyLeft: Type.Integer(),
  paidOut: Money,
  mine: Type.Array(OwnFlightBet),
})
export type FlightView = Static<typeof FlightView>

/** What takes the place of what was told. Bets are put among those that are known, by their numbers; those that are gone were taken back. */
export const FlightFact = Type.Object({ flight: Type.Partial(Type.Object({ ...FlightView.properties, gone: Type.Array(Type.Integer()) })) })
export type FlightFact = Static<typeof FlightFact>

/** What members do at a flight. A bet takes the place of the one that is there; who leaves is paid what the flight is at when it is heard, whatever the page shows. */
export const FlightSaid = Type.Union([
  Type.Object({
    do: Type.Literal('bet'),
    version: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    place: FlightPlace,
    stake: Amount,
    auto: Type.Optional(Multiplier),
  }),
  Type.Object({ do: Type.Literal('drop'), version: Type.Integer({ minimum: 1, maximum: 1_000_000 }), place: FlightPlace }),
  Type.Object({ do: Type.Literal('leave'), round: Type.Integer({ minimum: 1 }), place: FlightPlace }),
])
export type FlightSaid = Static<typeof FlightSaid>
