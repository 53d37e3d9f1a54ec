/** What an HTTP request is answered with. */
export interface Reply {
  status: number
  type: 'application/xml' | 'application/json'
  /** Or its pieces, each made when its turn has come. */
  body: string | Iterable<string>
}

/** Why a request is refused. */
export class Refusal extends Error {
  readonly status: number
  /** As the feed calls it: `NOT_FOUND`, `BAD_REQUEST` … */
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export const notFound = (what: string): Refusal => new Refusal(404, 'NOT_FOUND', `There is no ${what}.`)
export const badRequest = (message: string): Refusal => new Refusal(400, 'BAD_REQUEST', message)
