import Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { event } from './event.ts'

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

export const login = endpoint('login', {
  summary: 'Opens a session, by user name and password or by a code sent to the mobile number. An older session of the member ends',
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
      captcha: Type.Optional(Type.String({ maxLength: 255 })),
      /** The login of the agents' entry, which lets agents in only. */
      agentEntry: Type.Optional(Type.Boolean()),
    }),
    Type.Object({
      type: Type.Literal('sms'),
      mobileNum: Type.String({ minLength: 1, maxLength: 20 }),
      verificationCode: Type.String({ minLength: 1, maxLength: 255 }),
    }),
  ]),
  reply: LoginReply,
  errors: [
    'request.not.encrypted',
    'encryption.key.unknown',
    'login.refused',
    'login.agents.only',
    'login.members.only',
    'verification.code.invalid',
  ],
})

export const logout = endpoint('logout', {
  summary: 'Ends the session',
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'member',
  moduleId: 'SESSION3',
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
  limit: { max: 6, windowMs: MINUTE_MS },
  request: Type.Object({
    os: Type.String({ maxLength: 60 }),
    platform: Type.Literal('W'),
    random: Type.String({ minLength: 8, maxLength: 2000 }),
    gatewayVersion: Type.Literal(3),
  }),
  reply: LoginReply,
})

export const sendLoginCode = endpoint('sendLoginCode', {
  summary: 'Sends a login code to a mobile number',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  access: 'public',
  moduleId: 'MOBILEVERCODELOGIN3',
  limit: { max: 10, windowMs: MINUTE_MS },
  request: Type.Object({
    mobileNum: Type.String({ minLength: 1, maxLength: 20 }),
    countryDialingCode: Type.String({ pattern: '^\\+?\\d{1,4}$' }),
  }),
  reply: Type.Object({ expiredMinutes: Type.Integer() }),
  errors: ['mobile.invalid', 'verification.no.channel'],
})

/** The session of this page is over: a newer login took its place, or somebody ended it. */
export const sessionEnded = event(
  'session.ended',
  'member',
  Type.Object({ sessionId: Type.String(), why: Type.Enum(['logout', 'replaced', 'idle', 'expired', 'revoked']) }),
)
