import Fastify, { type FastifyInstance } from 'fastify'
import { serveApi } from './api/index.ts'
import type { Services } from './services.ts'
import { servePages } from './pages/index.ts'

const BODY_BYTES_MAX = 64 * 1024

/** The whole bank over its services, not yet listening. */
export async function buildApp(services: Services, say: (line: string) => void): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_BYTES_MAX,
    // An answer that never comes must not keep the bank from stopping.
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 4096 },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false, allErrors: true } },
  })
  app.removeContentTypeParser('text/plain')
  await serveApi(app, services, say)
  await servePages(app, services, say)
  return app
}
