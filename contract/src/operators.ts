import Type, { type Static } from 'typebox'
import { endpoint, operatorRoles } from './endpoint.ts'
import { operatorErrors } from './errors.ts'
import { event } from './event.ts'
import { Day, Id } from './fields.ts'

export * from './operators/cases.ts'
export * from './operators/journal-actions.ts'

const Account = Type.String({ pattern: '^[a-z][a-z0-9._-]{2,31}$' })
const Name = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' })
const Password = Type.String({ minLength: 1, maxLength: 255 })
/** Operators' passwords are long: they open more than one account. */
export const OPERATOR_PASSWORD_MIN = 12
const NewPassword = Type.String({ minLength: OPERATOR_PASSWORD_MIN, maxLength: 128 })
const Roles = Type.Array(Type.Enum(operatorRoles), { minItems: 1, maxItems: operatorRoles.length, uniqueItems: true })
export const operatorStatuses = ['active', 'disabled'] as const

export const OperatorInfo = Type.Object({
  id: Type.String(),
  account: Type.String(),
  name: Type.String(),
  roles: Type.Array(Type.Enum(operatorRoles)),
  /** Nothing else is open before it is changed: somebody else has chosen it. */
  passwordChangeRequired: Type.Boolean(),
})
export type OperatorInfo = Static<typeof OperatorInfo>

const atTheDoor = { access: 'public', moduleId: 'COMM3', encrypted: true, staysOpen: true, limit: { max: 10, windowMs: 60_000 } } as const
const Ticket = Type.String({ pattern: '^[\\w-]{43}$' })

export const loginOperator = endpoint('loginOperator', {
  summary: 'The first step into the back office. Operators are no members: neither token opens the other’s calls',
  method: 'POST',
  path: '/wps/operators/login',
  ...atTheDoor,
  request: Type.Object({ account: Type.String({ minLength: 1, maxLength: 255 }), password: Password }),
  reply: Type.Object({
    /** `enrol`: there is no second factor yet, and none gets in without one. `code`: the authenticator’s code is next. */
    step: Type.Enum(['enrol', 'code']),
    /** Good once, for five minutes and five tries. */
    ticket: Type.String(),
  }),
  errors: ['request.not.encrypted', 'encryption.key.unknown', 'login.refused', 'verification.too.many'],
})

export const enrolOperator = endpoint('enrolOperator', {
  summary: 'The secret that an operator without a second factor puts into an authenticator. It counts once a code of it was shown',
  method: 'POST',
  path: '/wps/operators/enrol',
  ...atTheDoor,
  request: Type.Object({ ticket: Ticket }),
  reply: Type.Object({ secret: Type.String(), uri: Type.String() }),
  errors: ['request.not.encrypted', 'encryption.key.unknown', 'verification.expired'],
})

export const enterOperator = endpoint('enterOperator', {
  summary: 'The second step: the authenticator’s code opens the session. Each code counts once',
  method: 'POST',
  path: '/wps/operators/enter',
  ...atTheDoor,
  request: Type.Object({ ticket: Ticket, code: Type.String({ minLength: 1, maxLength: 20 }) }),
  reply: Type.Object({ token: Type.String(), ...OperatorInfo.properties }),
  errors: ['request.not.encrypted', 'encryption.key.unknown', 'verification.expired', 'verification.code.invalid', 'verification.too.many'],
})

/** What every operator may do, with their own account. */
const own = { access: 'operator', moduleId: 'COMM3', staysOpen: true } as const

export const getOperator = endpoint('getOperator', {
  summary: 'Which operator is signed in',
  method: 'GET',
  path: '/wps/operators/me',
  ...own,
  request: Type.Object({}),
  reply: OperatorInfo,
  errors: ['operator.not.session'],
})

export const logoutOperator = endpoint('logoutOperator', {
  summary: 'Ends the operator’s session',
  method: 'POST',
  path: '/wps/operators/logout',
  ...own,
  request: Type.Object({}),
  reply: Type.Object({}),
  errors: ['operator.not.session'],
})

export const changeOperatorPassword = endpoint('changeOperatorPassword', {
  summary: 'Changes the own password. The operator’s other sessions end',
  method: 'POST',
  path: '/wps/operators/password',
  ...own,
  encrypted: true,
  limit: { max: 10, windowMs: 60_000 },
  request: Type.Object({ oldPassword: Password, newPassword: NewPassword }),
  reply: Type.Object({}),
  errors: [
    'request.not.encrypted',
    'encryption.key.unknown',
    'operator.not.session',
    'password.wrong',
    'password.common',
    'password.same',
    'verification.too.many',
  ],
})

/** An operator as admins see one. */
export const OperatorEntry = Type.Object({
  id: Type.String(),
  account: Type.String(),
  name: Type.String(),
  roles: Type.Array(Type.Enum(operatorRoles)),
  status: Type.Enum(operatorStatuses),
  /** Since when there is a second factor. */
  factorSince: Type.Union([Type.Integer(), Type.Null()]),
  passwordChangeRequired: Type.Boolean(),
  createdAt: Type.Integer(),
  /** When a session of theirs was last used; and whether one is open. */
  seenAt: Type.Union([Type.Integer(), Type.Null()]),
  online: Type.Boolean(),
})
export type OperatorEntry = Static<typeof OperatorEntry>

