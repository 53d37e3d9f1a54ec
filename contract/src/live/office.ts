// Live tables for operators: whether they are open, within which limits, what stands on a round, rounds that two operators void.
import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { operatorErrors } from '../errors.ts'
import { event } from '../event.ts'
import { TimeAndUuid, Uuid } from '../fields.ts'
import { Amount, Money } from '../money.ts'
import { LiveLimits, TableCode, liveKinds, tableStates } from './shapes.ts'

const nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) => Type.Union([schema, Type.Null()])
const Ms = Type.Integer()
const Reason = Type.String({ minLength: 10, maxLength: 300 })
/** Of a table, as it was seen: of two who change it at once, the second sees what the first has done. */
const Version = Type.Integer({ minimum: 0, maximum: 1_000_000 })
const open = { access: 'operator', moduleId: 'COMM3', staysOpen: true } as const
const reading = { ...open, role: ['cashier', 'compliance'] } as const
const ofCompliance = { ...open, role: 'compliance' } as const

export const ANNOUNCEMENT_MAX = 200

/** Bets that stand on a round in the brand's money. What it exposes the house to is the most that it can lose by one outcome; where outcomes cannot be counted, if every bet won the most. */
export const OfficeStakes = Type.Object({
  members: Type.Integer(),
  bets: Type.Integer(),
  staked: Money,
  exposed: Money,
})
export type OfficeStakes = Static<typeof OfficeStakes>

export const OfficeTable = Type.Object({
  code: TableCode,
  vendor: Type.String(),
  kind: Type.Enum(liveKinds),
  name: Type.String(),
  room: Type.String(),
  state: Type.Enum(tableStates),
  limits: LiveLimits,
  announcement: nullable(Type.String()),
  version: Type.Integer(),
  /** The round that runs, or the last one: what its bets are. Its phase is told by the table's room. */
  round: nullable(Type.Object({ round: Type.Integer(), drawId: Type.String(), stakes: OfficeStakes })),
  /** Rounds of it that somebody wants to be void. */
  asked: Type.Integer(),
})
export type OfficeTable = Static<typeof OfficeTable>

export const listOfficeTables = endpoint('listOfficeTables', {
  summary: 'Live tables with what stands on their rounds now, whether they are open, and their limits',
  method: 'GET',
  path: '/wps/operators/live/tables',
  ...reading,
  request: Type.Object({}),
  reply: Type.Object({ tables: Type.Array(OfficeTable) }),
  errors: operatorErrors,
})

/** `running`: not over yet; `drawn`: its result is told and bets are being settled; `over`: settled. */
export const officeRoundStates = ['running', 'drawn', 'over', 'void'] as const

/** Chips on a place, and what they come to if it wins the most, where that is known before. */
const SpotStakes = Type.Object({ spot: Type.String(), staked: Money, members: Type.Integer(), most: nullable(Money) })
/** What the house would pay, what it is left with, and how many other results come to the same on every place with chips. */
const OutcomeStakes = Type.Object({ result: Type.Unknown(), alike: Type.Integer(), pays: Money, net: Money })

export const OfficeRound = Type.Object({
  round: Type.Integer(),
  drawId: Type.String(),
  state: Type.Enum(officeRoundStates),
  opensAt: Ms,
  closesAt: Ms,
  /** Once it is told. */
  result: Type.Unknown(),
  members: Type.Integer(),
  bets: Type.Integer(),
  staked: Money,
  paid: Money,
  /** Why it is void: a code where it could not be drawn fairly, and what operators have written where they have voided it. */
  voidCode: nullable(Type.String()),
  voidReason: nullable(Type.String()),
})
export type OfficeRound = Static<typeof OfficeRound>

export const OUTCOMES_TOLD = 12
export const OfficeExposure = Type.Object({
  round: OfficeRound,
  stakes: OfficeStakes,
  /** What is staked is shared out among those who are right: the house can lose nothing, and what a place comes to is what it would be paid now. */
  isShared: Type.Boolean(),
  /** The most first. */
  spots: Type.Array(SpotStakes),
  /** Outcomes that cost the most, where all of them can be counted, and how many there are. */
  outcomes: nullable(Type.Object({ count: Type.Integer(), worst: Type.Array(OutcomeStakes), best: nullable(OutcomeStakes) })),
})
export type OfficeExposure = Static<typeof OfficeExposure>

export const getTableExposure = endpoint('getTableExposure', {
  summary: 'What stands on a round of a live table, place by place, and what it costs by outcome. Without a round: the last one',
  method: 'GET',
  path: '/wps/operators/live/exposure',
  ...reading,
  request: Type.Object({ code: TableCode, drawId: Type.Optional(Uuid) }),
  reply: Type.Object({ now: Ms, exposure: nullable(OfficeExposure) }),
  errors: [...operatorErrors, 'live.table.unknown', 'live.round.unknown'],
})

const TableChange = Type.Object({
  version: Type.Integer(),
  what: Type.Enum(['state', 'limits', 'announcement']),
  state: Type.Enum(tableStates),
  limits: LiveLimits,
  announcement: nullable(Type.String()),
  by: Type.String(),
  reason: nullable(Type.String()),
  at: Ms,
})
export type TableChange = Static<typeof TableChange>

