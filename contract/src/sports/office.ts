// Sports for operators: what the house can lose, by which bets, what is open.
import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { operatorErrors } from '../errors.ts'
import { Id, TimeAndUuid } from '../fields.ts'
import { Money } from '../money.ts'
import { SportsBet } from './bet-shapes.ts'
import { MarketId, MatchRow, OutcomeId, Specifiers, Urn, nullable } from './shapes.ts'

const Ms = Type.Integer()
const Reason = Type.String({ minLength: 10, maxLength: 300 })
const open = { access: 'operator', moduleId: 'COMM3', staysOpen: true } as const
const reading = { ...open, role: ['cashier', 'compliance'] } as const
const ofCompliance = { ...open, role: 'compliance' } as const

/** What was staked on something in the brand's money, what it pays if it comes in, and what that leaves the house with. */
const taken = { bets: Type.Integer(), stake: Money, payout: Money }

export const listSportsRisk = endpoint('listSportsRisk', {
  summary: 'Matches with open bets, those first that can cost the house the most',
  method: 'GET',
  path: '/wps/operators/sports/risk',
  ...reading,
  request: Type.Object({
    sport: Type.Optional(Urn),
    league: Type.Optional(Urn),
    /** Being played, or not begun; both where nothing is said. */
    when: Type.Optional(Type.Enum(['live', 'ahead'])),
    after: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  }),
  reply: Type.Object({
    now: Ms,
    list: Type.Array(Type.Object({ match: MatchRow, bets: Type.Integer(), stake: Money, exposure: Money, isOpen: Type.Boolean() })),
    next: nullable(Type.Integer()),
    /** Of all open bets. */
    total: Type.Object({ bets: Type.Integer(), stake: Money, potential: Money }),
    /** Of all matches that are asked for, not of this page alone; the dearest sport first. */
    bySport: Type.Array(Type.Object({ sport: Type.String(), name: Type.String(), matches: Type.Integer(), exposure: Money })),
  }),
  errors: operatorErrors,
})

const RiskMarket = Type.Object({
  market: Type.Integer(),
  specifiers: Type.String(),
  name: Type.String(),
  isOpen: Type.Boolean(),
  cap: Money,
  /** The most that it can cost the house. */
  exposure: Money,
  outcomes: Type.Array(
    Type.Object({ outcome: Type.String(), name: Type.String(), odds: nullable(Type.Integer()), ...taken, exposure: Money }),
  ),
})
export type RiskMarket = Static<typeof RiskMarket>

export const getEventRisk = endpoint('getEventRisk', {
  summary: 'A match: what each outcome of each market was bet with, what it can cost, what results were told',
  method: 'GET',
  path: '/wps/operators/sports/risk/match',
  ...reading,
  request: Type.Object({ event: Urn }),
  reply: Type.Object({
    now: Ms,
    match: MatchRow,
    markets: Type.Array(RiskMarket),
    results: Type.Array(
      Type.Object({
        market: Type.Integer(),
        specifiers: Type.String(),
        name: Type.String(),
        version: Type.Integer(),
        kind: Type.Enum(['settled', 'rolled_back', 'cancelled', 'cancel_rolled_back']),
        source: Type.String(),
        isDone: Type.Boolean(),
        at: Ms,
      }),
    ),
  }),
  errors: [...operatorErrors, 'sports.event.unknown'],
})

/** A bet as the desk sees it: whose it is, and how late a live one was. */
export const DeskBet = Type.Object({
  memberId: Type.String(),
  account: Type.String(),
  isLive: Type.Boolean(),
  /** Null until that was looked at. */
  isLate: nullable(Type.Boolean()),
  /** By how much its fair chance rose within ten seconds, in basis points. */
  riseBp: nullable(Type.Integer()),
  bet: SportsBet,
})
export type DeskBet = Static<typeof DeskBet>

/** Which bets: on a match, one of its markets, one of its outcomes; of a member. */
const deskBetStates = ['open', 'over'] as const
export const listDeskBets = endpoint('listDeskBets', {
  summary: 'The bets behind a match, a market, an outcome, or of a member, the newest first. Looking at a member is noted in the journal',
  method: 'GET',
  path: '/wps/operators/sports/bets',
  ...reading,
  request: Type.Object({
    event: Type.Optional(Urn),
    market: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    specifiers: Type.Optional(Specifiers),
    outcome: Type.Optional(OutcomeId),
    memberId: Type.Optional(Id),
    state: Type.Optional(Type.Enum([...deskBetStates])),
    /** Live bets whose lateness is known, and nothing else. */
    scored: Type.Optional(Type.Boolean()),
    before: Type.Optional(TimeAndUuid),
  }),
  reply: Type.Object({ list: Type.Array(DeskBet), next: nullable(Type.String()) }),
  errors: [...operatorErrors, 'request.invalid', 'sports.event.unknown', 'member.unknown'],
})

/** What can be closed: all of a sport, a league, a match, a market group of a match or of a sport, one market of a match. */
const Scope = Type.Union([
  Type.Object({ kind: Type.Literal('sport'), sport: Urn, group: Type.Optional(Type.String({ pattern: '^[a-z0-9_]{1,40}$' })) }),
  Type.Object({ kind: Type.Literal('league'), league: Urn }),
  Type.Object({ kind: Type.Literal('event'), event: Urn, group: Type.Optional(Type.String({ pattern: '^[a-z0-9_]{1,40}$' })) }),
  Type.Object({ kind: Type.Literal('market'), event: Urn, market: MarketId, specifiers: Type.Optional(Specifiers) }),
])

export const Closing = Type.Object({
  closingId: Type.String(),
  kind: Type.Enum(['sport', 'league', 'event', 'market']),
  urn: Type.String(),
  name: Type.String(),
  group: nullable(Type.String()),
  market: nullable(Type.Integer()),
  specifiers: nullable(Type.String()),
  by: Type.String(),
  reason: Type.String(),
  at: Ms,
})
export type SportsClosing = Static<typeof Closing>

export const listSportsClosings = endpoint('listSportsClosings', {
  summary: 'What operators have closed and not opened again',
  method: 'GET',
  path: '/wps/operators/sports/closings',
  ...reading,
  request: Type.Object({}),
  reply: Type.Object({ list: Type.Array(Closing) }),
  errors: operatorErrors,
})

export const closeSports = endpoint('closeSports', {
  summary: 'Takes no bets on something until it is opened again; cash-outs of it stop, too',
  method: 'POST',
  path: '/wps/operators/sports/closings',
  ...ofCompliance,
  request: Type.Object({ scope: Scope, reason: Reason }),
  reply: Type.Object({ closing: Closing }),
  errors: [...operatorErrors, 'sports.event.unknown'],
})

export const openSports = endpoint('openSports', {
  summary: 'Opens what was closed',
  method: 'DELETE',
  path: '/wps/operators/sports/closings',
  ...ofCompliance,
  request: Type.Object({ closingId: Id, reason: Reason }),
  reply: Type.Object({}),
  errors: [...operatorErrors, 'sports.act.unknown'],
})
