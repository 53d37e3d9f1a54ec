import { Readable } from 'node:stream'
import { isClosed } from '@tucano/brand'
import { type Endpoint, enveloped, mayCall } from '@tucano/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Value from 'typebox/value'
import { budgetKey } from './address.ts'
import {
  type Answer,
  type Caller,
  type Cookies,
  type InConversation,
  type OperatorSession,
  Serialised,
  type SignedIn,
  Streamed,
} from './endpoint.ts'
import { Fault, toFault } from './fault.ts'
import type { Services } from './services.ts'
import { requestReader } from './request.ts'
import { validatorOf } from './validator.ts'

/** Finds the member whom a token belongs to. The session feature provides it. */
export type SessionReader = (token: string) => Promise<SignedIn | undefined>
/** The same for operators, and for conversations with customer service. Their features provide them. */
export type OperatorReader = (token: string) => Promise<OperatorSession | undefined>
export type ConversationReader = (token: string) => Promise<InConversation | undefined>

const AGENT_TYPES = new Set([1, 2, 41, 42])
/** Why the site is closed for a visitor, if it is. The site feature provides it. */
export type Doorkeeper = (country: string | null) => Promise<'system.maintenance' | 'region.blocked' | undefined>

export interface Tokens {
  readSession: SessionReader
  readOperator: OperatorReader
  readConversation: ConversationReader
}

interface Doors extends Tokens {
  closedFor: Doorkeeper
}

/** Calls that remain open to a member or an operator who has to change the password first. */
const OPEN_BEFORE_PASSWORD_CHANGE = new Set(['changePassword', 'logout', 'getOperator', 'changeOperatorPassword', 'logoutOperator'])

/** Registers a route for each answer: the table decides who may call, and what is read and written. */
export function registerRoutes(app: FastifyInstance, services: Services, answers: Answer[], doors: Doors): void {
  for (const { endpoint, handle } of answers) {
    const { name, method, path, limit, bodyMax } = endpoint
    const read = requestReader(endpoint, services.encryption)
    const write = replyWriter(endpoint, services)
    const gate = gateOf(endpoint, services, doors)
    const config = limit ? { rateLimit: { max: limit.max, timeWindow: limit.windowMs } } : {}
    app.route({
      method,
      url: path,
      config: { ...config, call: name },
      ...(bodyMax ? { bodyLimit: bodyMax } : {}),
      async handler(request, reply) {
        const caller = await gate(request, reply)
        return write(reply, await handle((await read(request)) as never, caller as never))
      },
    })
  }
  refuseOtherMethods(app, answers)
}

/** Public readings stay open whatever happens, and so do the ways out and to customer service: a closed site still says why it is closed. */
const staysOpen = (endpoint: Endpoint): boolean => endpoint.staysOpen || (endpoint.access === 'public' && endpoint.method === 'GET')

function gateOf(endpoint: Endpoint, services: Services, { closedFor, ...tokens }: Doors) {
  const admit = admission(endpoint, tokens)
  const on = services.moduleOn(endpoint.moduleId)
  const unlawful = endpoint.product !== undefined && isClosed(services.brand.jurisdiction.profile, endpoint.product)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Caller> => {
    const { merchant, language } = request.headers
    if (!on || (merchant !== undefined && merchant !== services.brand.merchantCode)) throw new Fault('function.not.available')
    if (unlawful) throw new Fault('jurisdiction.not.available')
    const { ip, country } = request.visitor
    const closed = staysOpen(endpoint) ? undefined : await closedFor(country)
    if (closed) throw new Fault(closed)
    const caller: Caller = {
      ip,
      country,
      network: budgetKey(ip),
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
      cookies: cookiesOf(request, reply),
      language: String(language ?? services.brand.defaultLanguage),
      whoCalls: () => readToken(request, tokens.readSession),
      requestId: request.id,
      get log() {
        return request.log.child({ reqId: request.id })
      },
    }
    return Object.assign(caller, await admit(request))
  }
}

const readToken = async <Entrant>({ headers }: FastifyRequest, read: (token: string) => Promise<Entrant | undefined>) =>
  headers.authorization ? read(headers.authorization) : undefined

