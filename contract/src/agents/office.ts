// Agents and what they are paid, for operators.
import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { operatorErrors } from '../errors.ts'
import { Day, Id, MillisecondAndId } from '../fields.ts'
import { Money } from '../money.ts'
import { Plan } from './affiliates.ts'
import { Agreement, Settlement, Terms, agreementKinds, dividendPeriods, settlementStates } from './agreements.ts'
import { DayFigures, Person, Rebates, nullable, teamTypes } from './shapes.ts'

const Reason = Type.String({ minLength: 10, maxLength: 300 })
const open = { access: 'operator', moduleId: 'COMM3', staysOpen: true } as const
const ofCompliance = { ...open, role: 'compliance' } as const
const ofCashiers = { ...open, role: 'cashier' } as const
export const AGENTS_A_PAGE = 20
/** Kinds of agents that staff manages. */
export const managedKinds = [41, 42] as const

const AgentLine = Type.Object({
  memberId: Type.String(),
  account: Type.String(),
  nickname: Type.String(),
  kind: Type.Integer(),
  depth: Type.Integer(),
  isSuspended: Type.Boolean(),
  /** The operator in charge of an agent that staff manages, by account. */
  manager: nullable(Type.String()),
  members: Type.Integer(),
  agents: Type.Integer(),
  /** Of the month that is running. */
  ...DayFigures,
})
export type AgentLine = Static<typeof AgentLine>

export const listAgents = endpoint('listAgents', {
  summary: 'Agents right below somebody, the general agents without it, or accounts whose names begin so, agents first',
  method: 'GET',
  path: '/wps/operators/agents',
  ...open,
  role: ['support', 'cashier', 'compliance'],
  request: Type.Object({
    of: Type.Optional(Id),
    query: Type.Optional(Type.String({ minLength: 1, maxLength: 64, pattern: '\\S' })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 5000 })),
  }),
  reply: Type.Object({ path: Type.Array(Person), list: Type.Array(AgentLine), total: Type.Integer() }),
  errors: [...operatorErrors, 'member.unknown'],
})

export const getAgent = endpoint('getAgent', {
  summary: 'An agent: its team, rebates, agreements on both sides, plan, moves, fenced members; of a plain member, where it stands',
  method: 'GET',
  path: '/wps/operators/agents/agent',
  ...open,
  role: ['support', 'cashier', 'compliance'],
  request: Type.Object({ memberId: Id }),
  reply: Type.Object({
    agent: AgentLine,
    path: Type.Array(Person),
    rebates: Rebates,
    agreements: Type.Array(Agreement),
    plan: nullable(Plan),
    cpa: Type.Object({ paid: Type.Integer(), amount: Money }),
    moves: Type.Array(
      Type.Object({
        moveId: Type.String(),
        member: Type.String(),
        memberId: Type.String(),
        from: nullable(Type.String()),
        to: nullable(Type.String()),
        state: Type.Enum(['waiting', 'done', 'refused', 'withdrawn']),
        askedBy: Type.String(),
        askedAt: Type.Integer(),
        since: nullable(Type.String()),
        problem: nullable(Type.String()),
      }),
    ),
    /** Who won more than a fence, and what of it still waits for later losses. */
    fenced: Type.Array(Type.Object({ memberId: Type.String(), account: Type.String(), waiting: Money, since: Type.Integer() })),
  }),
  errors: [...operatorErrors, 'member.unknown'],
})

export const setAgentState = endpoint('setAgentState', {
  summary: 'Suspends an agent, who then neither brings people in nor offers or earns anything new, or restores it',
  method: 'PUT',
  path: '/wps/operators/agents/state',
  ...ofCompliance,
  request: Type.Object({ memberId: Id, isSuspended: Type.Boolean(), reason: Reason }),
  reply: Type.Object({}),
  errors: [...operatorErrors, 'member.unknown', 'member.changed'],
})

export const setAgentManager = endpoint('setAgentManager', {
  summary: 'Puts an operator in charge of an agent that staff manages, or nobody',
  method: 'PUT',
  path: '/wps/operators/agents/manager',
  ...ofCompliance,
  request: Type.Object({ memberId: Id, operator: nullable(Type.String({ minLength: 1, maxLength: 32 })), reason: Reason }),
  reply: Type.Object({}),
  errors: [...operatorErrors, 'member.unknown', 'member.changed', 'operator.unknown'],
})

