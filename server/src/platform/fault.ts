import { type ErrorCode, type FieldProblem, errorCatalogue } from '@tucano/contract/errors'
import { LedgerRefusal } from '@tucano/ledger'

interface Details {
  fields?: FieldProblem[]
  /** What the page needs to go on, e.g. that a captcha is wanted. */
  value?: unknown
  retryAfterSeconds?: number
}

/** A refusal that the caller is told of, by a code of the contract. */
export class Fault extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.fields?.map(({ field, problem }) => `${field}: ${problem}`).join('; ') ?? code)
    this.code = code
    this.details = details
  }

  get status(): number {
    return errorCatalogue[this.code]
  }
}

/** PostgreSQL is out of reach, restarting, closed to us, has given us up, or gave way to another transaction: try again, nothing was decided. */
const PASSING = /^(08...|25P03|28...|3D000|40001|40P01|53...|55000|55P03|57014|57P0.)$/
const PASSING_SYSTEM = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])

export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as { code?: unknown }).code
  if (typeof code === 'string' && (PASSING.test(code) || PASSING_SYSTEM.has(code))) return true
  return /Connection terminated|not queryable|timeout exceeded when trying to connect|Cannot use a pool after calling end/.test(
    error.message,
  )
}

/** Whatever went wrong, as a fault: passing trouble is never passed off as a decision, and nothing internal is told. */
export function toFault(error: unknown): Fault {
  if (error instanceof Fault) return error
  // A refusal that the contract does not know is a mistake of ours.
  if (error instanceof LedgerRefusal) return new Fault(error.code in errorCatalogue ? (error.code as ErrorCode) : 'system.error')
  if (isTransient(error)) return new Fault('system.busy', { retryAfterSeconds: 2 })
  switch ((error as { code?: unknown }).code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Fault('request.type')
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Fault('request.too.large')
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new Fault('request.malformed')
  }
  const { statusCode } = error as { statusCode?: unknown }
  if (statusCode === 429) return new Fault('request.too.many')
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return new Fault('request.malformed')
  return new Fault('system.error')
}
