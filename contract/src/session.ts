import Type, { type Static } from 'typebox'
import { endpoint, withMembers } from './endpoint.ts'
import { memberErrors } from './errors.ts'
import { event } from './event.ts'
import { Id, Uuid } from './fields.ts'

/** What a page keeps after a login, however it came about. */
export const LoginReply = Type.Object({
  token: Type.String(),
  userName: Type.String(),
  id: Type.String(),
  firstTimeLogin: Type.Boolean(),
  /** The password has to be changed before anything else. */
  passwordExpired: Type.Boolean(),
})

const MINUTE_MS = 60_000
const Password = Type.String({ minLength: 1, maxLength: 255 })

/** A ticket of a captcha that was solved. */
const Ticket = Type.Optional(Uuid)
const Code = Type.String({ minLength: 1, maxLength: 255 })
const Mobile = Type.String({ minLength: 1, maxLength: 20 })
export const DialingCode = Type.String({ pattern: '^\\+?\\d{1,4}$' })

export const login = endpoint('login', {
  summary:
    'Opens a session: by user name and password, by a code sent to the mobile number, or by an account at another service. With single sessions an older one of the member ends',
  method: 'POST',
  path: '/wps/session/login',
  access: 'public',
  moduleId: 'SESSION3',
  encrypted: true,
  limit: { max: 20, windowMs: MINUTE_MS },
  request: Type.Union([
    Type.Object({
      type: Type.Literal('username'),
      username: Type.String({ minLength: 1, maxLength: 255 }),
      password: Password,
      /** What the picture shows, or the ticket of a sum done instead. */
      captcha: Type.Optional(Type.String({ maxLength: 255 })),
      slider: Ticket,
      /** The login of the agents' entry, which lets agents in only. */
      agentEntry: Type.Optional(Type.Boolean()),
    }),
    Type.Object({ type: Type.Literal('sms'), mobileNum: Mobile, countryDialingCode: Type.Optional(DialingCode), verificationCode: Code }),
    Type.Object({
      type: Type.Enum(['google', 'facebook']),
      code: Type.String({ minLength: 1, maxLength: 2000 }),
      /** What the code was asked for with: whoever overheard it has not got this. */
      verifier: Type.String({ minLength: 43, maxLength: 128 }),
      nonce: Type.String({ minLength: 16, maxLength: 200 }),
    }),
    Type.Object({ type: Type.Literal('firebase'), idToken: Type.String({ minLength: 20, maxLength: 4000 }) }),
  ]),
  reply: LoginReply,
  errors: [
    'request.not.encrypted',
    'encryption.key.unknown',
    'login.refused',
    'login.captcha',
    'login.second.factor',
    'login.identity',
    'login.agents.only',
    'login.members.only',
    'account.blocked',
    'account.trial',
    'captcha.wrong',
    'captcha.slider',
    'mobile.invalid',
    'verification.code.invalid',
  ],
})

export const secondWays = ['authenticator', 'sms', 'email', 'bankName'] as const
export type SecondWay = (typeof secondWays)[number]

/** The value of `login.second.factor`: what may be shown, and to what address a code would go. */
export interface SecondFactor {
  challenge: string
  ways: SecondWay[]
  mobile: string | null
  email: string | null
}

export const verifyLogin = endpoint('verifyLogin', {
  summary: 'Completes a login from an address or a browser that the member has not used before',
  method: 'POST',
  path: '/wps/session/login/verification',
  access: 'public',
  moduleId: 'SESSION3',
  limit: { max: 20, windowMs: MINUTE_MS },
  request: Type.Object({
    challenge: Uuid,
    way: Type.Enum(secondWays),
    answer: Type.String({ minLength: 1, maxLength: 120 }),
  }),
  reply: LoginReply,
  errors: ['verification.code.invalid', 'verification.expired', 'verification.too.many', 'account.blocked'],
})

export const sendSecondCode = endpoint('sendSecondCode', {
  summary: 'Sends the code that completes a login',
  method: 'POST',
  path: '/wps/verification/login',
  access: 'public',
  moduleId: 'SESSION3',
  limit: { max: 10, windowMs: MINUTE_MS },
  request: Type.Object({ challenge: Uuid, way: Type.Enum(['sms', 'email']) }),
  reply: Type.Object({ expiredMinutes: Type.Integer() }),
  errors: ['verification.expired', 'verification.too.many', 'verification.no.channel'],
})

