// Sports for operators: matches and bets that are reported as suspicious.
import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { operatorErrors } from '../errors.ts'
import { TimeAndUuid, Uuid } from '../fields.ts'
import { Money } from '../money.ts'
import { Urn, nullable } from './shapes.ts'

const Ms = Type.Integer()
const ofCompliance = { access: 'operator', moduleId: 'COMM3', staysOpen: true, role: 'compliance' } as const

/** Bets of one report. */
export const SUSPICION_BETS_MAX = 500
export const SUSPICION_TEXT = { min: 30, max: 4000 } as const

const Suspicion = Type.Object({
  suspicionId: Type.String(),
  number: Type.Integer(),
  event: Type.String(),
  matchName: Type.String(),
  text: Type.String(),
  bets: Type.Integer(),
  members: Type.Integer(),
  stake: Money,
  by: Type.String(),
  at: Ms,
})
export type SportsSuspicion = Static<typeof Suspicion>

export const listSportsSuspicions = endpoint('listSportsSuspicions', {
  summary: 'What was reported as suspicious, the newest first',
  method: 'GET',
  path: '/wps/operators/sports/suspicions',
  ...ofCompliance,
  request: Type.Object({ event: Type.Optional(Urn), before: Type.Optional(TimeAndUuid) }),
  reply: Type.Object({ list: Type.Array(Suspicion), next: nullable(Type.String()) }),
  errors: operatorErrors,
})

export const reportSportsSuspicion = endpoint('reportSportsSuspicion', {
  summary:
    'Reports bets on a match as suspicious: those that are named, or all of it. What is known of them is kept as it is now. The same id is the same report',
  method: 'POST',
  path: '/wps/operators/sports/suspicions',
  ...ofCompliance,
  request: Type.Object({
    suspicionId: Uuid,
    event: Urn,
    bets: Type.Optional(Type.Array(Uuid, { minItems: 1, maxItems: SUSPICION_BETS_MAX, uniqueItems: true })),
    text: Type.String({ minLength: SUSPICION_TEXT.min, maxLength: SUSPICION_TEXT.max }),
  }),
  reply: Suspicion,
  errors: [...operatorErrors, 'sports.event.unknown', 'sports.act.empty', 'sports.bet.unknown', 'key.conflict'],
})

export const exportSportsSuspicion = endpoint('exportSportsSuspicion', {
  summary:
    'The file of a report, to be handed over: the match, what was told of how it ended, the bets and who made them. The journal notes it',
  method: 'POST',
  path: '/wps/operators/sports/suspicions/file',
  ...ofCompliance,
  request: Type.Object({ suspicionId: Uuid }),
  reply: Type.Object({ fileName: Type.String(), text: Type.String() }),
  errors: [...operatorErrors, 'sports.act.unknown'],
})
