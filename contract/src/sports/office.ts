// Sports for operators: what the house can lose, what is open, results by hand.
import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { operatorErrors } from '../errors.ts'
import { Id, TimeAndUuid, Uuid } from '../fields.ts'
import { Money } from '../money.ts'
import { legResults } from './bet-shapes.ts'
import { MarketId, MatchRow, OutcomeId, Specifiers, Urn, nullable } from './shapes.ts'

const Ms = Type.Integer()
/** Until the year 2100. */
const Moment = Type.Integer({ minimum: 0, maximum: 4_102_444_800_000 })
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
    live: Type.Optional(Type.Boolean()),
    after: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  }),
  reply: Type.Object({
    now: Ms,
    list: Type.Array(Type.Object({ match: MatchRow, bets: Type.Integer(), stake: Money, exposure: Money, isOpen: Type.Boolean() })),
    next: nullable(Type.Integer()),
    /** Of all open bets. */
    total: Type.Object({ bets: Type.Integer(), stake: Money, potential: Money }),
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

const markets = Type.Array(Type.Object({ market: MarketId, specifiers: Specifiers }), { minItems: 1, maxItems: 100 })
/** What two operators do together. `void`: bets that were accepted from one moment to another; `settle`: how a market ended, whatever the feed has said. */
const Act = Type.Union([
  Type.Object({
    kind: Type.Literal('void'),
    event: Urn,
    markets,
    fromAt: Type.Optional(Moment),
    toAt: Type.Optional(Moment),
  }),
  Type.Object({
    kind: Type.Literal('settle'),
    event: Urn,
    market: MarketId,
    specifiers: Specifiers,
    outcomes: Type.Array(Type.Object({ outcome: OutcomeId, result: Type.Enum([...legResults]) }), { minItems: 1, maxItems: 200 }),
  }),
])

export const ProposedAct = Type.Object({
  actId: Type.String(),
  act: Act,
  matchName: Type.String(),
  /** Bets that it would change. */
  bets: Type.Integer(),
  stake: Money,
  state: Type.Enum(['waiting', 'approved', 'refused']),
  own: Type.Boolean(),
  proposedBy: Type.String(),
  proposedAt: Ms,
  reason: Type.String(),
  decidedBy: nullable(Type.String()),
  decidedAt: nullable(Ms),
  answer: nullable(Type.String()),
})
export type SportsAct = Static<typeof ProposedAct>

export const listSportsActs = endpoint('listSportsActs', {
  summary: 'What operators have proposed to void or to settle by hand, those that wait first',
  method: 'GET',
  path: '/wps/operators/sports/acts',
  ...reading,
  request: Type.Object({ before: Type.Optional(TimeAndUuid) }),
  reply: Type.Object({ list: Type.Array(ProposedAct), next: nullable(Type.String()) }),
  errors: operatorErrors,
})

export const proposeSportsAct = endpoint('proposeSportsAct', {
  summary: 'Proposes to void an interval or to settle a market by hand. Another operator decides. The same id is the same proposal',
  method: 'POST',
  path: '/wps/operators/sports/acts',
  ...ofCompliance,
  request: Type.Object({ actId: Uuid, act: Act, reason: Reason }),
  reply: ProposedAct,
  errors: [...operatorErrors, 'sports.event.unknown', 'sports.market.unknown', 'sports.act.empty', 'key.conflict'],
})

export const decideSportsAct = endpoint('decideSportsAct', {
  summary: 'Approves what somebody else proposed, which the bets then follow, or refuses it. Once',
  method: 'PUT',
  path: '/wps/operators/sports/acts',
  ...ofCompliance,
  request: Type.Object({ actId: Uuid, decision: Type.Enum(['approve', 'refuse']), answer: Type.Optional(Reason) }),
  reply: ProposedAct,
  errors: [...operatorErrors, 'sports.act.unknown', 'sports.act.over', 'approval.own'],
})
