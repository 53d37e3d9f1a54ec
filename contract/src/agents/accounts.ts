// How agents bring people in: links that invite, and accounts that they open themselves.
import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Day, Uuid } from '../fields.ts'
import { Rebates, agentErrors, nullable, ofAgents, playedTypes } from './shapes.ts'

export const INVITATIONS_MAX = 50
export const INVITATION_NOTE_MAX = 40
export const INVITATION_USES_MAX = 100_000
/** Members, and agents. */
export const openedKinds = [0, 1] as const
const Kind = Type.Enum([...openedKinds])
const Code = Type.String({ pattern: '^[A-Za-z0-9]{4,16}$' })

export const getOpening = endpoint('getOpening', {
  summary: 'What an agent can give to whoever it brings in: kinds of account, rebates up to its own, addresses',
  method: 'GET',
  path: '/wps/agent/globalRebateSettings',
  ...ofAgents,
  request: Type.Object({}),
  reply: Type.Object({
    kinds: Type.Array(Kind),
    rebates: Type.Array(Type.Object({ type: Type.Enum([...playedTypes]), max: Type.Integer() })),
    domains: Type.Array(Type.String()),
    /** Accounts can be opened with the brand's default password, which is changed at the first login. */
    hasDefaultPassword: Type.Boolean(),
  }),
  errors: agentErrors,
})

export const invitationStates = ['open', 'usedUp', 'over', 'closed'] as const

export const Invitation = Type.Object({
  code: Type.String(),
  kind: Kind,
  rebates: Rebates,
  note: Type.String(),
  /** The last day; null has no end. */
  until: nullable(Type.String()),
  /** How many may still come by it; null is any number. */
  usesLeft: nullable(Type.Integer()),
  /** The only address under which it is good; null is any of the site's. */
  domain: nullable(Type.String()),
  state: Type.Enum([...invitationStates]),
  createdAt: Type.Integer(),
  clicks: Type.Integer(),
  registrations: Type.Integer(),
  firstDeposits: Type.Integer(),
  /** Of those who came by it, active in the month that is running. */
  active: Type.Integer(),
})
export type Invitation = Static<typeof Invitation>

export const createInvitation = endpoint('createInvitation', {
  summary: 'Makes a link that invites',
  method: 'POST',
  path: '/wps/agent/affiliateUrl',
  ...ofAgents,
  limit: { max: 30, windowMs: 60_000 },
  request: Type.Object({
    kind: Kind,
    rebates: Rebates,
    note: Type.Optional(Type.String({ maxLength: INVITATION_NOTE_MAX })),
    until: Type.Optional(Day),
    uses: Type.Optional(Type.Integer({ minimum: 1, maximum: INVITATION_USES_MAX })),
    domain: Type.Optional(Type.String({ maxLength: 120 })),
  }),
  reply: Invitation,
  errors: [...agentErrors, 'rebate.above', 'invitation.many', 'invitation.domain', 'agent.suspended', 'team.deep'],
})

export const listInvitations = endpoint('listInvitations', {
  summary: 'The agent’s links, newest first, with how many came by each and how far',
  method: 'GET',
  path: '/wps/agent/affiliateUrls',
  ...ofAgents,
  request: Type.Object({}),
  reply: Type.Array(Invitation),
  errors: agentErrors,
})

export const closeInvitation = endpoint('closeInvitation', {
  summary: 'Closes a link: nobody comes by it any more',
  method: 'DELETE',
  path: '/wps/agent/affiliateUrl',
  ...ofAgents,
  request: Type.Object({ code: Code }),
  reply: Type.Object({}),
  errors: [...agentErrors, 'invitation.unknown'],
})

export const countClick = endpoint('countClick', {
  summary: 'Somebody has come by a link. Says nothing of whether there is one',
  method: 'POST',
  path: '/wps/relay/MCSFE_countAffiliateClick',
  access: 'public',
  moduleId: 'AGENT3',
  limit: { max: 20, windowMs: 60_000 },
  request: Type.Object({ code: Code }),
  reply: Type.Object({}),
})

export const openAccount = endpoint('openAccount', {
  summary: 'Opens an account right below the agent, with the brand’s default password, which its owner has to change at the first login',
  method: 'POST',
  path: '/wps/agent/downline',
  ...ofAgents,
  encrypted: true,
  limit: { max: 30, windowMs: 60_000 },
  request: Type.Object({
    /** Made by the page and kept until there is an answer: asking again with the same id opens nothing twice. */
    requestId: Uuid,
    account: Type.String({ minLength: 1, maxLength: 64 }),
    nickname: Type.Optional(Type.String({ maxLength: 64 })),
    kind: Kind,
    rebates: Rebates,
  }),
  reply: Type.Object({ memberId: Type.String(), account: Type.String(), password: Type.String() }),
  errors: [
    ...agentErrors,
    'request.not.encrypted',
    'encryption.key.unknown',
    'username.taken',
    'rebate.above',
    'agent.suspended',
    'team.deep',
    'key.conflict',
  ],
})
