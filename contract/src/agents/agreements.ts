// What agents are paid for: agreements between a payer and a payee right below it.
import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Day, Id, MillisecondAndId } from '../fields.ts'
import { Money } from '../money.ts'
import { agentErrors, nullable, ofAgents, teamTypes } from './shapes.ts'

export const agreementKinds = ['dividend', 'salaryDay', 'salaryHour', 'salaryLive'] as const
export type AgreementKind = (typeof agreementKinds)[number]
/** Offered, in force with other terms offered, in force, refused, in force with its end asked for, ended, withdrawn or run out. */
export const agreementStates = ['P', 'E', 'A', 'R', 'V', 'C', 'X'] as const
export const dividendPeriods = ['day', 'week', 'halfMonth', 'month'] as const
export const TIERS_MAX = 10
/** An offer waits so long for its answer. */
export const ANSWER_DAYS = 7

const Minor = Type.String({ pattern: '^(0|[1-9][0-9]{0,12})$' })
const AgreementKind = Type.Enum([...agreementKinds])
const AgreementType = Type.Enum([...teamTypes])
const Version = Type.Integer({ minimum: 1, maximum: 1_000_000 })

export const Tier = Type.Object({
  turnover: Minor,
  active: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  /** Dividends only; 0 elsewhere. */
  netLoss: Minor,
  /** Hundredths of a per cent, or an amount in cents. */
  rate: Minor,
})
export type Tier = Static<typeof Tier>

export const Terms = Type.Object({
  rateType: Type.Enum(['percent', 'amount']),
  /** Dividends: what a period lost is made up for in the next ones first. */
  carry: Type.Boolean(),
  /** Dividends of the house: a member who has won more counts by itself from then on. */
  fence: nullable(Minor),
  tiers: Type.Array(Tier, { minItems: 1, maxItems: TIERS_MAX }),
})
export type Terms = Static<typeof Terms>

export const Agreement = Type.Object({
  agreementId: Type.String(),
  kind: AgreementKind,
  type: AgreementType,
  period: Type.String(),
  state: Type.Enum([...agreementStates]),
  version: Type.Integer(),
  side: Type.Enum(['payer', 'payee']),
  /** The other one; empty is the house. */
  other: Type.String(),
  otherId: nullable(Type.String()),
  /** In force now; null before it begins. */
  terms: nullable(Terms),
  /** Accepted, and in force from then on. */
  next: nullable(Type.Object({ terms: Terms, since: Type.Integer() })),
  /** Waiting for the payee's answer. */
  offered: nullable(Type.Object({ terms: Terms, isHigher: Type.Boolean() })),
  /** Until when it waits for an answer. */
  answerUntil: nullable(Type.Integer()),
  endsAt: nullable(Type.Integer()),
})
export type Agreement = Static<typeof Agreement>

export const listAgreements = endpoint('listAgreements', {
  summary: 'The agent’s agreements of a kind, on both sides: those that wait for an answer first',
  method: 'GET',
  path: '/wps/agent/agreements',
  ...ofAgents,
  request: Type.Object({ kind: AgreementKind, isOver: Type.Optional(Type.Boolean()) }),
  reply: Type.Object({
    list: Type.Array(Agreement),
    /** A payer may offer more than it gets itself. */
    higherAllowed: Type.Boolean(),
  }),
  errors: agentErrors,
})

