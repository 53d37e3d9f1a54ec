import formBody from '@fastify/formbody'
import Type from 'typebox'
import type { FastifyInstance } from 'fastify'
import { Faults } from '../faults.ts'
import type { House } from '../house.ts'
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
export async function serveApi(app: FastifyInstance, house: House, say: (line: string) => void): Promise<void> {
  const tokens = new Tokens(house)
  await app.register(async (outer) => {
    refuseInItsWords(outer, say)
    await outer.register(formBody)
    serveTokens(outer, house, tokens)
    serveFaults(outer, house)
  })
  await app.register(
    async (v2) => {
      refuseInItsWords(v2, say)
      refuseUnknown(v2)
      v2.addHook('onRequest', (_, reply) => breakDown(house, reply))
      v2.addHook('onRequest', async ({ headers }) => {
        if (!tokens.isGood(headers.authorization)) throw new Problem('NaoAutorizado')
      })
      serveCharges(v2, house)
      servePayments(v2, house)
      serveWebhooks(v2, house)
      servePayOuts(v2, house)
      serveDirectory(v2, house)
    },
    { prefix: '/v2' },
  )
}

/** For tests. The pages have the same switches for people. */
function serveFaults(app: FastifyInstance, house: House): void {
  app.get('/faults', async () => house.faults.now)
  app.put<{ Body: Partial<Faults> }>(
    '/faults',
    { schema: { body: Type.Partial(Faults, { additionalProperties: false }) } },
    async ({ headers, body }) => {
      if (isForeign(house, headers.origin)) throw new Problem('AcessoNegado')
      return house.faults.set(body)
    },
  )
}
