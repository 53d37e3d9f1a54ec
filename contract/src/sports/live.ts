// What pages are told of odds and standings while they are looked at: not kept, the newest wins.
import Type, { type Static } from 'typebox'
import { MarketId, SportsStanding, Urn, Version, marketStates, matchStates, nullable } from './shapes.ts'

export const WATCHED_MATCHES = 5
export const WATCHED_ROWS = 120

/**
 * What the page shows, said again as a whole whenever that changes: matches with all of their markets, and rows of lists and slips with some of them. A page of
 * sports that shows neither is told of the signal alone.
 */
export const SportsWatch = Type.Object({
  type: Type.Literal('sports'),
  matches: Type.Array(Urn, { maxItems: WATCHED_MATCHES }),
  rows: Type.Array(Urn, { maxItems: WATCHED_ROWS }),
})
export type SportsWatch = Static<typeof SportsWatch>

/** Prices of a market: outcome, odds in thousandths or null, whether it can be bet on. */
const LiveMarket = Type.Object({
  market: MarketId,
  specifiers: Type.String(),
  state: Type.Enum([...marketStates, 'hidden']),
  reason: nullable(Type.Integer()),
  version: Version,
  outcomes: Type.Array(Type.Tuple([Type.String(), nullable(Type.Integer()), Type.Boolean()])),
})
export type LiveMarket = Static<typeof LiveMarket>

/** What has changed of a match since it was last told: how it stands, where its version went up, and markets. */
export const LiveMatch = Type.Object({
  event: Urn,
  version: Version,
  state: Type.Optional(Type.Enum([...matchStates])),
  startsAt: Type.Optional(nullable(Type.Integer())),
  standing: Type.Optional(SportsStanding),
  marketCount: Type.Optional(Type.Integer()),
  markets: Type.Array(LiveMarket),
})
export type LiveMatch = Static<typeof LiveMatch>

/** Whether anybody tells odds of live matches, and of those to come: while nobody does, nothing of them can be bet on. */
export interface SportsSignal {
  live: boolean
  before: boolean
}

/** What the server says to pages that watch. `whole`: all that is watched, as it is now; otherwise what has changed. */
export interface SportsFrame {
  type: 'sports'
  whole: boolean
  /** There where it is another one than was told. */
  signal?: SportsSignal
  matches: LiveMatch[]
}