export const setHouseRebates = endpoint('setHouseRebates', {
  summary: 'Rebates that the house gives an agent of the first level; lower ones wait for its answer',
  method: 'PUT',
  path: '/wps/operators/agents/rebates',
  ...ofCompliance,
  request: Type.Object({ memberId: Id, rebates: Rebates, reason: Reason }),
  reply: Type.Object({}),
  errors: [...operatorErrors, 'member.unknown', 'rebate.above', 'downline.unknown'],
})

export const moveMember = endpoint('moveMember', {
  summary: 'Moves a member with everybody below to another agent, or to nobody, when the day is over',
  method: 'POST',
  path: '/wps/operators/agents/move',
  ...ofCompliance,
  request: Type.Object({ memberId: Id, toId: nullable(Id), reason: Reason }),
  reply: Type.Object({ moveId: Type.String() }),
  errors: [...operatorErrors, 'member.unknown', 'team.circle', 'upline.not.agent', 'team.deep', 'team.moving'],
})

export const withdrawMove = endpoint('withdrawMove', {
  summary: 'Takes back a move that has not happened yet',
  method: 'DELETE',
  path: '/wps/operators/agents/move',
  ...ofCompliance,
  request: Type.Object({ moveId: Id }),
  reply: Type.Object({}),
  errors: [...operatorErrors, 'team.move.over'],
})

export const offerOfHouse = endpoint('offerOfHouse', {
  summary: 'Offers an agreement with the house, or other terms of one, to an agent of the first level',
  method: 'POST',
  path: '/wps/operators/agents/agreement',
  ...ofCompliance,
  request: Type.Object({
    payeeId: Id,
    kind: Type.Enum([...agreementKinds]),
    type: Type.Enum([...teamTypes]),
    period: Type.Optional(Type.Enum([...dividendPeriods])),
    terms: Terms,
    /** The version that is changed; without it the agreement is a new one. */
    version: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    reason: Reason,
  }),
  reply: Type.Object({ agreementId: Type.String() }),
  errors: [...operatorErrors, 'agreement.payee', 'agreement.exists', 'agreement.terms', 'agreement.changed', 'agreement.unknown'],
})

export const endAgreement = endpoint('endAgreement', {
  summary: 'Ends an agreement with the running period, whoever pays it',
  method: 'DELETE',
  path: '/wps/operators/agents/agreement',
  ...ofCompliance,
  request: Type.Object({ agreementId: Id, version: Type.String({ pattern: '^[1-9][0-9]{0,6}$' }), reason: Reason }),
  reply: Type.Object({}),
  errors: [...operatorErrors, 'agreement.unknown', 'agreement.changed'],
})

const OfficeSettlement = Type.Object({
  ...Settlement.properties,
  payer: Type.String(),
  payerId: nullable(Type.String()),
  payee: Type.String(),
  payeeId: Type.String(),
  /** Somebody has asked to reverse it, and somebody else has to agree. */
  reversal: nullable(Type.Object({ by: Type.String(), reason: Type.String(), at: Type.Integer() })),
})
export type OfficeSettlement = Static<typeof OfficeSettlement>

export const listOfficeSettlements = endpoint('listOfficeSettlements', {
  summary: 'What agreements came to, newest first, with the totals of a day on its first page',
  method: 'GET',
  path: '/wps/operators/settlements',
  ...ofCashiers,
  request: Type.Object({
    day: Type.Optional(Day),
    state: Type.Optional(Type.Enum([...settlementStates])),
    kind: Type.Optional(Type.Enum([...agreementKinds])),
    /** The account of either side. */
    query: Type.Optional(Type.String({ minLength: 1, maxLength: 64, pattern: '\\S' })),
    isReversalAsked: Type.Optional(Type.Boolean()),
    before: Type.Optional(MillisecondAndId),
  }),
  reply: Type.Object({
    list: Type.Array(OfficeSettlement),
    next: nullable(Type.String()),
    totals: nullable(Type.Array(Type.Object({ state: Type.Enum([...settlementStates]), count: Type.Integer(), due: Money, paid: Money }))),
  }),
  errors: operatorErrors,
})

export const reverseSettlement = endpoint('reverseSettlement', {
  summary: 'Asks to take back what a settlement paid; done when a second operator asks for the same, as far as the payee still has it',
  method: 'POST',
  path: '/wps/operators/settlements/reverse',
  ...ofCashiers,
  request: Type.Object({ agreementId: Id, since: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), reason: Reason }),
  reply: Type.Object({ state: Type.Enum(['asked', 'reversed']) }),
  errors: [...operatorErrors, 'settlement.unknown', 'settlement.reversed', 'settlement.own', 'balance.insufficient'],
})