export const getOfficeTable = endpoint('getOfficeTable', {
  summary: 'A live table: what operators have said of it, version by version, and its last rounds',
  method: 'GET',
  path: '/wps/operators/live/tables/one',
  ...reading,
  request: Type.Object({ code: TableCode }),
  reply: Type.Object({
    table: OfficeTable,
    /** Its limits where no operator has said others. */
    ownLimits: LiveLimits,
    changes: Type.Array(TableChange),
    rounds: Type.Array(OfficeRound),
  }),
  errors: [...operatorErrors, 'live.table.unknown'],
})

const changed = [...operatorErrors, 'live.table.unknown', 'live.table.changed'] as const

export const switchTable = endpoint('switchTable', {
  summary: 'Opens a live table, pauses it or closes it. A round that runs goes on to its end, and then no other one begins',
  method: 'POST',
  path: '/wps/operators/live/tables/switch',
  ...ofCompliance,
  request: Type.Object({ code: TableCode, version: Version, state: Type.Enum(tableStates), reason: Reason }),
  reply: Type.Object({ table: OfficeTable }),
  errors: changed,
})

export const setTableLimits = endpoint('setTableLimits', {
  summary: 'Limits of a live table from its next round on: of a bet, and of all bets of a member in a round',
  method: 'PUT',
  path: '/wps/operators/live/tables/limits',
  ...ofCompliance,
  request: Type.Object({
    code: TableCode,
    version: Version,
    limits: Type.Object({ min: Amount, max: Amount, slip: Amount }),
    reason: Reason,
  }),
  reply: Type.Object({ table: OfficeTable }),
  errors: [...changed, 'live.limits.order'],
})

export const announceAtTable = endpoint('announceAtTable', {
  summary: 'What the dealer of a live table tells everybody at it, at once; nothing takes it away',
  method: 'PUT',
  path: '/wps/operators/live/tables/announcement',
  ...ofCompliance,
  request: Type.Object({
    code: TableCode,
    version: Version,
    announcement: nullable(Type.String({ minLength: 1, maxLength: ANNOUNCEMENT_MAX })),
  }),
  reply: Type.Object({ table: OfficeTable }),
  errors: changed,
})

export const tableVoidStates = ['waiting', 'granted', 'refused'] as const
export const TableVoid = Type.Object({
  voidId: Type.String(),
  code: TableCode,
  name: Type.String(),
  kind: Type.Enum(liveKinds),
  round: OfficeRound,
  /** What stood on it when it was asked for. */
  bets: Type.Integer(),
  staked: Money,
  paid: Money,
  state: Type.Enum(tableVoidStates),
  own: Type.Boolean(),
  askedBy: Type.String(),
  askedAt: Ms,
  /** Players read it. */
  reason: Type.String(),
  decidedBy: nullable(Type.String()),
  decidedAt: nullable(Ms),
  answer: nullable(Type.String()),
  /** `before`: everything went back before it was settled; `after`: what had been settled was reversed. */
  how: nullable(Type.Enum(['before', 'after'])),
  doneAt: nullable(Ms),
})
export type TableVoid = Static<typeof TableVoid>

export const listTableVoids = endpoint('listTableVoids', {
  summary: 'Rounds that operators want to be void, the newest first: those that wait, or those that were decided',
  method: 'GET',
  path: '/wps/operators/live/voids',
  ...reading,
  request: Type.Object({ which: Type.Enum(['waiting', 'decided']), before: Type.Optional(TimeAndUuid) }),
  reply: Type.Object({ list: Type.Array(TableVoid), next: nullable(Type.String()) }),
  errors: operatorErrors,
})

export const getTableVoid = endpoint('getTableVoid', {
  summary: 'A round that somebody wants to be void',
  method: 'GET',
  path: '/wps/operators/live/voids/one',
  ...reading,
  request: Type.Object({ voidId: Uuid }),
  reply: TableVoid,
  errors: [...operatorErrors, 'live.void.unknown'],
})

export const askTableVoid = endpoint('askTableVoid', {
  summary: 'Asks for a round to be void, with the reason that players read. Another operator decides. The same id is the same request',
  method: 'POST',
  path: '/wps/operators/live/voids',
  ...ofCompliance,
  request: Type.Object({ voidId: Uuid, drawId: Uuid, reason: Reason }),
  reply: TableVoid,
  errors: [...operatorErrors, 'live.round.unknown', 'live.round.void', 'live.void.asked', 'key.conflict'],
})

export const decideTableVoid = endpoint('decideTableVoid', {
  summary:
    'Grants what somebody else asked for: everything on the round goes back, and what was settled is reversed. Or refuses it; whoever asked may take it back. Once',
  method: 'PUT',
  path: '/wps/operators/live/voids',
  ...ofCompliance,
  request: Type.Object({
    voidId: Uuid,
    decision: Type.Enum(['grant', 'refuse']),
    answer: Type.Optional(Reason),
  }),
  reply: TableVoid,
  errors: [...operatorErrors, 'live.void.unknown', 'live.void.over', 'approval.own'],
})

/** An operator has said something of a table, of one of its rounds or of its chat; or a member has reported a line. */
export const officeTableChanged = event('live.officeChanged', 'operators', Type.Object({ code: TableCode }))
