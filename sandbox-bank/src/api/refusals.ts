import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { Problem, problemBody, type ProblemName, statusOf, type Violation } from '../problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request that does not fit its schema is called. */
    invalid?: ProblemName
  }
}

/** No address of the API. */
export const refuseUnknown = (app: FastifyInstance): void => void app.setNotFoundHandler((_, reply) => send(reply, 'NaoEncontrado', {}))

/** Every refusal of the API, in the standard's words. */
export function refuseInItsWords(app: FastifyInstance, say: (line: string) => void): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Problem) return send(reply, error.problem, { violations: error.violations })
    if (error.validation) {
      const violations = error.validation.map((at) => violation(error.validationContext ?? '', at))
      return send(reply, request.routeOptions.config.invalid ?? 'RequisicaoInvalida', { violations })
    }
    const status = error.statusCode ?? 500
    if (status < 500) return send(reply, 'RequisicaoInvalida', { status })
    say(`${request.method} ${request.routeOptions.url ?? '?'}: ${error.stack ?? String(error)}`)
    return send(reply, 'ErroInternoDoServidor', {})
  })
}

interface About {
  violations?: readonly Violation[]
  status?: number
}

function send(reply: FastifyReply, name: ProblemName, { violations = [], status = statusOf(name) }: About): FastifyReply {
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemBody(name, violations, status)))
}

interface AtFault {
  instancePath: string
  params: Record<string, unknown>
}

function violation(where: string, { instancePath, params }: AtFault): Violation {
  const missing = params['missingProperty'] ?? params['additionalProperty']
  const path = [...instancePath.split('/').slice(1), ...(typeof missing === 'string' ? [missing] : [])].join('.')
  const propriedade = path || where
  return { razao: `O campo ${propriedade} não respeita o schema.`, propriedade }
}
