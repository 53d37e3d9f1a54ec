import Type, { type Static } from 'typebox'
import { endpoint, withMembers } from './endpoint.ts'
import { memberErrors } from './errors.ts'
import { event } from './event.ts'
import { Id } from './fields.ts'
import { Money } from './money.ts'

/** What a member can put a cap on. */
export const limitKinds = ['deposit', 'loss', 'stake', 'bets', 'time'] as const
export type LimitKind = (typeof limitKinds)[number]
export const limitPeriods = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

/** Hours after which a higher cap can be confirmed. */
export const RAISE_HOURS = 24
/** Days that a pause can have: a day, a week, a month, six weeks, or anything between. */
export const PAUSE_DAYS_MAX = 42
/** Months of an exclusion. */
export const exclusionMonths = [6, 12, 24, 60] as const
/** Minutes between two questions of how it is going. */
export const checkMinutes = [15, 30, 60] as const
/** Minutes that a day, a week and the shortest month of 31 days have. */
export const timeMost = { day: 1440, week: 10_080, month: 44_640 } as const satisfies Record<LimitPeriod, number>

const Kind = Type.Enum([...limitKinds])
const Period = Type.Enum([...limitPeriods])
/** Minor units, a number of bets, or minutes: by the kind. */
const Cap = Type.String({ pattern: '^(0|[1-9][0-9]{0,14})$' })
const Moment = Type.Integer()
const errors = ['login.not.session', 'password.change.required', 'account.trial'] as const

const ChangeRequest = Type.Object({
  changeRequestId: Type.String(),
  kind: Kind,
  period: Period,
  /** Null is none any more. */
  cap: Type.Union([Cap, Type.Null()]),
  /** From when on it can be confirmed. */
  readyAt: Moment,
})
export type ChangeRequest = Static<typeof ChangeRequest>

const LimitState = Type.Object({
  kind: Kind,
  period: Period,
  cap: Type.Union([Cap, Type.Null()]),
  /** Of the period of now. Losses can be below zero: that is a win. */
  used: Money,
  /** When the period ends. */
  until: Moment,
})
export type LimitState = Static<typeof LimitState>

const Closed = Type.Object({ why: Type.Enum(['pause', 'exclusion']), until: Moment })

export const Limits = Type.Object({
  /** The database's clock, which all of this goes by. */
  now: Moment,
  currency: Type.String(),
  limits: Type.Array(LimitState),
  changeRequests: Type.Array(ChangeRequest),
  checkMinutes: Type.Integer(),
  closed: Type.Union([Closed, Type.Null()]),
  /** The jurisdiction asks for caps on losses and time before the first deposit, and they are missing. */
  required: Type.Boolean(),
})
export type Limits = Static<typeof Limits>

export const getLimits = endpoint('getLimits', {
  summary: 'What the member allows themselves, and how much of it is used',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayLimits',
  access: 'member',
  moduleId: 'COMM3',
  whileExcluded: true,
  request: Type.Object({}),
  reply: Limits,
  errors: [...errors],
})

export const requestLimitChange = endpoint('requestLimitChange', {
  summary: 'Asks for another cap. A lower one is there at once; a higher one, or none, can be confirmed a day later',
  method: 'PUT',
  path: '/wps/relay/MCSFE_getPlayLimits',
  access: 'member',
  moduleId: 'COMM3',
  limit: { max: 60, windowMs: 60_000 },
  request: Type.Object({ kind: Kind, period: Period, cap: Type.Union([Cap, Type.Null()]) }),
  reply: Limits,
  errors: [...errors],
})

export const confirmLimit = endpoint('confirmLimit', {
  summary: 'Confirms a higher cap that was asked for a day ago or more',
  method: 'POST',
  path: '/wps/relay/MCSFE_confirmPlayLimit',
  access: 'member',
  moduleId: 'COMM3',
  limit: { max: 60, windowMs: 60_000 },
  request: Type.Object({ changeRequestId: Id }),
  reply: Limits,
  errors: [...errors, 'limit.unknown', 'limit.waiting'],
})

export const dropChangeRequest = endpoint('dropChangeRequest', {
  summary: 'Takes back what was asked for: the cap stays as it is',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_confirmPlayLimit',
  access: 'member',
  moduleId: 'COMM3',
  whileExcluded: true,
  request: Type.Object({ changeRequestId: Id }),
  reply: Limits,
  errors: [...errors, 'limit.unknown'],
})

export const pausePlay = endpoint('pausePlay', {
  summary: 'Neither play nor deposits for some days. It cannot be shortened',
  method: 'POST',
  path: '/wps/relay/MCSFE_pausePlay',
  access: 'member',
  moduleId: 'COMM3',
  limit: { max: 10, windowMs: 60_000 },
  request: Type.Object({ days: Type.Integer({ minimum: 1, maximum: PAUSE_DAYS_MAX }) }),
  reply: Limits,
  errors: [...errors],
})

export const excludeMyself = endpoint('excludeMyself', {
  summary: 'Neither play nor deposits for months: sessions end at once, and whoever signs in again can only take the money home',
  method: 'POST',
  path: '/wps/relay/MCSFE_excludeMyself',
  access: 'member',
  moduleId: 'COMM3',
  whileExcluded: true,
  limit: { max: 10, windowMs: 60_000 },
  request: Type.Object({ months: Type.Enum([...exclusionMonths]) }),
  reply: Closed,
  errors: [...errors],
})

export const chooseCheck = endpoint('chooseCheck', {
  summary: 'How often the member is asked how it is going',
  method: 'PUT',
  path: '/wps/relay/MCSFE_playCheck',
  access: 'member',
  moduleId: 'COMM3',
  limit: { max: 30, windowMs: 60_000 },
  request: Type.Object({ minutes: Type.Enum([...checkMinutes]) }),
  reply: Limits,
  errors: [...errors],
})

export const PlaySession = Type.Object({
  now: Moment,
  /** When the member signed in. */
  since: Moment,
  rounds: Type.Integer(),
  staked: Money,
  won: Money,
  currency: Type.String(),
  /** When the member is asked how it is going; from then on no round begins until it was answered. */
  checkDueAt: Type.Union([Moment, Type.Null()]),
  /** When the time that the member allows is used up. */
  timeUpAt: Type.Union([Moment, Type.Null()]),
})
export type PlaySession = Static<typeof PlaySession>

export const getPlaySession = endpoint('getPlaySession', {
  summary: 'How long the member has been here, and how it went',
  method: 'GET',
  path: '/wps/relay/MCSFE_playCheck',
  access: 'member',
  moduleId: 'COMM3',
  whileExcluded: true,
  request: Type.Object({}),
  reply: PlaySession,
  errors: [...errors],
})

export const answerCheck = endpoint('answerCheck', {
  summary: 'The member has seen how it is going, and goes on',
  method: 'POST',
  path: '/wps/relay/MCSFE_playCheck',
  access: 'member',
  moduleId: 'COMM3',
  limit: { max: 60, windowMs: 60_000 },
  request: Type.Object({}),
  reply: PlaySession,
  errors: [...errors],
})

/** Caps, pauses or checks are others now: pages that show them read again. */
export const limitsChanged = event('limits.changed', 'member', Type.Object({}))

export const getMemberLimits = endpoint('getMemberLimits', {
  summary: 'What a member allows themselves, for operators, who read it and change nothing of it',
  method: 'GET',
  path: '/wps/operators/members/limits',
  ...withMembers,
  request: Type.Object({ memberId: Id }),
  reply: Limits,
  errors: memberErrors,
})
