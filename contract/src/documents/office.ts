// What operators do with documents.
import Type, { type Static } from 'typebox'
import { endpoint, withMembers } from '../endpoint.ts'
import { memberErrors } from '../errors.ts'
import { Day, Id } from '../fields.ts'
import { InHand } from '../operators/cases.ts'
import { documentKinds, documentSides } from './shapes.ts'

const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const Ms = Type.Integer()

/** What has to be compared before an identity is confirmed. */
export const documentPoints = ['name', 'born', 'cpf', 'number', 'face'] as const
const Checked = Type.Array(Type.Enum([...documentPoints]), { maxItems: documentPoints.length, uniqueItems: true })

/** A picture that another member has sent too: the same, or nearly. */
const Alike = Type.Object({
  side: Type.Enum([...documentSides]),
  memberId: Type.String(),
  account: Type.String(),
  otherSide: Type.Enum([...documentSides]),
  same: Type.Boolean(),
})
export type AlikePicture = Static<typeof Alike>

const Case = Type.Object({
  caseId: Type.String(),
  memberId: Type.String(),
  account: Type.String(),
  nickname: Type.String(),
  fullName: Type.String(),
  bornOn: Day,
  cpf: Type.String(),
  kind: Type.Enum([...documentKinds]),
  number: Type.String(),
  askedAt: Ms,
  sides: Type.Array(Type.Enum([...documentSides])),
  /** Another account was verified with this CPF. */
  taken: Type.Boolean(),
  /** Pictures that the asking operator was given. */
  seen: Type.Array(Type.Enum([...documentSides])),
  alike: Type.Array(Alike),
  inHand: nullable(InHand),
})
export type DocumentCase = Static<typeof Case>
const ofOperator = { access: 'operator', moduleId: 'COMM3', role: 'compliance', staysOpen: true } as const

export const listDocumentCases = endpoint('listDocumentCases', {
  summary: 'Documents that wait for an operator, the oldest first',
  method: 'GET',
  path: '/wps/operators/documents',
  ...ofOperator,
  request: Type.Object({ after: Type.Optional(Id) }),
  reply: Type.Object({ now: Ms, list: Type.Array(Case), next: nullable(Type.String()) }),
  errors: ['operator.not.session', 'operator.role'],
})

export const getDocumentPicture = endpoint('getDocumentPicture', {
  summary: 'One picture of a case, base64. Looking at it is written into the journal',
  method: 'GET',
  path: '/wps/operators/documents/picture',
  ...ofOperator,
  request: Type.Object({ caseId: Id, side: Type.Enum([...documentSides]) }),
  reply: Type.Object({ type: Type.String(), content: Type.String() }),
  errors: ['operator.not.session', 'operator.role', 'documents.unknown'],
})

export const decideDocuments = endpoint('decideDocuments', {
  summary: 'Verifies documents whose pictures one was given and whose points are ticked, or refuses them with a reason. Once',
  method: 'POST',
  path: '/wps/operators/documents',
  ...ofOperator,
  request: Type.Union([
    Type.Object({ caseId: Id, decision: Type.Literal('verify'), checked: Type.Optional(Checked) }),
    Type.Object({ caseId: Id, decision: Type.Literal('refuse'), reason: Type.String({ minLength: 3, maxLength: 300 }) }),
  ]),
  reply: Type.Object({}),
  errors: ['operator.not.session', 'operator.role', 'case.held', 'review.unchecked', 'documents.unseen', 'documents.unknown', 'cpf.taken'],
})

export const listMemberDocuments = endpoint('listMemberDocuments', {
  summary: 'All that a member ever sent of documents, newest first: what became of each, and no pictures',
  method: 'GET',
  path: '/wps/operators/members/documents',
  ...withMembers,
  request: Type.Object({ memberId: Id }),
  reply: Type.Object({
    list: Type.Array(
      Type.Object({
        caseId: Type.String(),
        state: Type.Enum(['waiting', 'verified', 'refused']),
        kind: Type.Enum([...documentKinds]),
        askedAt: Ms,
        decidedAt: nullable(Ms),
        decidedBy: nullable(Type.String()),
        reason: nullable(Type.String()),
      }),
    ),
  }),
  errors: memberErrors,
})
