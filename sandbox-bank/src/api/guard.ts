import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Services } from '../services.ts'
import { Problem } from '../problem.ts'

const TOKEN_SECONDS = 300

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const same = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b))

/** Short-lived tokens, kept in memory: after a restart a client shows its secret again. */
export class Tokens {
  readonly #services: Services
  readonly #ends = new Map<string, number>()

  constructor(services: Services) {
    this.#services = services
  }

  give(): { token: string; seconds: number } {
    const now = this.#services.clock.now()
    for (const [known, end] of this.#ends) if (end <= now) this.#ends.delete(known)
    const token = randomBytes(32).toString('base64url')
    this.#ends.set(digest(token).toString('hex'), now + TOKEN_SECONDS * 1000)
    return { token, seconds: TOKEN_SECONDS }
  }

  isGood(header: string | undefined): boolean {
    const [, token] = /^Bearer ([\w-]{43})$/i.exec(header ?? '') ?? []
    return token !== undefined && (this.#ends.get(digest(token).toString('hex')) ?? 0) > this.#services.clock.now()
  }
}

/** `POST /oauth/token`: who has the client's secret gets a token. */
export function serveTokens(app: FastifyInstance, services: Services, tokens: Tokens): void {
  const { clientId, clientSecret } = services
  const isClient = (header: string | undefined): boolean => {
    const [, encoded] = /^Basic ([\w+/=-]+)$/i.exec(header ?? '') ?? []
    const given = Buffer.from(encoded ?? '', 'base64').toString()
    return same(given, `${clientId}:${clientSecret}`)
  }
  app.post('/oauth/token', { onRequest: (_, reply) => breakDown(services, reply) }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isClient(request.headers.authorization))
      return reply.code(401).header('www-authenticate', 'Basic realm="bank"').send({ error: 'invalid_client' })
    const { grant_type: grant } = (request.body ?? {}) as { grant_type?: unknown }
    if (grant !== 'client_credentials') return reply.code(400).send({ error: 'unsupported_grant_type' })
    const { token, seconds } = tokens.give()
    return { access_token: token, token_type: 'Bearer', expires_in: seconds }
  })
}

/** Whether the API is there at all: the fault switch `down`. */
export async function breakDown({ faults }: Services, reply: FastifyReply): Promise<void> {
  if (faults.now.down === 'unavailable') throw new Problem('ServicoIndisponivel')
  if (faults.now.down === 'closed') hangUp(reply)
}

/** Ends the connection without a word. */
export function hangUp(reply: FastifyReply): void {
  reply.hijack()
  reply.request.raw.socket.resetAndDestroy()
}
