// Who is in a team, and what an agent does for its own people.
import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id, Uuid } from '../fields.ts'
import { Amount, Money } from '../money.ts'
import { Person, Rebates, agentErrors, lastSeen, nullable, ofAgents, playedTypes } from './shapes.ts'

export const DOWNLINES_A_PAGE = 20
export const downlineOrders = ['joined', 'stake', 'result', 'people'] as const

const Downline = Type.Object({
  ...Person.properties,
  /** Only of whoever is right below. */
  nickname: nullable(Type.String()),
  kind: Type.Integer(),
  /** Steps below the agent who asks. */
  depth: Type.Integer(),
  isSuspended: Type.Boolean(),
  joinedAt: nullable(Type.Integer()),
  seen: nullable(Type.Enum([...lastSeen])),
  /** How many are below. */
  people: Type.Integer(),
  /** Of the month that is running: of whoever is right below and nobody's agent what it did, of others what their team did. */
  stake: Money,
  result: Money,
  deposits: Money,
})
export type Downline = Static<typeof Downline>

export const listDownlines = endpoint('listDownlines', {
  summary: 'People right below somebody of the agent’s team, or those whose names begin so, with what they come to in this month',
  method: 'GET',
  path: '/wps/agent/downlines',
  ...ofAgents,
  limit: { max: 120, windowMs: 60_000 },
  request: Type.Object({
    /** Whose people; without it the agent's own. */
    of: Type.Optional(Id),
    /** The beginning of an account or nickname right below the agent, or somebody's whole account further down. */
    query: Type.Optional(Type.String({ minLength: 1, maxLength: 64, pattern: '\\S' })),
    kind: Type.Optional(Type.Enum(['member', 'agent'])),
    seen: Type.Optional(Type.Enum([...lastSeen])),
    order: Type.Optional(Type.Enum([...downlineOrders])),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 5000 })),
  }),
  reply: Type.Object({
    /** From the agent down to whoever is asked about, who stands last. */
    path: Type.Array(Person),
    list: Type.Array(Downline),
    total: Type.Integer(),
  }),
  errors: [...agentErrors, 'downline.unknown'],
})

export const getDownline = endpoint('getDownline', {
  summary: 'One of the people right below the agent: rebates, what they are asked to agree to, what can be done',
  method: 'GET',
  path: '/wps/agent/downline',
  ...ofAgents,
  request: Type.Object({ memberId: Id }),
  reply: Type.Object({
    downline: Downline,
    rebates: Type.Array(
      Type.Object({
        type: Type.Enum([...playedTypes]),
        bp: Type.Integer(),
        /** What the agent has itself. */
        max: Type.Integer(),
        /** What it waits for an answer about: a lower one, or one for tomorrow. */
        next: nullable(Type.Object({ bp: Type.Integer(), isAccepted: Type.Boolean() })),
      }),
    ),
    /** A member can be made an agent. */
    canPromote: Type.Boolean(),
    canTransfer: Type.Boolean(),
  }),
  errors: [...agentErrors, 'downline.unknown'],
})

export const setRebates = endpoint('setRebates', {
  summary: 'Gives somebody right below other rebates: higher ones from tomorrow on, lower ones when they have agreed',
  method: 'PUT',
  path: '/wps/agent/downlineRebates',
  ...ofAgents,
  request: Type.Object({ memberId: Id, rebates: Rebates }),
  reply: Type.Object({}),
  errors: [...agentErrors, 'downline.unknown', 'rebate.above', 'agent.suspended'],
})

export const promoteDownline = endpoint('promoteDownline', {
  summary: 'Makes a member right below an agent. It stays one',
  method: 'PUT',
  path: '/wps/agent/promoteDownlineToAgent',
  ...ofAgents,
  request: Type.Object({ memberId: Id }),
  reply: Type.Object({}),
  errors: [...agentErrors, 'downline.unknown', 'downline.agent', 'agent.suspended', 'team.deep'],
})

const ofTransfers = { ...ofAgents, product: 'transfer' } as const

export const getDownlineTransfer = endpoint('getDownlineTransfer', {
  summary: 'How much an agent may transfer to somebody right below it',
  method: 'GET',
  path: '/wps/agent/transferEnabled',
  ...ofTransfers,
  request: Type.Object({ memberId: Id }),
  reply: Type.Object({
    name: Type.String(),
    paymentPassword: Type.Boolean(),
    available: Money,
    min: Money,
    max: Money,
    perDay: Money,
    leftToday: Money,
  }),
  errors: [...agentErrors, 'jurisdiction.not.available', 'downline.unknown'],
})

export const transferToDownline = endpoint('transferToDownline', {
  summary: 'Moves money from an agent to somebody right below it, who has to stake it once before it can leave',
  method: 'PUT',
  path: '/wps/agent/transferDownline',
  ...ofTransfers,
  encrypted: true,
  limit: { max: 60, windowMs: 60_000 },
  request: Type.Object({
    /** Made by the page and kept until there is an answer: asking again with the same id moves nothing twice. */
    transferId: Uuid,
    memberId: Id,
    amount: Amount,
    paymentPassword: Type.String({ pattern: '^\\d{6}$' }),
  }),
  reply: Type.Object({ transferId: Type.String(), name: Type.String(), amount: Money, at: Type.Integer() }),
  errors: [
    ...agentErrors,
    'jurisdiction.not.available',
    'request.not.encrypted',
    'encryption.key.unknown',
    'downline.unknown',
    'paymentPassword.missing',
    'paymentPassword.wrong',
    'verification.too.many',
    'transfer.amount',
    'transfer.limit',
    'wagering.open',
    'bonus.confirm',
    'bonus.keeps',
    'documents.required',
    'balance.insufficient',
    'balance.limit',
    'account.closed',
    'agent.suspended',
    'key.conflict',
  ],
})

/** What waits for a member's answer about its own rebates. */
const AskedRebate = Type.Object({ type: Type.Enum([...playedTypes]), from: Type.Integer(), to: Type.Integer() })

export const getOwnRebates = endpoint('getOwnRebates', {
  summary: 'The member’s rebates, and lower ones that its agent asks for',
  method: 'GET',
  path: '/wps/agent/downlineRebates',
  access: 'member',
  moduleId: 'AGENT3',
  request: Type.Object({}),
  reply: Type.Object({
    rebates: Rebates,
    asked: nullable(Type.Object({ askedId: Type.String(), rebates: Type.Array(AskedRebate), at: Type.Integer() })),
  }),
  errors: ['login.not.session', 'password.change.required'],
})

export const answerRebates = endpoint('answerRebates', {
  summary: 'The member agrees to lower rebates from tomorrow on, or does not',
  method: 'POST',
  path: '/wps/relay/MCSFE_answerDownlineRebates',
  access: 'member',
  moduleId: 'AGENT3',
  request: Type.Object({ askedId: Id, accept: Type.Boolean() }),
  reply: Type.Object({}),
  /** `rebate.above`: somebody right below has more than that, and has to be given less first. */
  errors: ['login.not.session', 'password.change.required', 'agreement.changed', 'rebate.above'],
})