const ofAdmins = { access: 'operator', role: 'admin', moduleId: 'COMM3', staysOpen: true } as const

export const listOperators = endpoint('listOperators', {
  summary: 'Everybody who works here, or did',
  method: 'GET',
  path: '/wps/operators',
  ...ofAdmins,
  request: Type.Object({}),
  reply: Type.Object({ operators: Type.Array(OperatorEntry) }),
  errors: operatorErrors,
})

export const openOperator = endpoint('openOperator', {
  summary: 'Opens an account for an operator, with a first password that has to be changed at the first login',
  method: 'POST',
  path: '/wps/operators',
  ...ofAdmins,
  encrypted: true,
  request: Type.Object({ account: Account, name: Name, password: NewPassword, roles: Roles }),
  reply: OperatorEntry,
  errors: [...operatorErrors, 'request.not.encrypted', 'encryption.key.unknown', 'username.taken', 'password.common'],
})

export const changeOperator = endpoint('changeOperator', {
  summary: 'Changes an operator’s name, roles or status. Who is disabled is out at once; the last admin stays one',
  method: 'POST',
  path: '/wps/operators/change',
  ...ofAdmins,
  request: Type.Object({
    id: Id,
    name: Type.Optional(Name),
    roles: Type.Optional(Roles),
    status: Type.Optional(Type.Enum(operatorStatuses)),
    /** What the change was made from: it is refused when somebody else has changed it since. */
    present: Type.Optional(Type.Object({ name: Name, roles: Roles, status: Type.Enum(operatorStatuses) })),
  }),
  reply: OperatorEntry,
  errors: [...operatorErrors, 'operator.unknown', 'operator.changed', 'operator.last.admin'],
})

export const resetOperatorFactor = endpoint('resetOperatorFactor', {
  summary: 'Takes an operator’s second factor away, for a lost phone: they are out, and enrol again. Nobody’s own',
  method: 'POST',
  path: '/wps/operators/reset',
  ...ofAdmins,
  request: Type.Object({ id: Id }),
  reply: OperatorEntry,
  errors: [...operatorErrors, 'operator.unknown', 'operator.self'],
})

/** One line of the journal. */
export const JournalEntry = Type.Object({
  /** Without a gap, from 1. */
  id: Type.String(),
  at: Type.Integer(),
  /** Nobody for a stranger at the door, and for the house itself. */
  operatorId: Type.Union([Type.String(), Type.Null()]),
  account: Type.String(),
  ip: Type.Union([Type.String(), Type.Null()]),
  /** One of the kinds above. Pages meet kinds that are newer than they are. */
  action: Type.String(),
  /** `<kind>:<id>` */
  subject: Type.String(),
  details: Type.Record(Type.String(), Type.Unknown()),
  /** The member whom it concerns, if it concerns one. */
  member: Type.Union([Type.Object({ memberId: Type.String(), account: Type.String() }), Type.Null()]),
  /** The account of the operator whom it is about, if it is about one. */
  about: Type.Union([Type.String(), Type.Null()]),
  hash: Type.String(),
})
export type JournalEntry = Static<typeof JournalEntry>

export const JOURNAL_PAGE = 50

export const readJournal = endpoint('readJournal', {
  summary: 'What operators did, newest first. `before` is the last entry of the page before',
  method: 'GET',
  path: '/wps/operators/journal',
  access: 'operator',
  role: 'auditor',
  moduleId: 'COMM3',
  staysOpen: true,
  request: Type.Object({
    operatorId: Type.Optional(Id),
    /** The action, or how it begins: `operators.` */
    action: Type.Optional(Type.String({ pattern: '^[a-zA-Z.]{1,80}$' })),
    subject: Type.Optional(Type.String({ minLength: 1, maxLength: 210 })),
    /** Whom it concerns: the number of a member, or the account. */
    member: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
    /** A day of the brand's time zone. */
    day: Type.Optional(Day),
    before: Type.Optional(Id),
  }),
  reply: Type.Object({
    entries: Type.Array(JournalEntry),
    /** Whether older ones follow. */
    more: Type.Boolean(),
    /** How the last look over the whole chain ended, if there was one: so many entries, so many of them not as they were written. */
    verified: Type.Union([Type.Object({ at: Type.Integer(), entries: Type.String(), problems: Type.Integer() }), Type.Null()]),
  }),
  errors: operatorErrors,
})

/** An operator's session is over. Whoever has it hears it as the last thing. */
export const operatorSessionEnded = event(
  'operators.sessionEnded',
  'operators',
  Type.Object({ sessionId: Type.String(), why: Type.Enum(['logout', 'idle', 'expired', 'revoked']) }),
)

/** An operator has come or gone: whoever waits for one may ask again. */
export const operatorsChanged = event('operators.changed', 'public', Type.Object({}))
