// Sports for operators: limits, how long live bets wait, members who are late, what has come of it.
import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { operatorErrors } from '../errors.ts'
import { Day, Id } from '../fields.ts'
import { Amount, Money } from '../money.ts'
import { Urn, nullable } from './shapes.ts'

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

export const endSportsLimits = endpoint('endSportsLimits', {
  summary: 'Ends limits of a sport, a league or a market, or those of everything: what is wider holds again, in the end the brand’s own',
  method: 'DELETE',
  path: '/wps/operators/sports/limits',
  ...ofCompliance,
  request: Type.Object({ ...LimitScope.properties, version: Type.Integer({ minimum: 1, maximum: 1_000_000 }), reason: Reason }),
  reply: Type.Object({}),
  errors: [...operatorErrors, 'sports.limits.changed'],
})

const DelayScope = Type.Object({ kind: Type.Enum(['sport', 'league']), key: Urn })

const Delay = Type.Object({
  ...DelayScope.properties,
  key: Type.String(),
  name: Type.String(),
  /** Zero where nobody has said anything and it is the usual. */
  version: Type.Integer(),
  seconds: Type.Integer(),
  by: nullable(Type.String()),
  reason: nullable(Type.String()),
  at: nullable(Ms),
})
export type SportsDelay = Static<typeof Delay>

export const listSportsDelays = endpoint('listSportsDelays', {
  summary: 'How long live bets wait before they stand: by sport, and by league where one has a wait of its own',
  method: 'GET',
  path: '/wps/operators/sports/delays',
  ...reading,
  request: Type.Object({}),
  reply: Type.Object({
    list: Type.Array(Delay),
    /** What members wait besides whose live bets are late: from so many bets and such a share on. */
    late: Type.Array(Type.Object({ betsMin: Type.Integer(), shareBp: Type.Integer(), seconds: Type.Integer() })),
    secondsMax: Type.Integer(),
  }),
  errors: operatorErrors,
})

export const setSportsDelay = endpoint('setSportsDelay', {
  summary: 'How long live bets of a sport or a league wait from now on; without seconds as long as usual. Odds are the same for everybody',
  method: 'PUT',
  path: '/wps/operators/sports/delays',
  ...ofCompliance,
  request: Type.Object({
    ...DelayScope.properties,
    /** The version that was seen; 0 where there is none. */
    version: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    seconds: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
    reason: Reason,
  }),
  reply: Type.Object({}),
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
  /** How much longer their live bets wait for that, on matches that are played somewhere: by those of such matches alone. */
  extraSeconds: Type.Integer(),
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

export const getSportsMember = endpoint('getSportsMember', {
  summary: 'How late a member’s live bets of the last 30 days were, match by match. Looking is noted in the journal',
  method: 'GET',
  path: '/wps/operators/members/sports/late',
  ...reading,
  request: Type.Object({ memberId: Id }),
  reply: Type.Object({
    member: MemberFactor,
    /** Those with the most late bets first, at most fifty. */
    matches: Type.Array(
      Type.Object({
        event: Type.String(),
        name: Type.String(),
        sport: Type.String(),
        isVirtual: Type.Boolean(),
        startsAt: nullable(Ms),
        liveBets: Type.Integer(),
        late: Type.Integer(),
        stake: Money,
      }),
    ),
  }),
  errors: [...operatorErrors, 'member.unknown'],
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
