import type { FastifyInstance } from 'fastify'
import { visitorAddress } from './address.ts'
import type { Services } from './services.ts'

export interface Visitor {
  ip: string
  country: string | null
  /** The visitor's own connection is encrypted: to us, or to a proxy that we trust. */
  secure: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor
  }
  interface FastifyContextConfig {
    /** Name of the call in the contract, for metrics. */
    call?: string
  }
}

/** Most requests come from where the last ones came from. */
const KNOWN_MAX = 10_000

/** Puts on every request where it comes from. */
export function recogniseVisitors(app: FastifyInstance, { configuration, countries }: Services): void {
  const { trustedProxies } = configuration
  const known = new Map<string, Pick<Visitor, 'ip' | 'country'>>()
  const look = (from: string, forwarded: string | undefined, socket: string): Pick<Visitor, 'ip' | 'country'> => {
    const ip = visitorAddress({ socket, forwarded, trustedProxies })
    if (known.size >= KNOWN_MAX) known.clear()
    const found = { ip, country: countries.countryOf(ip) }
    known.set(from, found)
    return found
  }
  app.decorateRequest('visitor')
  app.addHook('onRequest', (request, _reply, done) => {
    const forwarded = request.headers['x-forwarded-for']
    const from = `${request.socket.remoteAddress} ${trustedProxies > 0 ? String(forwarded) : ''}`
    const { ip, country } = known.get(from) ?? look(from, forwarded?.toString(), request.socket.remoteAddress ?? '')
    const secure = trustedProxies > 0 && request.headers['x-forwarded-proto'] === 'https'
    request.visitor = { ip, country, secure }
    done()
  })
}
