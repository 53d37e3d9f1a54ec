import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { isThisMachine } from './address.ts'
import type { Services } from './services.ts'

/** `/healthz`: the process runs. `/readyz`: it can answer calls. `/metrics`: figures, for this machine or whoever has the token. */
export function serveHealth(app: FastifyInstance, services: Services, isClosing: () => boolean): void {
  const { configuration, metrics, db } = services
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const database = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    const ready = database && !isClosing()
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', database, closing: isClosing() })
  })
  app.get('/metrics', async (request, reply) => {
    const { metricsToken } = configuration
    const allowed = metricsToken ? request.headers.authorization === `Bearer ${metricsToken}` : isThisMachine(request.raw)
    if (!allowed) return reply.code(404).send()
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
