// Sports for operators: limits, members who are late, who tells odds, what has come of it.
import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { operatorErrors } from '../errors.ts'
import { Day, Id } from '../fields.ts'
import { Amount, Money } from '../money.ts'
import { nullable } from './shapes.ts'

const Ms = Type.Integer()
const Reason = Type.String({ minLength: 10, maxLength: 300 })
const open = { access: 'operator', moduleId: 'COMM3', staysOpen: true } as const
const reading = { ...open, role: ['cashier', 'compliance'] } as const
const ofCompliance = { ...open, role: 'compliance' } as const

const limits = (field: typeof Money) =>
  Type.Object({
    /** The least that a bet stakes, and the most that one wins above its stake by one market. */
    stakeMin: field,
    betWin: field,
    /** The most that one market costs the house. */
    market: field,
    /** The most that a bet pays. */
    payout: field,
  })
export const SportsLimits = limits(Money)
export type SportsLimits = Static<typeof SportsLimits>

const LimitScope = Type.Object({
  kind: Type.Enum(['all', 'sport', 'league', 'market']),
  /** Empty for all; otherwise a sport, a league, or the number of a market. */
  key: Type.String({ pattern: '^([a-z]{2}:[a-z_]{1,40}:[0-9]{1,18}|[1-9][0-9]{0,5})?$' }),
})

export const LimitVersion = Type.Object({
  ...LimitScope.properties,
  name: Type.String(),
  version: Type.Integer(),
  limits: SportsLimits,
  by: nullable(Type.String()),
  reason: nullable(Type.String()),
  at: nullable(Ms),
})

export const listSportsLimits = endpoint('listSportsLimits', {
  summary: 'What the house takes on: for everything, and where a sport, a league or a market has limits of its own',
  method: 'GET',
  path: '/wps/operators/sports/limits',
  ...reading,
  request: Type.Object({}),
  reply: Type.Object({ list: Type.Array(LimitVersion) }),
  errors: operatorErrors,
})

export const setSportsLimits = endpoint('setSportsLimits', {
  summary: 'What the house takes on from now on. Of limits of a sport, a league and a market the least counts',
  method: 'PUT',
  path: '/wps/operators/sports/limits',
  ...ofCompliance,
  request: Type.Object({
    ...LimitScope.properties,
    /** The version that was seen; 0 where there is none. */
    version: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    limits: limits(Amount),
    reason: Reason,
  }),
  reply: LimitVersion,
  errors: [...operatorErrors, 'sports.limits.changed', 'sports.event.unknown'],
})

const MemberFactor = Type.Object({
  memberId: Type.String(),
  account: Type.String(),
  factorBp: Type.Integer(),
  reason: nullable(Type.String()),
  by: nullable(Type.String()),
  at: nullable(Ms),
  /** Live bets of the last 30 days, and the share of those that were late: whose fair chance rose by 3 % or more within 10 s. */
  liveBets: Type.Integer(),
  lateBp: Type.Integer(),
})
export type SportsMemberFactor = Static<typeof MemberFactor>

export const listSportsMembers = endpoint('listSportsMembers', {
  summary: 'The hundred members whose bets are late the most, and those with a factor of their own; or one account',
  method: 'GET',
  path: '/wps/operators/members/sports',
  ...reading,
  request: Type.Object({ account: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })) }),
  reply: Type.Object({ list: Type.Array(MemberFactor) }),
  errors: operatorErrors,
})

export const setSportsMember = endpoint('setSportsMember', {
  summary: 'How much of the usual stake a member may bet, in basis points. The member sees the reason',
  method: 'PUT',
  path: '/wps/operators/members/sports',
  ...ofCompliance,
  request: Type.Object({ memberId: Id, factorBp: Type.Integer({ minimum: 0, maximum: 10_000 }), reason: Reason }),
  reply: MemberFactor,
  errors: [...operatorErrors, 'member.unknown'],
})

export const getFeedHealth = endpoint('getFeedHealth', {
  summary:
    'Who tells odds: whether each is up, how old the last of it is, what is being recovered; results that bets have not followed yet',
  method: 'GET',
  path: '/wps/operators/sports/feed',
  ...reading,
  request: Type.Object({}),
  reply: Type.Object({
    now: Ms,
    producers: Type.Array(
      Type.Object({
        id: Type.Integer(),
        name: Type.String(),
        scope: Type.String(),
        isUp: Type.Boolean(),
        reason: nullable(Type.String()),
        aliveAt: nullable(Ms),
        processedAt: nullable(Ms),
        isRecovering: Type.Boolean(),
        changedAt: Ms,
      }),
    ),
    /** The process that has the feed, and until when. */
    leaseUntil: nullable(Ms),
    waiting: Type.Object({ results: Type.Integer(), oldestAt: nullable(Ms), pendingBets: Type.Integer() }),
  }),
  errors: operatorErrors,
})

export const getSportsReport = endpoint('getSportsReport', {
  summary: 'Turnover, winnings and what stays, by day, sport, league or market, of bets that were settled in the period',
  method: 'GET',
  path: '/wps/operators/sports/report',
  ...reading,
  request: Type.Object({ from: Day, to: Day, by: Type.Enum(['day', 'sport', 'league', 'market']) }),
  reply: Type.Object({
    list: Type.Array(
      Type.Object({
        key: Type.String(),
        name: Type.String(),
        bets: Type.Integer(),
        stake: Money,
        paid: Money,
        net: Money,
        /** Net over stake, in basis points. */
        holdBp: nullable(Type.Integer()),
        /** What the odds would have kept, by the chances they were offered at. */
        marginBp: nullable(Type.Integer()),
      }),
    ),
  }),
  errors: [...operatorErrors, 'request.invalid'],
})
