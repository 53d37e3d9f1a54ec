import type { FastifyInstance } from 'fastify'
import { visitorAddress } from './address.ts'
import type { House } from './house.ts'

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

/** Puts on every request where it comes from. */
export function recogniseVisitors(app: FastifyInstance, { configuration, countries }: House): void {
  const { trustedProxies } = configuration
  app.decorateRequest('visitor')
  app.addHook('onRequest', (request, _reply, done) => {
    const forwarded = request.headers['x-forwarded-for']
    const ip = visitorAddress({ socket: request.socket.remoteAddress ?? '', forwarded: forwarded?.toString(), trustedProxies })
    const secure = trustedProxies > 0 && request.headers['x-forwarded-proto'] === 'https'
    request.visitor = { ip, country: countries.countryOf(ip), secure }
    done()
  })
}
