import { createHash, timingSafeEqual } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { BadMessage, CALLS } from '@tucano/feed'
import type { Say } from '../say.ts'
import { yieldTurn } from '../turns.ts'
import { Refusal, type Reply, badRequest, notFound } from './reply.ts'

export interface HttpRequest {
  method: string
  /** With its query. */
  url: string
  body: string
}

/** Nothing, where it is none of its calls. */
export type Answer = (request: HttpRequest) => Reply | undefined

interface HttpOptions {
  host: string
  port: number
  token: string
  answers: readonly Answer[]
  say: Say
}

const KEEP_ALIVE_MS = 60_000
const BODY_BYTES_MAX = 256 * 1024
const TURN_MS = 10

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The feed's own calls are refused in its language, the others in JSON. */
function refused({ status, code, message }: Refusal, url: string): Reply {
  if (!url.startsWith('/v1/')) return { status, type: 'application/json', body: JSON.stringify({ code, message }) }
  return { status, type: 'application/xml', body: CALLS.recovery.reply.write({ code, message }) }
}

/** Whoever reads slowly is waited for, unless it is gone. */
async function waitUntilTaken(response: http.ServerResponse): Promise<void> {
  await new Promise<void>((resolve) => {
    const go = (): void => {
      response.off('drain', go).off('close', go)
      resolve()
    }
    response.once('drain', go).once('close', go)
  })
}

/** What takes long to make is made in turns with everything else. */
async function sendPieces(response: http.ServerResponse, pieces: Iterable<string>): Promise<void> {
  let [text, sinceMs] = ['', performance.now()]
  for (const piece of pieces) {
    text += piece
    if (performance.now() - sinceMs < TURN_MS) continue
    if (!response.write(text)) await waitUntilTaken(response)
    await yieldTurn()
    if (response.destroyed) return
    ;[text, sinceMs] = ['', performance.now()]
  }
  response.end(text)
}

export async function startHttpServer({
  host,
  port,
  token,
  answers,
  say,
}: HttpOptions): Promise<{ url: string; stop: () => Promise<void> }> {
  const isKnown = (header: string | string[] | undefined): boolean =>
    typeof header === 'string' && timingSafeEqual(digest(header), digest(token))

  async function reply(request: http.IncomingMessage): Promise<Reply> {
    const { method = 'GET', url = '/' } = request
    try {
      if (!isKnown(request.headers['x-access-token'])) throw new Refusal(403, 'FORBIDDEN', 'The token is missing or wrong.')
      if (Number(request.headers['content-length'] ?? 0) > BODY_BYTES_MAX) throw badRequest('The body is too long.')
      const body = method === 'GET' ? '' : await text(request)
      for (const answer of answers) {
        const found = answer({ method, url, body })
        if (found) return found
      }
      throw notFound('such call')
    } catch (error) {
      if (error instanceof Refusal) return refused(error, url)
      if (error instanceof BadMessage) return refused(badRequest(error.message), url)
      say(`${method} ${url}: ${(error as Error).stack}`, 'error')
      return refused(new Refusal(500, 'INTERNAL_SERVER_ERROR', 'Something went wrong.'), url)
    }
  }

  const server = http.createServer((request, response) => {
    void reply(request).then(async ({ status, type, body }) => {
      response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
      if (typeof body === 'string') return response.end(body)
      try {
        await sendPieces(response, body)
      } catch (error) {
        say(`${request.method} ${request.url}: ${(error as Error).stack}`, 'error')
        response.destroy()
      }
    })
  })
  // A connection that is closed just as somebody asks on it again is an error to them.
  server.keepAliveTimeout = KEEP_ALIVE_MS
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, resolve)
  })
  const { port: bound } = server.address() as AddressInfo
  return {
    url: `http://${host}:${bound}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
