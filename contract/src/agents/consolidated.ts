// What a member has of agreements as the one who gets, by type of product, with the names that the consolidated call has for it.
import Type, { type Static } from 'typebox'
import { Money } from '../money.ts'
import { agreementStates } from './agreements.ts'

const About = {
  status: Type.Enum([...agreementStates]),
  /** An answer names it. */
  version: Type.Integer(),
  /** The payer would pay more than it gets itself: the payee has to say that it has read so. */
  downlineHigherRate: Type.Enum(['Y', 'N']),
}
const Rate = {
  activeMember: Type.Integer(),
  /** A part of what was staked, or an amount. */
  rateType: Type.Enum(['P', 'A']),
  /** From 0 to 1, or an amount. */
  rate: Type.Union([Type.Number(), Money]),
}

const DividendTier = Type.Object({
  ...About,
  minimumBet: Money,
  netLoss: Money,
  activeMember: Type.Integer(),
  /** From 0 to 1. */
  contractRate: Type.Number(),
})
const DailySalary = Type.Object({
  ...About,
  id: Type.String(),
  details: Type.Array(Type.Object({ betVolume: Money, ...Rate })),
})
const Slots = Type.Array(Type.Object({ minimumBet: Money, ...Rate }))
const HourlySalary = Type.Object({ ...About, contractId: Type.String(), hourSalaryRates: Slots })
const LiveSalary = Type.Object({ ...About, contractId: Type.String(), realTimeSalaryRates: Slots })

const byType = <Schema extends Type.TSchema>(schema: Schema) => Type.Record(Type.String(), Type.Array(schema))

export const consolidatedAgreements = {
  /** What waits for an answer. */
  divtypereq: byType(DividendTier),
  dailysalreqtype: byType(DailySalary),
  contracthoursalreq: byType(HourlySalary),
  realtimesalreqtype: byType(LiveSalary),
  /** What is in force. */
  divtypeinfo: byType(DividendTier),
  dailysalinfotype: byType(DailySalary),
  contracthoursalinfo: byType(HourlySalary),
  contractmrdailysalinfotype: byType(LiveSalary),
}
const All = Type.Object(consolidatedAgreements)
export type ConsolidatedAgreements = Static<typeof All>