/** Whom a call lets in. Each kind of door asks for its own token, and none opens to another's. */
function admission(endpoint: Endpoint, { readSession, readOperator, readConversation }: Tokens) {
  const { access, name, whileExcluded } = endpoint
  return async (request: FastifyRequest): Promise<object> => {
    switch (access) {
      case 'public':
        return {}
      case 'operator': {
        const operator = await readToken(request, readOperator)
        if (!operator) throw new Fault('operator.not.session')
        if (operator.passwordChangeRequired && !OPEN_BEFORE_PASSWORD_CHANGE.has(name)) throw new Fault('password.change.required')
        if (!mayCall(operator.roles, endpoint)) throw new Fault('operator.role')
        return { operator: { ...operator, ip: request.visitor.ip } }
      }
      case 'conversation': {
        const conversation = await readToken(request, readConversation)
        if (!conversation) throw new Fault('conversation.unknown')
        return { conversation }
      }
      case 'member':
      case 'agent': {
        const member = await readToken(request, readSession)
        if (!member) throw new Fault('login.not.session')
        if (member.passwordChangeRequired && !OPEN_BEFORE_PASSWORD_CHANGE.has(name)) throw new Fault('password.change.required')
        if (member.excluded && !whileExcluded) throw new Fault('account.excluded')
        if (access === 'agent' && !AGENT_TYPES.has(member.type)) throw new Fault('role.not.allowed')
        return { member }
      }
    }
  }
}

/** Over an encrypted connection the names say that no neighbouring host can have planted them. */
function cookiesOf(request: FastifyRequest, reply: FastifyReply): Cookies {
  const { secure } = request.visitor
  const named = (name: string): string => (secure ? `__Host-${name}` : name)
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    read: (name) => request.cookies[named(name)],
    write: (name, value, maxAge) => void reply.setCookie(named(name), value, { ...options, maxAge }),
  }
}

function replyWriter(endpoint: Endpoint, services: Services): (reply: FastifyReply, value: unknown) => FastifyReply {
  const wrap = enveloped(endpoint)
  return (reply, value) => {
    if (value instanceof Streamed) return sendFile(reply, value)
    if (value instanceof Serialised) return reply.type(JSON_TYPE).send(value.json)
    if (services.configuration.strictReplies) checkReply(endpoint, value)
    const json = JSON.stringify(value)
    return reply.type(JSON_TYPE).send(wrap ? `{"success":true,"value":${json}}` : json)
  }
}

/** What goes wrong half-way ends the connection: whoever waits for the file knows that it is not whole. */
const sendFile = (reply: FastifyReply, { type, name, parts }: Streamed): FastifyReply =>
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(parts))

/** For tests and demonstrations: a reply must be just what the contract says, nothing missing and nothing more. */
function checkReply(endpoint: Endpoint, value: unknown): void {
  const reply = validatorOf(endpoint.reply)
  const [first] = reply.Check(value) ? [] : reply.Errors(value)
  if (first) throw new Error(`reply of ${endpoint.name} does not fit its schema at ${first.instancePath}: ${first.message}`)
  const named = JSON.stringify(Value.Clean(endpoint.reply, structuredClone(value)))
  if (named !== JSON.stringify(value)) throw new Error(`reply of ${endpoint.name} says more than its schema names`)
}

const JSON_TYPE = 'application/json; charset=utf-8'

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const

/** A path of the table that is asked with another method answers 405 and says which methods it has. One route for all below a first word: one each takes a start a third of its time. */
function refuseOtherMethods(app: FastifyInstance, answers: Answer[]): void {
  const methods = new Map<string, string[]>()
  for (const { endpoint } of answers) methods.set(endpoint.path, [...(methods.get(endpoint.path) ?? []), endpoint.method])
  for (const first of new Set(answers.map(({ endpoint }) => endpoint.path.split('/')[1]!))) {
    app.route<{ Params: { '*': string } }>({
      method: [...METHODS],
      url: `/${first}/*`,
      handler(request, reply) {
        const has = methods.get(`/${first}/${request.params['*'].replace(/\/$/, '')}`)
        if (has) void reply.header('allow', has.join(', '))
        return sendFault(request, reply, new Fault(has ? 'method.not.allowed' : 'route.unknown'))
      },
    })
  }
}

/** Answers a refusal by its code; whatever else went wrong stays in the log, under the request's id. */
export function sendFault(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const fault = toFault(error)
  if (fault.code === 'system.error') request.log.error({ err: error, reqId: request.id }, 'call failed')
  else if (fault.code === 'system.busy') request.log.warn({ err: error, reqId: request.id }, 'call gave way')
  const { fields, value, retryAfterSeconds } = fault.details
  if (retryAfterSeconds) void reply.header('retry-after', retryAfterSeconds)
  const shown = fields ? { fields } : (value ?? null)
  const body = { success: false, value: shown, message: fault.message, errorCode: fault.code, requestId: request.id }
  return reply.code(fault.status).type(JSON_TYPE).send(body)
}
