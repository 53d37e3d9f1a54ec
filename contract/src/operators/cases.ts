// Who has a request of a queue in hand.
import Type, { type Static } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id, Uuid } from '../fields.ts'

/** Requests that one operator at a time works at. */
export const caseKinds = ['deposit', 'withdrawal', 'documents'] as const
export type CaseKind = (typeof caseKinds)[number]
/** How long a request stays in hand after it was last looked at. */
export const CLAIM_MINUTES = 5

/** Who has a request in hand, and until when by the server's clock. */
export const InHand = Type.Object({ account: Type.String(), own: Type.Boolean(), until: Type.Integer() })
export type InHand = Static<typeof InHand>

/** A first approval of two, which waits for another operator. */
export const FirstApproval = Type.Object({ account: Type.String(), own: Type.Boolean(), at: Type.Integer() })
export type FirstApproval = Static<typeof FirstApproval>

const CaseId = Type.Union([Id, Uuid])
const ofCases = {
  path: '/wps/operators/cases',
  access: 'operator',
  moduleId: 'COMM3',
  staysOpen: true,
  role: ['cashier', 'compliance'],
} as const

export const claimCase = endpoint('claimCase', {
  summary:
    'Takes a request in hand for some minutes, or keeps it there. What another has is told, and taken over only when that is asked for',
  method: 'POST',
  ...ofCases,
  request: Type.Object({ kind: Type.Enum([...caseKinds]), id: CaseId, takeOver: Type.Optional(Type.Boolean()) }),
  reply: InHand,
  errors: ['operator.not.session', 'operator.role', 'password.change.required'],
})

export const releaseCase = endpoint('releaseCase', {
  summary: 'Puts a request back that one had in hand',
  method: 'DELETE',
  ...ofCases,
  request: Type.Object({ kind: Type.Enum([...caseKinds]), id: CaseId }),
  reply: Type.Object({}),
  errors: ['operator.not.session', 'operator.role', 'password.change.required'],
})
