import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Day } from './fields.ts'
import { Money } from './money.ts'

/** Pages of the agents' centre, in the order of its menu. */
export const agentPages = [
  'agentAnnouncement',
  'teamOverview',
  'registerCenter',
  'teamManagement',
  'teamBetting',
  'userProfit',
  'income',
  'downlineAccount',
  'dividendRecord',
  'salaryDay',
  'salaryHour',
  'salaryLive',
] as const
export type AgentPage = (typeof agentPages)[number]

/** Settings by which some of them show, as they are named on the wire. */
export const agentMenuTypes = ['enableCt', 'salary', 'hourSalary', 'agentRealtimeSalary'] as const

const errors = ['login.not.session', 'password.change.required', 'role.not.allowed'] as const
const ofAgents = { access: 'agent', moduleId: 'AGENT3', errors } as const

const AgentMenuItem = Type.Object({
  name: Type.Enum([...agentPages]),
  page: Type.String(),
  data: Type.Object({
    /** What waits for an answer there. */
    waiting: Type.Integer(),
  }),
  type: Type.Optional(Type.Enum([...agentMenuTypes])),
})
export type AgentMenuItem = Static<typeof AgentMenuItem>

export const getAgentMenu = endpoint('getAgentMenu', {
  summary: 'The pages of the agents’ centre that this agent has',
  method: 'GET',
  path: '/wps/agent/menu',
  ...ofAgents,
  request: Type.Object({}),
  reply: Type.Array(AgentMenuItem),
})

/** Figures of a team go back so many days at a time. */
export const TEAM_DAYS_MAX = 92

const TeamFigures = {
  joined: Type.Integer(),
  firstDeposits: Type.Integer(),
  deposits: Money,
  withdrawals: Money,
  stake: Money,
  payout: Money,
  /** What the team lost to the house, after what the house gave it. */
  result: Money,
}

export const getTeamOverview = endpoint('getTeamOverview', {
  summary: 'What an agent’s team came to in a period, by day and by type of product',
  method: 'GET',
  path: '/wps/relay/ODSFE2_getTeamOverviewSum',
  ...ofAgents,
  request: Type.Object({ from: Day, to: Day }),
  reply: Type.Object({
    currency: Type.String(),
    /** In the team now, without the agent. */
    members: Type.Integer(),
    agents: Type.Integer(),
    ...TeamFigures,
    /** Of days, weeks, half months and months; of other periods nobody knows. */
    active: Type.Union([Type.Integer(), Type.Null()]),
    /** What somebody has to stake in a period to count as active. */
    activeStake: Money,
    rebates: Money,
    promotions: Money,
    salaries: Money,
    fee: Money,
    days: Type.Array(Type.Object({ day: Type.String(), ...TeamFigures, active: Type.Integer() })),
    types: Type.Array(Type.Object({ type: Type.String(), stake: Money, payout: Money })),
  }),
})
