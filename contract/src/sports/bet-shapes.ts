// A bet on sports as its member sees it.
import Type, { type Static } from 'typebox'
import { Money } from '../money.ts'
import { EachWay, SportsStanding, Version, matchStates, nullable, oddsPolicies, slipKinds } from './shapes.ts'

const Ms = Type.Integer()

/** `pending`: a live bet that waits out its delay, with its stake held. `refused`: it did not outlast it, and the stake is back. */
export const sportsBetStates = ['pending', 'open', 'settled', 'void', 'refused'] as const
export const legResults = ['won', 'halfWon', 'void', 'halfLost', 'lost'] as const

export const BetSelection = Type.Object({
  market: Type.Integer(),
  specifiers: Type.String(),
  outcome: Type.String(),
  marketName: Type.String(),
  outcomeName: Type.String(),
  /** Null while it is open. */
  result: nullable(Type.Enum([...legResults])),
  /** Over how many runners a place was shared: `1/3`. */
  deadHeat: nullable(Type.String()),
  /** Why it is void, by the feed's number. */
  voidReason: nullable(Type.Integer()),
})

export const BetLeg = Type.Object({
  event: Type.String(),
  sport: Type.String(),
  leagueName: nullable(Type.String()),
  homeName: nullable(Type.String()),
  awayName: nullable(Type.String()),
  startsAt: nullable(Ms),
  matchState: Type.Enum([...matchStates]),
  isVirtual: Type.Boolean(),
  standing: SportsStanding,
  /** Those that the bet has. */
  odds: Type.Integer(),
  /** Those of now; null where it cannot be bet on now. */
  oddsNow: nullable(Type.Integer()),
  result: nullable(Type.Enum([...legResults])),
  /** The odds of a builder without the selection that was void. */
  oddsAfterVoid: nullable(Type.Integer()),
  /** Each way: the half of the stake that is on a place, among so many. */
  place: Type.Optional(
    Type.Object({
      ...EachWay.properties,
      odds: Type.Integer(),
      result: nullable(Type.Enum([...legResults])),
      deadHeat: nullable(Type.String()),
    }),
  ),
  selections: Type.Array(BetSelection),
})
export type BetLeg = Static<typeof BetLeg>

export const SportsBet = Type.Object({
  betId: Type.String(),
  state: Type.Enum([...sportsBetStates]),
  /** Goes up with whatever becomes of the bet. */
  version: Version,
  kind: Type.Enum([...slipKinds]),
  size: nullable(Type.Integer()),
  bankers: Type.Array(Type.Integer()),
  lines: Type.Integer(),
  /** What each line stakes, and still stakes where a part was cashed out. */
  unit: Money,
  unitLeft: Money,
  stake: Money,
  /** What it has paid so far, cash-outs among it. */
  payout: Money,
  /** What it pays at most with what is left of it, and the cap that this is under. */
  potential: Money,
  cap: Money,
  cashedOut: Money,
  currency: Type.String(),
  policy: Type.Enum([...oddsPolicies]),
  isFree: Type.Boolean(),
  isBonus: Type.Boolean(),
  placedAt: Ms,
  /** When it stood: after its delay. Cancels go by it. */
  acceptedAt: nullable(Ms),
  /** When a pending one is decided. */
  decidesAt: nullable(Ms),
  settledAt: nullable(Ms),
  /** Why it was refused, or is void. */
  refusal: nullable(Type.String()),
  /** The offer at which it is cashed out by itself. */
  autoCashOut: nullable(Money),
  /** The bet that took its place when it was edited. */
  replacedBy: nullable(Type.String()),
  legs: Type.Array(BetLeg),
})
export type SportsBet = Static<typeof SportsBet>

export const betChanges = [
  'placed',
  'accepted',
  'refused',
  'legDecided',
  'settled',
  'corrected',
  'reopened',
  'voided',
  'cashedOut',
  'partCashedOut',
  'edited',
] as const
/** What became of a bet, oldest first. */
export const BetChange = Type.Object({
  version: Version,
  what: Type.Enum([...betChanges]),
  state: Type.Enum([...sportsBetStates]),
  payout: Money,
  at: Ms,
  /** What operators said about it. */
  reason: nullable(Type.String()),
  /** Why it became so where nobody has said so, as errors are named. */
  code: nullable(Type.String()),
})
export type BetChange = Static<typeof BetChange>

/** An offer to end a bet. `value` is what it is fairly worth; what the house keeps of it stands beside it. */
export const CashOutOffer = Type.Object({
  betId: Type.String(),
  version: Version,
  /** Null while none is made. */
  offer: nullable(Money),
  value: nullable(Money),
  marginBp: Type.Integer(),
  /** Why there is none. */
  closedFor: nullable(Type.String()),
  /** What each line can be cut to at least and at most when a part is cashed out. */
  unitLeft: Money,
})
export type CashOutOffer = Static<typeof CashOutOffer>
