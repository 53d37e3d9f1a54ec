import type { Static, TSchema } from 'typebox'
import type { ErrorCode } from './errors.ts'

/** `conversation` is whoever talks with customer service, member or visitor, and holds that conversation's token. */
export type Access = 'public' | 'member' | 'agent' | 'operator' | 'conversation'
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Products that a jurisdiction may close. */
export const products = ['bonus', 'pvp', 'cockfight', 'transfer', 'trial', 'foreignLottery'] as const
export type Product = (typeof products)[number]

/** What an operator may do. An auditor reads everything and changes nothing; an admin may do all of it. */
export const operatorRoles = ['support', 'cashier', 'compliance', 'auditor', 'admin'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** Calls about one member, of whichever feature: for everybody who works with members. */
export const withMembers = {
  access: 'operator',
  moduleId: 'COMM3',
  staysOpen: true,
  role: ['support', 'cashier', 'compliance'],
} as const

/** At most `max` calls in `windowMs` from one address. */
export interface Limit {
  max: number
  windowMs: number
}

/** One line of the call table. Server routes, the browser's client and the OpenAPI document are all made from it. */
export interface Endpoint<
  Name extends string = string,
  Request extends TSchema = TSchema,
  Reply extends TSchema = TSchema,
  To extends Access = Access,
> {
  name: Name
  summary: string
  method: Method
  path: `/wps/${string}` | `/lgw/${string}` | `/lotto/${string}`
  access: To
  /** Which operators may call: those of this role, or of any of these. Without one every operator may: only for what each does with their own account. */
  role: OperatorRole | readonly OperatorRole[] | undefined
  /** Module of the brand's flag tree that switches the call on and off. */
  moduleId: string
  /** The body is `{ value: <compact JWE> }`; `request` describes what is inside. */
  encrypted: boolean
  /** Fields of a plain body that are compact JWEs of a text; `request` describes the text. */
  encryptedFields: readonly string[]
  /** Form-encoded body instead of JSON. */
  form: boolean
  limit: Limit | undefined
  /** Bytes that a body may have, where that is more than the usual. */
  bodyMax: number | undefined
  /** The product that the call belongs to, if a jurisdiction can close it. */
  product: Product | undefined
  /** Answered while the site is closed for the caller, too. Public readings always are. */
  staysOpen: boolean
  /** Open to members who have excluded themselves: what it takes to see their money and to take it home, and nothing else. */
  whileExcluded: boolean
  request: Request
  reply: Reply
  errors: readonly ErrorCode[]
}

type Given<Request extends TSchema, Reply extends TSchema, To extends Access> = Pick<Endpoint, 'summary' | 'method' | 'path' | 'moduleId'> &
  Partial<
    Pick<
      Endpoint,
      'role' | 'encrypted' | 'encryptedFields' | 'form' | 'limit' | 'bodyMax' | 'product' | 'staysOpen' | 'whileExcluded' | 'errors'
    >
  > & {
    access: To
    request: Request
    reply: Reply
  }

export function endpoint<const Name extends string, Request extends TSchema, Reply extends TSchema, const To extends Access>(
  name: Name,
  given: Given<Request, Reply, To>,
): Endpoint<Name, Request, Reply, To> {
  return {
    name,
    role: undefined,
    encrypted: false,
    encryptedFields: [],
    form: false,
    limit: undefined,
    bodyMax: undefined,
    product: undefined,
    staysOpen: false,
    whileExcluded: false,
    errors: [],
    ...given,
  }
}

export type RequestOf<E extends Endpoint> = Static<E['request']>
export type ReplyOf<E extends Endpoint> = Static<E['reply']>

/** GET and DELETE carry their request in the query string, the others in the body. */
export const inQuery = (e: Pick<Endpoint, 'method'>): boolean => e.method === 'GET' || e.method === 'DELETE'

/** Whether an operator of these roles may make a call. What only reads is open to auditors. */
export const mayCall = (roles: readonly OperatorRole[], { role, method }: Pick<Endpoint, 'role' | 'method'>): boolean =>
  role === undefined ||
  [role].flat().some((one) => roles.includes(one)) ||
  roles.includes('admin') ||
  (method === 'GET' && roles.includes('auditor'))

/** `/wps` calls answer in the envelope, `/lgw` and `/lotto` calls answer the bare value. */
export const enveloped = (e: Pick<Endpoint, 'path'>): boolean => e.path.startsWith('/wps/')

export interface Envelope<Value = unknown> {
  success: boolean
  value: Value
  message?: string
  errorCode?: ErrorCode
}