export const offerAgreement = endpoint('offerAgreement', {
  summary: 'Offers an agreement to an agent right below',
  method: 'POST',
  path: '/wps/agent/agreement',
  ...ofAgents,
  limit: { max: 60, windowMs: 60_000 },
  request: Type.Object({
    payeeId: Id,
    kind: AgreementKind,
    type: AgreementType,
    period: Type.Optional(Type.Enum([...dividendPeriods])),
    terms: Terms,
    isHigherConfirmed: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Object({ agreementId: Type.String() }),
  errors: [...agentErrors, 'agreement.payee', 'agreement.exists', 'agreement.terms', 'agreement.higher', 'agent.suspended'],
})

export const editAgreement = endpoint('editAgreement', {
  summary: 'Offers other terms. Those that are in force run on until they are accepted',
  method: 'PUT',
  path: '/wps/agent/agreement',
  ...ofAgents,
  limit: { max: 60, windowMs: 60_000 },
  request: Type.Object({ agreementId: Id, version: Version, terms: Terms, isHigherConfirmed: Type.Optional(Type.Boolean()) }),
  reply: Type.Object({}),
  errors: [...agentErrors, 'agreement.unknown', 'agreement.changed', 'agreement.terms', 'agreement.higher', 'agent.suspended'],
})

export const withdrawAgreement = endpoint('withdrawAgreement', {
  summary: 'Takes back what waits for an answer: an offer, other terms, or the wish to end',
  method: 'DELETE',
  path: '/wps/agent/agreement',
  ...ofAgents,
  request: Type.Object({ agreementId: Id, version: Type.String({ pattern: '^[1-9][0-9]{0,6}$' }) }),
  reply: Type.Object({}),
  errors: [...agentErrors, 'agreement.unknown', 'agreement.changed'],
})

export const askAgreementEnd = endpoint('askAgreementEnd', {
  summary: 'Asks the payee to end an agreement. It runs on until the payee agrees',
  method: 'POST',
  path: '/wps/agent/agreementEnd',
  ...ofAgents,
  request: Type.Object({ agreementId: Id, version: Version }),
  reply: Type.Object({}),
  errors: [...agentErrors, 'agreement.unknown', 'agreement.changed'],
})

/** A accepts, or keeps an agreement whose end was asked for; R refuses; C agrees to its end. */
export const answers = ['A', 'R', 'C'] as const
const Status = Type.Enum([...answers])
/** The payee has read that its payer would pay more than it gets. */
const downlineHigherRate = Type.Optional(Type.Enum(['Y', 'N']))
const answerErrors = [
  'login.not.session',
  'password.change.required',
  'agreement.unknown',
  'agreement.changed',
  'agreement.higher',
] as const
const ofPayees = { method: 'POST', access: 'member', limit: { max: 60, windowMs: 60_000 } } as const

export const processDividend = endpoint('processDividend', {
  summary: 'The payee’s answer about a dividend agreement of a type',
  path: '/wps/relay/MCS2_processDividendReq',
  moduleId: 'SIGNCONDIV3',
  ...ofPayees,
  request: Type.Object({ type: AgreementType, status: Status, version: Version, downlineHigherRate }),
  reply: Type.Object({ version: Type.Integer(), status: Type.String() }),
  errors: answerErrors,
})

export const processDailySalary = endpoint('processDailySalary', {
  summary: 'The payee’s answer about a daily salary',
  path: '/wps/relay/MCS2_processDailySalContract',
  moduleId: 'DAILYSALCONT3',
  ...ofPayees,
  request: Type.Object({ id: Id, status: Status, version: Version, downlineHigherRate }),
  reply: processDividend.reply,
  errors: answerErrors,
})

export const processHourlySalary = endpoint('processHourlySalary', {
  summary: 'The payee’s answer about an hourly salary',
  path: '/wps/relay/MCS2_processContractHourSalary',
  moduleId: 'HOURSAL3',
  ...ofPayees,
  request: Type.Object({ contractId: Id, status: Status, version: Version, downlineHigherRate }),
  reply: processDividend.reply,
  errors: answerErrors,
})

export const processLiveSalary = endpoint('processLiveSalary', {
  summary: 'The payee’s answer about a real-time salary',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
  moduleId: 'RTSALARY3',
  ...ofPayees,
  request: Type.Object({ contractId: Id, status: Status, version: Version, downlineHigherRate }),
  reply: processDividend.reply,
  errors: answerErrors,
})

/** Every figure that decided a settlement. */
export const SettledFigures = {
  stake: Money,
  payout: Money,
  rebates: Money,
  promotions: Money,
  salaries: Money,
  fee: Money,
  netLoss: Money,
  /** What members behind the fence change of it: what they have won waits for what they lose later. */
  fenced: Money,
  active: Type.Integer(),
  /** What came in from the periods before, and what goes on to the next ones. */
  carriedIn: Money,
  carriedOut: Money,
}

export const settlementStates = ['due', 'partly', 'settled', 'nothing', 'reversed'] as const

export const Settlement = Type.Object({
  agreementId: Type.String(),
  since: Type.Integer(),
  until: Type.Integer(),
  kind: AgreementKind,
  type: AgreementType,
  side: Type.Enum(['payer', 'payee']),
  other: Type.String(),
  ...SettledFigures,
  /** What was staked until then of what the tiers count: of an hour or a slot, since the day began. */
  turnover: Money,
  /** The place of the tier from 0; -1: none was reached. */
  tier: Type.Integer(),
  rateType: Type.Enum(['percent', 'amount']),
  rate: Money,
  base: Money,
  due: Money,
  paid: Money,
  state: Type.Enum([...settlementStates]),
  /** The payee was suspended when it was counted, and earned nothing. */
  isSuspended: Type.Boolean(),
})
export type Settlement = Static<typeof Settlement>

const Running = Type.Object({
  agreementId: Type.String(),
  type: AgreementType,
  side: Type.Enum(['payer', 'payee']),
  other: Type.String(),
  since: Type.Integer(),
  until: Type.Integer(),
  turnover: Money,
  netLoss: Money,
  active: Type.Integer(),
  tier: Type.Integer(),
  /** What it would come to if the period ended now. */
  projected: Money,
  /** What is missing to the next tier; null when there is none. */
  missing: nullable(Type.Object({ turnover: Money, netLoss: Money, active: Type.Integer(), rate: Money })),
  rateType: Type.Enum(['percent', 'amount']),
  /** The payee is suspended, and would earn nothing. */
  isSuspended: Type.Boolean(),
})
export type RunningPeriod = Static<typeof Running>

export const SETTLEMENTS_A_PAGE = 20

export const listSettlements = endpoint('listSettlements', {
  summary: 'What the agent’s agreements of a kind came to, newest first, and what those of the running period would come to now',
  method: 'GET',
  path: '/wps/report/agreements',
  ...ofAgents,
  request: Type.Object({
    kind: AgreementKind,
    from: Day,
    to: Day,
    side: Type.Optional(Type.Enum(['payer', 'payee'])),
    state: Type.Optional(Type.Enum([...settlementStates])),
    /** Where the last page ended: a time in milliseconds and an agreement. */
    before: Type.Optional(MillisecondAndId),
  }),
  reply: Type.Object({
    running: Type.Array(Running),
    list: Type.Array(Settlement),
    next: nullable(Type.String()),
    /** Of all in the period, whatever the page. */
    total: Type.Object({ received: Money, receivable: Money, paidDown: Money, payable: Money }),
  }),
  errors: agentErrors,
})
