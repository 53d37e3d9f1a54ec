import Type, { type Static } from 'typebox'
import { Money } from '../money.ts'

/** Types of product that agents are paid for; CONS is all of them together. */
export const teamTypes = ['CONS', 'LOTT', 'ELOTT', 'LIVE', 'RNG', 'SPORTS', 'FISH', 'PVP'] as const
export type TeamType = (typeof teamTypes)[number]
/** Those that somebody plays. */
export const playedTypes = ['LOTT', 'ELOTT', 'LIVE', 'RNG', 'SPORTS', 'FISH', 'PVP'] as const

export const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

/** Errors of every call of the centre. */
export const agentErrors = ['login.not.session', 'password.change.required', 'role.not.allowed'] as const
export const ofAgents = { access: 'agent', moduleId: 'AGENT3' } as const

/** What a rebate gives back of what is staked, in hundredths of a per cent. */
export const REBATE_MAX = 500
const Rebate = Type.Object({ type: Type.Enum([...playedTypes]), bp: Type.Integer({ minimum: 0, maximum: REBATE_MAX }) })
export const Rebates = Type.Array(Rebate, { maxItems: playedTypes.length })
export type Rebate = Static<typeof Rebate>

/** When somebody was last here, as far as others may know. Whoever has shut themselves out is absent like anybody else. */
export const lastSeen = ['online', 'today', 'threeDays', 'sevenDays', 'longer'] as const
export type LastSeen = (typeof lastSeen)[number]

/** Of bets that are over and money that moved, on days of the brand's time zone. */
export const DayFigures = {
  rounds: Type.Integer(),
  stake: Money,
  payout: Money,
  rebates: Money,
  promotions: Money,
  salaries: Money,
  deposits: Money,
  withdrawals: Money,
  /** What was lost to the house, after what the house gave. */
  result: Money,
}

/** Somebody in a team. Whoever is right below is named; whoever is further down is masked. */
export const Person = Type.Object({ memberId: Type.String(), name: Type.String(), isDirect: Type.Boolean() })
export type Person = Static<typeof Person>