export const logout = endpoint('logout', {
  summary: 'Ends the session',
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'member',
  moduleId: 'SESSION3',
  whileExcluded: true,
  staysOpen: true,
  request: Type.Object({}),
  reply: Type.Object({}),
  errors: ['login.not.session'],
})

export const startFreePlay = endpoint('startFreePlay', {
  summary: 'Opens a session of a new trial account, which plays with FUN money only',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  access: 'public',
  moduleId: 'FREEPLAY3',
  product: 'trial',
  encryptedFields: ['random'],
  limit: { max: 6, windowMs: MINUTE_MS },
  request: Type.Object({
    os: Type.String({ maxLength: 60 }),
    platform: Type.Literal('W'),
    /** Made by the page for this one call: what was overheard opens no second trial account. */
    random: Type.String({ pattern: '^[\\w-]{22,64}$' }),
    gatewayVersion: Type.Literal(3),
  }),
  reply: LoginReply,
  errors: ['request.not.encrypted', 'encryption.key.unknown', 'freeplay.repeated'],
})

export const sendLoginCode = endpoint('sendLoginCode', {
  summary: 'Sends a login code to a mobile number',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  access: 'public',
  moduleId: 'MOBILEVERCODELOGIN3',
  limit: { max: 10, windowMs: MINUTE_MS },
  request: Type.Object({ mobileNum: Mobile, countryDialingCode: DialingCode }),
  reply: Type.Object({ expiredMinutes: Type.Integer() }),
  errors: ['mobile.invalid', 'mobile.country', 'verification.too.many', 'verification.no.channel'],
})

const Session = Type.Object({
  id: Type.String(),
  /** This very session. */
  current: Type.Boolean(),
  device: Type.String(),
  ip: Type.String(),
  country: Type.Union([Type.String(), Type.Null()]),
  way: Type.String(),
  openedAt: Type.Integer(),
  seenAt: Type.Integer(),
  endedAt: Type.Union([Type.Integer(), Type.Null()]),
  endedWhy: Type.Union([Type.String(), Type.Null()]),
})
export type Session = Static<typeof Session>

export const listSessions = endpoint('listSessions', {
  summary: "The member's sessions: the open ones, and those of the last weeks",
  method: 'GET',
  path: '/wps/session/list',
  access: 'member',
  moduleId: 'SESSION3',
  whileExcluded: true,
  request: Type.Object({}),
  reply: Type.Object({ sessions: Type.Array(Session) }),
  errors: ['login.not.session'],
})

export const endOtherSessions = endpoint('endOtherSessions', {
  summary: 'Ends all sessions of the member but this one, and forgets the browsers that were trusted, but this one',
  method: 'POST',
  path: '/wps/session/others/end',
  access: 'member',
  moduleId: 'SESSION3',
  whileExcluded: true,
  request: Type.Object({}),
  reply: Type.Object({ ended: Type.Integer() }),
  errors: ['login.not.session'],
})

const Attempt = Type.Object({
  id: Type.String(),
  at: Type.Integer(),
  ip: Type.String(),
  country: Type.Union([Type.String(), Type.Null()]),
  device: Type.String(),
  way: Type.String(),
  outcome: Type.Enum(['in', 'wrong', 'captcha', 'second', 'blocked', 'closed']),
})
export type Attempt = Static<typeof Attempt>

export const listAttempts = endpoint('listAttempts', {
  summary: 'Who tried to enter the account, newest first; `before` is the id of the last one seen',
  method: 'GET',
  path: '/wps/session/history',
  access: 'member',
  moduleId: 'SESSION3',
  whileExcluded: true,
  request: Type.Object({ before: Type.Optional(Id) }),
  reply: Type.Object({ attempts: Type.Array(Attempt), more: Type.Boolean() }),
  errors: ['login.not.session'],
})

/** The session of this page is over: a newer login took its place, or somebody ended it. */
export const sessionEnded = event(
  'session.ended',
  'member',
  Type.Object({ sessionId: Type.String(), why: Type.Enum(['logout', 'replaced', 'idle', 'expired', 'revoked']) }),
)

export const listMemberSessions = endpoint('listMemberSessions', {
  summary: 'A member’s sessions and tries to enter, newest first, for operators',
  method: 'GET',
  path: '/wps/operators/members/sessions',
  ...withMembers,
  request: Type.Object({ memberId: Id, before: Type.Optional(Id) }),
  reply: Type.Object({
    sessions: Type.Array(Type.Omit(Session, ['current'])),
    attempts: Type.Array(Attempt),
    /** Whether older tries follow. */
    more: Type.Boolean(),
  }),
  errors: memberErrors,
})
