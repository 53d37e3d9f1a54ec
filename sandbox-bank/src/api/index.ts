import formBody from '@fastify/formbody'
import Type from 'typebox'
import type { FastifyInstance } from 'fastify'
import { Faults } from '../faults.ts'
import type { Services } from '../services.ts'
import { Problem } from '../problem.ts'
import { isForeign } from '../same-origin.ts'
import { serveCharges } from './cob.ts'
import { serveDirectory } from './dict.ts'
import { servePayOuts } from './envios.ts'
import { breakDown, serveTokens, Tokens } from './guard.ts'
import { servePayments } from './pix.ts'
import { refuseInItsWords, refuseUnknown } from './refusals.ts'
import { serveWebhooks } from './webhook.ts'

/** What programs talk to: tokens, the standard under /v2, and the fault switches. */
export async function serveApi(app: FastifyInstance, services: Services, say: (line: string) => void): Promise<void> {
  const tokens = new Tokens(services)
  await app.register(async (outer) => {
    refuseInItsWords(outer, say)
    await outer.register(formBody)
    serveTokens(outer, services, tokens)
    serveFaults(outer, services)
  })
  await app.register(
    async (v2) => {
      refuseInItsWords(v2, say)
      refuseUnknown(v2)
      v2.addHook('onRequest', (_, reply) => breakDown(services, reply))
      v2.addHook('onRequest', async ({ headers }) => {
        if (!tokens.isGood(headers.authorization)) throw new Problem('NaoAutorizado')
      })
      serveCharges(v2, services)
      servePayments(v2, services)
      serveWebhooks(v2, services)
      servePayOuts(v2, services)
      serveDirectory(v2, services)
    },
    { prefix: '/v2' },
  )
}

/** For tests. The pages have the same switches for people. */
function serveFaults(app: FastifyInstance, services: Services): void {
  app.get('/faults', async () => services.faults.now)
  app.put<{ Body: Partial<Faults> }>(
    '/faults',
    { schema: { body: Type.Partial(Faults, { additionalProperties: false }) } },
    async ({ headers, body }) => {
      if (isForeign(services, headers.origin)) throw new Problem('AcessoNegado')
      return services.faults.set(body)
    },
  )
}
