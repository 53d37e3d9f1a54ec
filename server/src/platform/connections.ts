import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Complaints } from './complaints.ts'
import type { Log } from './log.ts'

/** Who connects has this long to say what is wanted; bodies have a limit of their own below. */
const HEADERS_MS = 15_000
/** A connection on which nothing moves, in neither direction, is closed: nobody answers that slowly, and nobody reads that slowly. */
const STILL_MS = 90_000
const LOOK_MS = 5000

/** A large file over a bad line may take as long as it needs while it moves: in each of these spans so much of it has to arrive. */
export const BODY_SPAN_MS = 20_000
export const BODY_BYTES_MIN = 10_000

/** A server that stops waits so long for answers under way; from then on it lets go of every connection. */
const GOODBYE_MS = 5000
const AGAIN_MS = 1000

export const connectionLimits = {
  connectionTimeout: STILL_MS,
  http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: LOOK_MS },
}

/** Watches bodies on their way in, and cuts off those that only drip. */
export class Bodies {
  #arriving = new Map<IncomingMessage, { since: number; bytes: number }>()
  #complaints: Complaints

  constructor(complaints: Complaints) {
    this.#complaints = complaints
  }

  get size(): number {
    return this.#arriving.size
  }

  watch(request: IncomingMessage, now: number): void {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    if (encoding !== undefined || Number(length ?? 0) > 0) this.#arriving.set(request, { since: now, bytes: request.socket.bytesRead })
  }

  /** Its answer has been given. A body that still arrives then is watched until it ends. */
  answered(request: IncomingMessage): void {
    if (request.complete) this.#arriving.delete(request)
  }

  look(now: number): void {
    for (const [request, { since, bytes }] of this.#arriving) {
      const read = request.socket.bytesRead
      if (request.complete || request.socket.destroyed) this.#arriving.delete(request)
      else if (now - since < BODY_SPAN_MS) continue
      else if (read - bytes >= BODY_BYTES_MIN) this.#arriving.set(request, { since: now, bytes: read })
      else this.#cut(request)
    }
  }

  #cut(request: IncomingMessage): void {
    this.#arriving.delete(request)
    this.#complaints.note('a body arrived too slowly, and was cut off')
    request.socket.end('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
    request.socket.destroySoon()
  }
}

/** Ends connections that are held open without being used: bodies that drip, and whatever is left when the server stops. */
export function guardConnections(app: FastifyInstance, log: Log): void {
  const complaints = new Complaints(log)
  const bodies = new Bodies(complaints)
  app.server.on('request', (request: IncomingMessage) => bodies.watch(request, performance.now()))
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    bodies.answered(raw)
    done()
  })
  const timers = [setInterval(() => bodies.look(performance.now()), LOOK_MS).unref()]
  app.addHook('preClose', (done) => {
    const letGo = (): void => {
      app.server.closeAllConnections()
      timers.push(setTimeout(letGo, AGAIN_MS).unref())
    }
    timers.push(setTimeout(letGo, GOODBYE_MS))
    done()
  })
  app.addHook('onClose', (_app, done) => {
    for (const timer of timers) clearTimeout(timer)
    complaints.stop()
    done()
  })
}
