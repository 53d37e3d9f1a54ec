// Documents that somebody has looked at and decided about.
import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { TimeAndId } from '../fields.ts'
import { exportLimit, historyErrors, historyFilter } from '../operators/history.ts'
import { documentKinds } from './shapes.ts'

const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
export const decidedDocumentStates = ['verified', 'refused'] as const

const Decided = Type.Object({
  caseId: Type.String(),
  memberId: Type.String(),
  account: Type.String(),
  nickname: Type.String(),
  fullName: Type.String(),
  cpf: Type.String(),
  kind: Type.Enum([...documentKinds]),
  state: Type.Enum([...decidedDocumentStates]),
  askedAt: Type.Integer(),
  decidedAt: Type.Integer(),
  decidedBy: nullable(Type.String()),
  reason: nullable(Type.String()),
})
export type DecidedDocuments = Static<typeof Decided>

const asked = { ...historyFilter, state: Type.Optional(Type.Enum([...decidedDocumentStates])) }
const ofOperator = { method: 'GET', access: 'operator', moduleId: 'COMM3', role: 'compliance', staysOpen: true } as const

const Total = Type.Object({ state: Type.Enum([...decidedDocumentStates]), count: Type.Integer() })
export type DocumentTotal = Static<typeof Total>

export const listDecidedDocuments = endpoint('listDecidedDocuments', {
  summary: 'Documents that were verified or refused, the newest first; with the totals of a day on its first page',
  path: '/wps/operators/documents/decided',
  ...ofOperator,
  request: Type.Object({ ...asked, before: Type.Optional(TimeAndId) }),
  reply: Type.Object({ list: Type.Array(Decided), next: nullable(Type.String()), totals: nullable(Type.Array(Total)) }),
  errors: historyErrors,
})

export const exportDocuments = endpoint('exportDocuments', {
  summary: 'The same as a file: text/csv, written as it is read, at most 100,000 lines. It is written into the journal',
  path: '/wps/operators/documents/export',
  ...ofOperator,
  limit: exportLimit,
  request: Type.Object(asked),
  reply: Type.String(),
  errors: historyErrors,
})
