import type { ErrorCode } from '@tucano/contract/errors'
import { toFault } from '#platform/fault'
import type { Services } from '#platform/services'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Acts } from './acts.ts'
import type { Integrations } from './integrations.ts'

/** What the calls of every shape are answered with. */
export interface Doors {
  services: Services
  acts: Acts
  integrations: Integrations
}

/** A call as it came: signatures are over its bytes. */
export interface RawCall {
  vendor: string
  headers: FastifyRequest['headers']
  body: Buffer
}

export interface RawReply {
  status: number
  json: string
}

interface RawRoute {
  /** For the figures. */
  call: string
  path: string
  answer: (call: RawCall) => Promise<RawReply>
}

interface RawShape {
  prefix: string
  routes: RawRoute[]
  /** What is said when something went wrong, or cannot even be read. */
  onTrouble: (error: FastifyError, code: ErrorCode) => RawReply
}

const BODY_BYTES_MAX = 32 * 1024
const JSON_TYPE = 'application/json; charset=utf-8'
const NOTHING = Buffer.alloc(0)

/** Serves the calls of one shape of vendors below `prefix/:vendor`. Bodies are left alone, and vendors have no budget of requests. */
export async function serveRaw(app: FastifyInstance, { prefix, routes, onTrouble }: RawShape): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const { code } = toFault(error)
      if (code === 'system.error') request.log.error({ err: error, reqId: request.id }, 'vendor call failed')
      else if (code === 'system.busy') request.log.warn({ err: error, reqId: request.id }, 'vendor call gave way')
      return send(reply, onTrouble(error, code))
    })
    for (const { call, path, answer } of routes) {
      scope.post<{ Params: { vendor: string } }>(
        `${prefix}/:vendor${path}`,
        { config: { rateLimit: false, call }, compress: false, bodyLimit: BODY_BYTES_MAX },
        async ({ params, headers, body }, reply) =>
          send(reply, await answer({ vendor: params.vendor, headers, body: body instanceof Buffer ? body : NOTHING })),
      )
    }
    done()
  })
}

function send(reply: FastifyReply, { status, json }: RawReply): FastifyReply {
  if (status === 503) void reply.header('retry-after', 1)
  return reply.code(status).type(JSON_TYPE).send(json)
}

/** The object that a body is, if it is one. */
export function parseObject(body: Buffer): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(body.toString())
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? (parsed as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** JSON in which some numbers are written as they are: a balance may be longer than what a float holds. */
export function writeJson(fields: object, digits: Record<string, bigint | string | undefined>): string {
  const numbers = Object.entries(digits).flatMap(([name, value]) => (value === undefined ? [] : [`"${name}":${value}`]))
  const rest = JSON.stringify(fields).slice(1, -1)
  return `{${[...(rest ? [rest] : []), ...numbers].join()}}`
}
