// Members who ask to become agents, and what an operator answers.
import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { operatorErrors } from '../errors.ts'
import { Id } from '../fields.ts'
import { Money } from '../money.ts'
import { nullable } from './shapes.ts'

export const APPLICATION_TEXT_MAX = 500
/** Who was refused may ask again after so many days. */
export const AGAIN_DAYS = 30
export const affiliateChannels = ['site', 'social', 'video', 'group', 'offline', 'other'] as const
const Channel = Type.Enum([...affiliateChannels])
export const applicationStates = ['applied', 'approved', 'refused'] as const

export const getAffiliate = endpoint('getAffiliate', {
  summary: 'Whether the member has asked to become an agent, and what came of it',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAffiliateApplication',
  access: 'member',
  moduleId: 'AFFMAN3',
  request: Type.Object({}),
  reply: Type.Object({
    /** Members alone can ask, with documents that were verified. */
    canApply: Type.Boolean(),
    documents: Type.Boolean(),
    isAgent: Type.Boolean(),
    isSuspended: Type.Boolean(),
    application: nullable(
      Type.Object({
        state: Type.Enum([...applicationStates]),
        channel: Channel,
        address: Type.String(),
        text: Type.String(),
        at: Type.Integer(),
        decidedAt: nullable(Type.Integer()),
        reason: nullable(Type.String()),
        againAt: nullable(Type.Integer()),
      }),
    ),
  }),
  errors: ['login.not.session', 'password.change.required'],
})

export const applyAffiliate = endpoint('applyAffiliate', {
  summary: 'Asks to become an agent',
  method: 'POST',
  path: '/wps/relay/MCSFE_applyAffiliate',
  access: 'member',
  moduleId: 'AFFMAN3',
  limit: { max: 10, windowMs: 60_000 },
  request: Type.Object({
    channel: Channel,
    /** Where people are reached: an address of a site, a profile, a place. */
    address: Type.String({ minLength: 3, maxLength: 200, pattern: '\\S' }),
    text: Type.String({ minLength: 1, maxLength: APPLICATION_TEXT_MAX, pattern: '\\S' }),
  }),
  reply: Type.Object({}),
  errors: [
    'login.not.session',
    'password.change.required',
    'account.trial',
    'documents.required',
    'application.open',
    'application.early',
    'application.agent',
  ],
})

/** What the house pays an affiliate for: a share of what its people lose, a sum once for each of them, or both. */
export const affiliatePlans = ['revenue', 'cpa', 'hybrid'] as const
const Minor = Type.String({ pattern: '^(0|[1-9][0-9]{0,12})$' })

export const Plan = Type.Object({
  plan: Type.Enum([...affiliatePlans]),
  /** Of the month's net loss, in hundredths of a per cent; plans with a share. */
  bp: nullable(Type.Integer({ minimum: 1, maximum: 10_000 })),
  /** A member who has won more counts by itself from then on. */
  fence: nullable(Minor),
  carry: Type.Boolean(),
  /** Once for each member whose first deposit and stake of 30 days reach these, with documents. */
  cpa: nullable(Type.Object({ amount: Minor, firstDeposit: Minor, stake: Minor })),
})
export type Plan = Static<typeof Plan>

const Application = Type.Object({
  applicationId: Type.String(),
  memberId: Type.String(),
  account: Type.String(),
  name: nullable(Type.String()),
  channel: Channel,
  address: Type.String(),
  text: Type.String(),
  state: Type.Enum([...applicationStates]),
  at: Type.Integer(),
  decidedBy: nullable(Type.String()),
  decidedAt: nullable(Type.Integer()),
  reason: nullable(Type.String()),
  /** Others who share documents, payee or device with the applicant. */
  linked: Type.Array(Type.Object({ memberId: Type.String(), account: Type.String(), by: Type.Enum(['cpf', 'payee', 'device']) })),
  deposits: Money,
  stake: Money,
})
export type AffiliateApplication = Static<typeof Application>

const ofCompliance = { access: 'operator', moduleId: 'COMM3', staysOpen: true, role: 'compliance' } as const

export const listApplications = endpoint('listApplications', {
  summary: 'Applications of affiliates: those that wait, oldest first, or those that were decided, newest first',
  method: 'GET',
  path: '/wps/operators/agents/applications',
  ...ofCompliance,
  request: Type.Object({ isDecided: Type.Optional(Type.Boolean()), before: Type.Optional(Id) }),
  reply: Type.Object({ list: Type.Array(Application), next: nullable(Type.String()) }),
  errors: operatorErrors,
})

export const decideApplication = endpoint('decideApplication', {
  summary: 'Makes the applicant an agent with a plan, or refuses with a reason that it reads',
  method: 'POST',
  path: '/wps/operators/agents/applications',
  ...ofCompliance,
  request: Type.Object({
    applicationId: Id,
    decision: Type.Enum(['approve', 'refuse']),
    reason: Type.Optional(Type.String({ minLength: 10, maxLength: 300 })),
    plan: Type.Optional(Plan),
  }),
  reply: Type.Object({}),
  errors: [...operatorErrors, 'application.unknown', 'application.decided', 'agreement.terms', 'agreement.exists', 'team.deep'],
})
