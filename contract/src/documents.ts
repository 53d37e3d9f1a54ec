import Type, { type Static } from 'typebox'
import { endpoint, withMembers } from './endpoint.ts'
import { memberErrors } from './errors.ts'
import { event } from './event.ts'
import { Day, Id } from './fields.ts'

/** A picture of a document. */
export const DOCUMENT_BYTES_MAX = 5 * 1024 * 1024
export const documentKinds = ['rg', 'cnh', 'passport'] as const
export const documentSides = ['front', 'back', 'face'] as const
export const documentStates = ['none', 'waiting', 'verified', 'refused'] as const

const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const Ms = Type.Integer()
const Picture = Type.String({ minLength: 1, maxLength: Math.ceil((DOCUMENT_BYTES_MAX * 4) / 3) + 4 })
const errors = ['login.not.session', 'password.change.required', 'account.trial'] as const
const ofMember = { access: 'member', moduleId: 'COMM3', whileExcluded: true } as const

export const Documents = Type.Object({
  state: Type.Enum([...documentStates]),
  /** As far as it may be shown. */
  name: nullable(Type.String()),
  cpf: nullable(Type.String()),
  kind: nullable(Type.Enum([...documentKinds])),
  askedAt: nullable(Ms),
  decidedAt: nullable(Ms),
  reason: nullable(Type.String()),
})
export type Documents = Static<typeof Documents>

export const getDocuments = endpoint('getDocuments', {
  summary: 'How far the member’s documents are',
  method: 'GET',
  path: '/wps/member/documents',
  ...ofMember,
  request: Type.Object({}),
  reply: Documents,
  errors: [...errors],
})

export const sendDocuments = endpoint('sendDocuments', {
  summary: 'Says who the member is, with pictures of the document. An operator looks at it',
  method: 'PUT',
  path: '/wps/member/documents',
  ...ofMember,
  encrypted: true,
  bodyMax: Math.ceil(DOCUMENT_BYTES_MAX * 3 * 2),
  limit: { max: 10, windowMs: 60_000 },
  request: Type.Object({
    fullName: Type.String({ minLength: 3, maxLength: 120, pattern: "^[\\p{L}][\\p{L}\\p{M} .'’-]+$" }),
    bornOn: Day,
    cpf: Type.String({ pattern: '^\\d{11}$' }),
    kind: Type.Enum([...documentKinds]),
    number: Type.String({ pattern: '^[A-Za-z0-9.-]{4,20}$' }),
    front: Picture,
    back: Type.Optional(Picture),
    face: Picture,
  }),
  reply: Documents,
  errors: [
    ...errors,
    'request.not.encrypted',
    'encryption.key.unknown',
    'documents.waiting',
    'documents.verified',
    'cpf.invalid',
    'cpf.taken',
    'age.minimum',
    'picture.invalid',
  ],
})

/** The member's documents were looked at. */
export const documentsChanged = event('documents.changed', 'member', Type.Object({}))

// What operators do ---------------------------------------------------------------------------------------------------------------------

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
})
export type DocumentCase = Static<typeof Case>
const ofOperator = { access: 'operator', moduleId: 'COMM3', role: 'compliance', staysOpen: true } as const

export const listDocumentCases = endpoint('listDocumentCases', {
  summary: 'Documents that wait for an operator, the oldest first',
  method: 'GET',
  path: '/wps/operators/documents',
  ...ofOperator,
  request: Type.Object({ after: Type.Optional(Id) }),
  reply: Type.Object({ list: Type.Array(Case), next: nullable(Type.String()) }),
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
  summary: 'Verifies documents, or refuses them with a reason. Once',
  method: 'POST',
  path: '/wps/operators/documents',
  ...ofOperator,
  request: Type.Union([
    Type.Object({ caseId: Id, decision: Type.Literal('verify') }),
    Type.Object({ caseId: Id, decision: Type.Literal('refuse'), reason: Type.String({ minLength: 3, maxLength: 300 }) }),
  ]),
  reply: Type.Object({}),
  errors: ['operator.not.session', 'operator.role', 'documents.unknown', 'cpf.taken'],
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
