import Type, { type Static } from 'typebox'
import { documentKinds, documentStates } from './documents/shapes.ts'
import { endpoint } from './endpoint.ts'
import { event } from './event.ts'
import { Day } from './fields.ts'

export * from './documents/history.ts'
export * from './documents/office.ts'
export * from './documents/shapes.ts'

/** A picture of a document. */
export const DOCUMENT_BYTES_MAX = 5 * 1024 * 1024
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
