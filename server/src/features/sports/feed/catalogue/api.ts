import { setTimeout as wait } from 'node:timers/promises'
import { BadMessage, CALLS, type CallName, writePath } from '@tucano/feed'
import { Semaphore } from '#platform/semaphore'

type Values<K extends CallName> = Parameters<typeof writePath<K>>[1]
type ReplyOf<K extends CallName> = ReturnType<(typeof CALLS)[K]['reply']['read']>

interface ApiOptions {
  /** `https://api.example` */
  url: string
  token: string
}

const TIMEOUT_MS = 30_000
const BYTES_MAX = 16 * 1024 * 1024
const AT_ONCE = 6
const WAITING_MAX = 100_000
const ATTEMPTS = 4
const RETRY_MS = 250

/** The feed has answered, and not with what was asked for. */
export class ApiRefused extends Error {
  readonly status: number

  constructor(status: number, path: string) {
    super(`the feed answers ${status} to ${path}`)
    this.status = status
  }
}

/** It may be another answer the next time. */
const isWorthAsking = (error: unknown): boolean =>
  error instanceof ApiRefused ? error.status >= 500 || error.status === 429 : !(error instanceof BadMessage)

/** What the feed is asked for besides its messages: few at a time, again where it does not answer. */
export class FeedApi {
  #options: ApiOptions
  #stopping = new AbortController()
  #inside = new Semaphore({ inside: AT_ONCE, waiting: WAITING_MAX })

  constructor(options: ApiOptions) {
    this.#options = options
  }

  stop(): void {
    this.#stopping.abort()
  }

  /** A document. */
  async get<K extends CallName>(call: K, values: Values<K>): Promise<ReplyOf<K>> {
    return CALLS[call].reply.read(await this.text(call, values)) as ReplyOf<K>
  }

  /** A document as it is written. */
  text<K extends CallName>(call: K, values: Values<K>): Promise<string> {
    const path = writePath(call, values)
    return this.#inside.pass(() => this.#askAgain(path))
  }

  /** A request, made once: whoever makes it knows whether it may be made again. */
  async post<K extends CallName>(call: K, values: Values<K>): Promise<void> {
    await this.#ask('POST', writePath(call, values))
  }

  async #askAgain(path: string): Promise<string> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#ask('GET', path)
      } catch (error) {
        if (attempt === ATTEMPTS || this.#stopping.signal.aborted || !isWorthAsking(error)) throw error
        await wait(RETRY_MS * 2 ** (attempt - 1), undefined, { signal: this.#stopping.signal })
      }
    }
  }

  async #ask(method: 'GET' | 'POST', path: string): Promise<string> {
    const { url, token } = this.#options
    const reply = await fetch(url + path, {
      method,
      headers: { 'x-access-token': token },
      redirect: 'error',
      signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    if (!reply.ok) {
      await reply.body?.cancel()
      throw new ApiRefused(reply.status, path)
    }
    return readBounded(reply)
  }
}

async function readBounded({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of body ?? []) {
    bytes += piece.length
    if (bytes > BYTES_MAX) throw new BadMessage(`longer than ${BYTES_MAX} bytes`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}
