// What a team did, as far as its agent may know: of whoever is right below by person, of others by branch.
import Type, { type Static } from 'typebox'
import { Bet, betFilters, getBet } from '../bet-history.ts'
import { endpoint } from '../endpoint.ts'
import { Day, Id, TimeAndUuid, Uuid } from '../fields.ts'
import { gameTypes } from '../lobby.ts'
import { Money } from '../money.ts'
import { agreementKinds } from './agreements.ts'
import { DayFigures, Person, agentErrors, nullable, ofAgents, teamTypes } from './shapes.ts'

const period = { from: Day, to: Day } as const
const periodErrors = [...agentErrors, 'downline.unknown'] as const
export const PEOPLE_A_PAGE = 20

export const getTeamPresence = endpoint('getTeamPresence', {
  summary: 'How many of a team are here now, and how many have been away for long',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTeamPresence',
  ...ofAgents,
  request: Type.Object({}),
  reply: Type.Object({
    online: Type.Integer(),
    absentThreeDays: Type.Integer(),
    absentSevenDays: Type.Integer(),
    countedAt: nullable(Type.Integer()),
  }),
  errors: agentErrors,
})

const Branch = Type.Object({
  ...Person.properties,
  kind: Type.Integer(),
  people: Type.Integer(),
  joined: Type.Integer(),
  ...DayFigures,
})
export type Branch = Static<typeof Branch>
export const branchOrders = ['stake', 'result', 'deposits', 'joined'] as const

export const listTeamProfit = endpoint('listTeamProfit', {
  summary: 'What everybody right below somebody of the team staked, won and got in a period, each with its team',
  method: 'GET',
  path: '/wps/report/downlinePNL',
  ...ofAgents,
  request: Type.Object({
    ...period,
    /** Whose people; without it the agent's own. */
    of: Type.Optional(Id),
    type: Type.Optional(Type.Enum([...teamTypes])),
    order: Type.Optional(Type.Enum([...branchOrders])),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 5000 })),
  }),
  reply: Type.Object({
    path: Type.Array(Person),
    /** What whoever is asked about did without anybody below. */
    own: Type.Object(DayFigures),
    list: Type.Array(Branch),
    /** How many there are. */
    many: Type.Integer(),
    total: Type.Object(DayFigures),
  }),
  errors: periodErrors,
})

const TeamBet = Type.Object({ ...Bet.properties, memberId: Type.String(), account: Type.String() })
export type TeamBet = Static<typeof TeamBet>

export const listTeamBets = endpoint('listTeamBets', {
  summary: 'Bets of the people right below the agent, newest first; with what the whole team’s come to, by type of product',
  method: 'GET',
  path: '/wps/report/downlineBets',
  ...ofAgents,
  limit: { max: 120, windowMs: 60_000 },
  request: Type.Object({
    ...period,
    memberId: Type.Optional(Id),
    product: Type.Optional(Type.Enum([...gameTypes])),
    state: Type.Optional(Type.Enum([...betFilters])),
    before: Type.Optional(TimeAndUuid),
  }),
  reply: Type.Object({
    list: Type.Array(TeamBet),
    next: nullable(Type.String()),
    /** Of everybody right below who is asked about, of bets that are over. */
    total: Type.Object({ rounds: Type.Integer(), stake: Money, payout: Money }),
    /** Of the whole team; only on the first page without a member. */
    team: nullable(Type.Array(Type.Object({ type: Type.Enum([...teamTypes]), rounds: Type.Integer(), stake: Money, payout: Money }))),
  }),
  errors: periodErrors,
})

export const getTeamBet = endpoint('getTeamBet', {
  summary: 'One bet of somebody right below, with everything that moved its money, and without what only its member may see',
  method: 'GET',
  path: '/wps/report/downlineBet',
  ...ofAgents,
  request: Type.Object({ roundId: Uuid }),
  reply: Type.Object({ bet: TeamBet, steps: getBet.reply.properties.steps }),
  errors: [...agentErrors, 'round.unknown'],
})

export const listDownlineDays = endpoint('listDownlineDays', {
  summary: 'Days of somebody right below, or of all of them: what came in, what left, what was staked and given',
  method: 'GET',
  path: '/wps/report/downlineTransaction',
  ...ofAgents,
  request: Type.Object({
    ...period,
    memberId: Type.Optional(Id),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 5000 })),
  }),
  reply: Type.Object({
    list: Type.Array(
      Type.Object({
        day: Type.String(),
        memberId: Type.String(),
        account: Type.String(),
        ...DayFigures,
        /** Between the two: what the agent has sent, and what it was sent. */
        sent: Money,
        received: Money,
      }),
    ),
    many: Type.Integer(),
    total: Type.Object({ ...DayFigures, sent: Money, received: Money }),
  }),
  errors: periodErrors,
})

export const incomeSources = [...agreementKinds, 'rebate', 'cpa'] as const

export const getIncome = endpoint('getIncome', {
  summary: 'What the agent got as commissions, what it paid to its people, and what it kept: by day, by agreement',
  method: 'GET',
  path: '/wps/report/income',
  ...ofAgents,
  request: Type.Object(period),
  reply: Type.Object({
    currency: Type.String(),
    received: Money,
    paidDown: Money,
    kept: Money,
    /** What others still owe the agent, and what it owes. */
    receivable: Money,
    payable: Money,
    days: Type.Array(Type.Object({ day: Type.String(), received: Money, paidDown: Money })),
    sources: Type.Array(
      Type.Object({
        source: Type.Enum([...incomeSources]),
        /** Null of what no agreement pays. */
        agreementId: nullable(Type.String()),
        type: Type.Enum([...teamTypes]),
        side: Type.Enum(['payer', 'payee']),
        other: Type.String(),
        amount: Money,
        settlements: Type.Integer(),
      }),
    ),
  }),
  errors: [...agentErrors],
})

export const exportIncome = endpoint('exportIncome', {
  summary: 'Every settlement of the agent in a period as a file, text/csv, with all that it takes to count it again',
  method: 'GET',
  path: '/wps/report/commission',
  ...ofAgents,
  limit: { max: 10, windowMs: 60_000 },
  request: Type.Object(period),
  reply: Type.String(),
  errors: [...agentErrors],
})

export const listAttributions = endpoint('listAttributions', {
  summary: 'Everybody who came to the agent or left it, and why, newest first. Nothing of it is ever changed',
  method: 'GET',
  path: '/wps/agent/registeredAffiliates',
  ...ofAgents,
  request: Type.Object({ before: Type.Optional(Id) }),
  reply: Type.Object({
    list: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        /** Came by a link, was opened by the agent, was moved by an operator. */
        how: Type.Enum(['invitation', 'opened', 'movedIn', 'movedOut']),
        code: nullable(Type.String()),
        at: Type.Integer(),
      }),
    ),
    next: nullable(Type.String()),
  }),
  errors: agentErrors,
})
