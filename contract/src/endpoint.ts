import type { Static, TSchema } from 'typebox'
import type { ErrorCode } from './errors.ts'

export type Access = 'public' | 'member' | 'agent' | 'operator'
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Products that a jurisdiction may close. */
export const products = ['bonus', 'pvp', 'cockfight', 'transfer', 'trial'] as const
export type Product = (typeof products)[number]

/** At most `max` calls in `windowMs` from one address. */
export interface Limit {
  max: number
  windowMs: number
}

/** One line of the call table. Server routes, the browser's client and the OpenAPI document are all made from it. */
export interface Endpoint<Name extends string = string, Request extends TSchema = TSchema, Reply extends TSchema = TSchema> {
  name: Name
  summary: string
  method: Method
  path: `/wps/${string}` | `/lgw/${string}` | `/lotto/${string}`
  access: Access
  /** Module of the brand's flag tree that switches the call on and off. */
  moduleId: string
  /** The body is `{ value: <compact JWE> }`; `request` describes what is inside. */
  encrypted: boolean
  /** Form-encoded body instead of JSON. */
  form: boolean
  limit: Limit | undefined
  /** Bytes that a body may have, where that is more than the usual. */
  bodyMax: number | undefined
  /** The product that the call belongs to, if a jurisdiction can close it. */
  product: Product | undefined
  request: Request
  reply: Reply
  errors: readonly ErrorCode[]
}

type Given<Request extends TSchema, Reply extends TSchema> = Pick<Endpoint, 'summary' | 'method' | 'path' | 'access' | 'moduleId'> &
  Partial<Pick<Endpoint, 'encrypted' | 'form' | 'limit' | 'bodyMax' | 'product' | 'errors'>> & { request: Request; reply: Reply }

export function endpoint<const Name extends string, Request extends TSchema, Reply extends TSchema>(
  name: Name,
  given: Given<Request, Reply>,
): Endpoint<Name, Request, Reply> {
  return { name, encrypted: false, form: false, limit: undefined, bodyMax: undefined, product: undefined, errors: [], ...given }
}

export type RequestOf<E extends Endpoint> = Static<E['request']>
export type ReplyOf<E extends Endpoint> = Static<E['reply']>

/** GET and DELETE carry their request in the query string, the others in the body. */
export const inQuery = (e: Pick<Endpoint, 'method'>): boolean => e.method === 'GET' || e.method === 'DELETE'

/** `/wps` calls answer in the envelope, `/lgw` and `/lotto` calls answer the bare value. */
export const enveloped = (e: Pick<Endpoint, 'path'>): boolean => e.path.startsWith('/wps/')

export interface Envelope<Value = unknown> {
  success: boolean
  value: Value
  message?: string
  errorCode?: ErrorCode
}
