import { type Endpoint, inQuery } from '@tucano/contract/endpoint'
import { seal } from '../test-server.ts'
import { Raw } from './bad-values.ts'
import type { FuzzWorld } from './world.ts'

export interface Asked {
  endpoint: Endpoint
  headers: Record<string, string>
  /** Over everything that is sent besides. */
  badHeaders?: Record<string, string>
  request: unknown
  /** Instead of the request: bytes as they are. */
  body?: string | Buffer | undefined
  type?: string | undefined
}

export interface Answered {
  status: number
  success: boolean
  code: string | undefined
  fields: string[]
  text: string
}

let addresses = 0

/** Sends a call from an address, and so with a budget, of its own. */
export async function ask(
  { money: { server } }: FuzzWorld,
  { endpoint, headers, badHeaders, request, body, type }: Asked,
): Promise<Answered> {
  const { method, path, form } = endpoint
  const n = ++addresses
  const from = { 'x-forwarded-for': `198.${18 + ((n >> 16) & 1)}.${(n >> 8) & 255}.${n & 255}`, 'user-agent': 'Mozilla/5.0 Chrome/150.0' }
  const url = inQuery(endpoint) ? `${path}?${queryOf(request)}` : path
  const content = inQuery(endpoint)
    ? {}
    : body !== undefined
      ? { payload: body, headers: type === undefined ? {} : { 'content-type': type } }
      : form
        ? { payload: queryOf(request), headers: { 'content-type': 'application/x-www-form-urlencoded' } }
        : { payload: await sealed(server.services, endpoint, request), headers: JSON_TYPE }
  const response = await server.app.inject({ method, url, ...content, headers: { ...headers, ...from, ...content.headers, ...badHeaders } })
  return read(response.statusCode, response.body)
}

const JSON_TYPE = { 'content-type': 'application/json' }

function read(status: number, text: string): Answered {
  try {
    const { success, errorCode, value } = JSON.parse(text) as {
      success?: boolean
      errorCode?: string
      value?: { fields?: { field: string }[] } | null
    }
    const fields = Array.isArray(value?.fields) ? value.fields.map(({ field }) => field) : []
    return { status, success: success === true, code: errorCode, fields, text }
  } catch {
    return { status, success: false, code: undefined, fields: [], text }
  }
}

const MARK = '@raw@'

export function jsonOf(value: unknown): string {
  const raws: string[] = []
  const json = JSON.stringify(value, (_name, one: unknown) => (one instanceof Raw ? `${MARK}${raws.push(one.json) - 1}${MARK}` : one))
  return (json ?? 'null').replaceAll(/"@raw@(\d+)@raw@"/g, (_all, at: string) => raws[Number(at)]!)
}

/** What is sealed, a body or some of its fields, is what the request says, to the letter. */
async function sealed(services: FuzzWorld['money']['server']['services'], endpoint: Endpoint, request: unknown): Promise<string> {
  if (endpoint.encrypted) return JSON.stringify({ value: await seal(services, request, jsonOf) })
  if (endpoint.encryptedFields.length === 0 || typeof request !== 'object' || request === null) return jsonOf(request)
  const fields: Record<string, unknown> = { ...request }
  for (const name of endpoint.encryptedFields) if (fields[name] !== undefined) fields[name] = await seal(services, fields[name], jsonOf)
  return jsonOf(fields)
}

/** The fields as an address or a form has them. What cannot be written in UTF-8 is written as broken UTF-8. */
export function queryOf(request: unknown): string {
  const words = (value: unknown): string[] =>
    Array.isArray(value) ? value.slice(0, 50).flatMap(words) : [typeof value === 'string' ? value : jsonOf(value)]
  return Object.entries(request ?? {})
    .flatMap(([name, value]) => words(value).map((word) => `${encode(name)}=${encode(word)}`))
    .join('&')
}

const encode = (text: string): string =>
  text.isWellFormed() ? encodeURIComponent(text) : `${encodeURIComponent(text.toWellFormed())}%ED%A0%80`
