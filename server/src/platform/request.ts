import { type Endpoint, inQuery } from '@tucano/contract/endpoint'
import type { FieldProblem } from '@tucano/contract/errors'
import type { FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import Value from 'typebox/value'
import { findProblem } from './check-values.ts'
import type { Encryption } from './encryption.ts'
import { Fault } from './fault.ts'
import { validatorOf } from './validator.ts'

/** Reads what a call asks for: from the query or the body, opened when it came sealed, with the fields that do not fit named. */
export function requestReader(endpoint: Endpoint, encryption: Encryption): (request: FastifyRequest) => Promise<unknown> {
  const check = validatorOf(endpoint.request)
  const clean = cleaner(endpoint.request)
  return async (request) => {
    let given: unknown = inQuery(endpoint) ? request.query : request.body
    if (endpoint.encrypted) given = await encryption.open(given)
    if (endpoint.encryptedFields.length > 0) given = await encryption.openFields(given, endpoint.encryptedFields)
    const problem = findProblem(given)
    if (problem) throw new Fault('request.invalid', { fields: [problem] })
    if (inQuery(endpoint) || endpoint.form) given = Value.Convert(endpoint.request, given)
    if (check.Check(given)) return clean(given)
    throw new Fault('request.invalid', { fields: problems(check.Errors(given)) })
  }
}

/** Leaves out whatever the schema does not name. Most requests are flat, and then it is enough to look at the names. */
function cleaner(schema: TSchema): (given: unknown) => unknown {
  const { type, properties } = schema as { type?: string; properties?: Record<string, { type?: string; anyOf?: unknown; allOf?: unknown }> }
  const isFlat =
    type === 'object' &&
    Object.values(properties ?? {}).every((one) => !one.anyOf && !one.allOf && one.type !== 'object' && one.type !== 'array')
  if (!isFlat) return (given) => Value.Clean(schema, given)
  const names = new Set(Object.keys(properties ?? {}))
  return (given) => {
    if (Object.keys(given as object).every((name) => names.has(name))) return given
    return Object.fromEntries(Object.entries(given as object).filter(([name]) => names.has(name)))
  }
}

interface SchemaError {
  keyword: string
  instancePath: string
  params: object
  message: string
}

/** What is wrong with each field, of the first twenty. */
export function problems(errors: SchemaError[]): FieldProblem[] {
  const named = errors.flatMap(({ keyword, instancePath, params, message }): FieldProblem[] => {
    const at = instancePath.slice(1).replaceAll('/', '.')
    if (keyword === 'required') {
      const { requiredProperties = [] } = params as { requiredProperties?: string[] }
      return requiredProperties.map((name) => ({ field: at ? `${at}.${name}` : name, problem: 'is required' }))
    }
    return [{ field: at || 'body', problem: message }]
  })
  return named.filter((problem, index) => named.findIndex(({ field }) => field === problem.field) === index).slice(0, 20)
}
