// Sports for operators: results by hand, two operators each time.
import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { operatorErrors } from '../errors.ts'
import { TimeAndUuid, Uuid } from '../fields.ts'
import { Money } from '../money.ts'
import { legResults, sportsBetStates } from './bet-shapes.ts'
import { MarketId, OutcomeId, Specifiers, Urn, nullable } from './shapes.ts'

const Ms = Type.Integer()
/** Until the year 2100. */
const Moment = Type.Integer({ minimum: 0, maximum: 4_102_444_800_000 })
const Reason = Type.String({ minLength: 10, maxLength: 300 })
const open = { access: 'operator', moduleId: 'COMM3', staysOpen: true } as const
const reading = { ...open, role: ['cashier', 'compliance'] } as const
const ofCompliance = { ...open, role: 'compliance' } as const

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

const Change = Type.Object({
  betId: Type.String(),
  memberId: Type.String(),
  account: Type.String(),
  stake: Money,
  state: Type.Enum([...sportsBetStates]),
  becomes: Type.Enum([...sportsBetStates]),
  /** What its member has of it, before and after: what it pays, or the stake that comes back. */
  before: Money,
  after: Money,
})

/** What an act would change, worked out bet by bet as it would be carried out. */
export const ActPreview = Type.Object({
  at: Ms,
  /** Bets that it is about, and those of them that something changes for. */
  bets: Type.Integer(),
  members: Type.Integer(),
  stake: Money,
  changed: Type.Integer(),
  /** Of those: how they stand afterwards. One that stays open may still pay another sum. */
  settled: Type.Integer(),
  voided: Type.Integer(),
  opened: Type.Integer(),
  /** What members have of all of them, before and after, and what the house pays more, or less, by it. */
  before: Money,
  after: Money,
  difference: Money,
  /** Those that change the most, at most twenty. */
  largest: Type.Array(Change),
})
export type ActPreview = Static<typeof ActPreview>

export const ProposedAct = Type.Object({
  actId: Type.String(),
  act: Act,
  matchName: Type.String(),
  /** Bets that it would change. */
  bets: Type.Integer(),
  stake: Money,
  /** What the house would have paid more, or less, when it was proposed; null for those of long ago. */
  difference: nullable(Money),
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
  summary: 'What operators have proposed to void or to settle by hand, the newest first: those that wait, or those that were decided',
  method: 'GET',
  path: '/wps/operators/sports/acts',
  ...reading,
  request: Type.Object({ which: Type.Enum(['waiting', 'decided']), before: Type.Optional(TimeAndUuid) }),
  reply: Type.Object({ list: Type.Array(ProposedAct), next: nullable(Type.String()) }),
  errors: operatorErrors,
})

export const getSportsAct = endpoint('getSportsAct', {
  summary: 'A proposal with what it would have changed when it was made, and while it waits with what it would change now',
  method: 'GET',
  path: '/wps/operators/sports/acts/one',
  ...reading,
  request: Type.Object({ actId: Uuid }),
  reply: Type.Object({ act: ProposedAct, made: nullable(ActPreview), now: nullable(ActPreview) }),
  errors: [...operatorErrors, 'sports.act.unknown'],
})

export const previewSportsAct = endpoint('previewSportsAct', {
  summary: 'What voiding an interval or settling by hand would change, bet by bet and to the cent. Nothing is proposed by it',
  method: 'POST',
  path: '/wps/operators/sports/acts/preview',
  ...ofCompliance,
  request: Type.Object({ act: Act }),
  reply: ActPreview,
  errors: [...operatorErrors, 'sports.event.unknown', 'sports.market.unknown'],
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
