import { type Access, type Endpoint, type ReplyOf, type RequestOf, enveloped, inQuery } from '@tucano/contract/endpoint'
import type { ErrorCode, FieldProblem } from '@tucano/contract/errors'
import { hearClock } from './clock.ts'
import { readySentences } from './error-sentences.ts'
import { useLanguage } from './language.ts'
import { ownWindow, visit } from './storage.ts'

/** What can go wrong on the way, before any server has said a word. */
export type PathCode = 'network.failed' | 'network.slow'

/** What the phone-auth service and the windows of other services answer with. Spec §8. */
export type PhoneAuthCode = `phone-auth.${
  | 'invalid-phone-number'
  | 'missing-phone-number'
  | 'too-many-requests'
  | 'unknown'
  | 'invalid-verification-code'
  | 'missing-verification-code'
  | 'captcha-check-failed'
  | 'quota-exceeded'
  | 'operation-not-allowed'
  | 'code-expired'
  | 'popup-closed-by-user'}`

/** A call that was refused or never answered. Pages translate the code. */
export class CallError extends Error {
  readonly code: ErrorCode | PathCode | PhoneAuthCode
  readonly value: unknown

  constructor(code: ErrorCode | PathCode | PhoneAuthCode, value?: unknown) {
    super(code)
    this.code = code
    this.value = value
  }

  /** The fields that the server named, if it named any. */
  get fields(): FieldProblem[] {
    return (this.value as { fields?: FieldProblem[] } | null | undefined)?.fields ?? []
  }
}

let sealingKey: Record<string, string> | undefined
let readKey: (() => Promise<void>) | undefined

/** How to read the key again: it changes by the week, and a page may be older. */
export const setKeyReader = (read: () => Promise<void>): void => void (readKey = read)

/** The key that came with the system's status, for the calls whose body only the server may read. */
export const setSealingKey = (key: Record<string, string>): void => void (sealingKey = key)

const TIMEOUT_MS = 20_000

/** Told of every answer that says the session is over. */
const sessionLost = new Set<() => void>()
export function onSessionLost(listener: () => void): () => void {
  sessionLost.add(listener)
  return () => sessionLost.delete(listener)
}

/** Told of every refusal of an operator's call that says something of the operator: out, or with other roles than the page thinks. */
const operatorRefused = new Set<(ended: boolean) => void>()
export function onOperatorRefused(listener: (ended: boolean) => void): () => void {
  operatorRefused.add(listener)
  return () => operatorRefused.delete(listener)
}
const OF_OPERATORS: readonly string[] = ['operator.not.session', 'operator.role', 'password.change.required']

/** Told of the code of every refusal. */
const refused = new Set<(code: CallError['code']) => void>()
export const onRefused = (listener: (code: CallError['code']) => void): void => void refused.add(listener)

/** What may be left out may also be given as undefined: it stays out. */
export type Asked<Request> = { [Key in keyof Request]: undefined extends Request[Key] ? Request[Key] | undefined : Request[Key] }

/** Hears from 0 to 1 how much of a large request has left. */
export type OnShare = (share: number) => void

/** Makes one call of the table. Whoever watches how much of it has left gives it all the time that it takes. */
export async function call<E extends Endpoint>(endpoint: E, request: Asked<RequestOf<E>>, onShare?: OnShare): Promise<ReplyOf<E>> {
  try {
    return await callOnce(endpoint, request, onShare)
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'encryption.key.unknown' || !readKey) throw error
    await readKey()
    return callOnce(endpoint, request, onShare)
  }
}

async function callOnce<E extends Endpoint>(endpoint: E, request: Asked<RequestOf<E>>, onShare?: OnShare): Promise<ReplyOf<E>> {
  const response = await send(endpoint, request, { onShare })
  const body = await readBody(response)
  // What is answered without an envelope is refused in one all the same.
  const isDone = enveloped(endpoint) ? body?.success === true : body?.success !== false || body.errorCode === undefined
  if (response.ok && isDone) return (enveloped(endpoint) ? body?.value : body) as ReplyOf<E>
  const refusal = await refusalOf(response, body)
  if (endpoint.access === 'operator' && OF_OPERATORS.includes(refusal.code))
    for (const listener of operatorRefused) listener(refusal.code === 'operator.not.session')
  throw refusal
}

/** What the server said no with. */
export async function refusalOf(response: Response, read?: Body): Promise<CallError> {
  const body = read ?? (await readBody(response))
  const code = body?.errorCode ?? (response.status === 429 ? 'request.too.many' : 'system.error')
  if (code === 'login.not.session') for (const listener of sessionLost) listener()
  for (const listener of refused) listener(code)
  await readySentences()
  return new CallError(code, body?.value)
}

interface Sending {
  timeoutMs?: number
  onShare?: OnShare | undefined
}

export async function send(
  endpoint: Endpoint,
  request: Record<string, unknown>,
  { timeoutMs = TIMEOUT_MS, onShare }: Sending = {},
): Promise<Response> {
  const { method, path, form } = endpoint
  const query = inQuery(endpoint) ? `?${new URLSearchParams(definedStrings(request))}` : ''
  const body = inQuery(endpoint)
    ? null
    : form
      ? new URLSearchParams(definedStrings(request))
      : JSON.stringify(await sealed(endpoint, request))
  try {
    const url = `${path}${query === '?' ? '' : query}`
    const headers = headersOf(endpoint)
    const response =
      onShare && typeof body === 'string'
        ? await (await import('./upload.ts')).upload(url, { method, headers, body, stillMs: timeoutMs, onShare })
        : await fetch(url, { method, body, headers, signal: AbortSignal.timeout(timeoutMs) })
    hearClock(response.headers)
    return response
  } catch (error) {
    throw new CallError((error as Error).name === 'TimeoutError' ? 'network.slow' : 'network.failed')
  }
}

/** Each kind of door has its own key. */
const tokenFor = (access: Access): string | undefined =>
  access === 'operator' || access === 'conversation' ? ownWindow.read(access) : visit.read('token')

function headersOf({ moduleId, form, method, access }: Endpoint): Record<string, string> {
  const token = tokenFor(access)
  const merchant = visit.read('merchantCode')
  return {
    ModuleId: moduleId,
    Device: 'web',
    Language: useLanguage.getState().language,
    ...(merchant ? { Merchant: merchant } : {}),
    ...(token ? { Authorization: token } : {}),
    ...(method === 'GET' || method === 'DELETE' ? {} : { 'Content-Type': form ? 'application/x-www-form-urlencoded' : 'application/json' }),
  }
}

const definedStrings = (request: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value as string | number | boolean)]])),
  )

async function sealed({ encrypted, encryptedFields }: Endpoint, request: Record<string, unknown>): Promise<unknown> {
  if (!encrypted && encryptedFields.length === 0) return request
  if (!sealingKey) throw new CallError('encryption.key.unknown')
  const { seal } = await import('./seal.ts')
  if (encrypted) return { value: await seal(request, sealingKey) }
  const fields: Record<string, string> = {}
  for (const field of encryptedFields) fields[field] = await seal(request[field], sealingKey)
  return { ...request, ...fields }
}

interface Body {
  success?: boolean
  value?: unknown
  errorCode?: ErrorCode
}

async function readBody(response: Response): Promise<Body | undefined> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}
