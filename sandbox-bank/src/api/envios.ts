import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { createPayOut, findPayOut, payOutReply } from '../pay-outs.ts'
import { Problem } from '../problem.ts'
import { PayOutParams, PayOutRequest } from '../schemas.ts'
import { hangUp } from './guard.ts'

interface OfOne {
  Params: { id: string }
}

/** Pay-outs: money that leaves, named by whoever sends it. */
export function servePayOuts(app: FastifyInstance, services: Services): void {
  app.put<OfOne & { Body: PayOutRequest }>(
    '/envios/:id',
    { schema: { params: PayOutParams, body: PayOutRequest }, config: { invalid: 'EnvioOperacaoInvalida' } },
    async ({ params, body }, response) => {
      const out = createPayOut(services, params.id, body)
      const { unclear } = services.faults.now
      // It is taken, and whoever sent it must find out without sending it twice.
      if (unclear === 'reset') return hangUp(response)
      if (unclear === 'timeout') return response.hijack()
      return response.code(201).send(payOutReply(out))
    },
  )

  app.get<OfOne>('/envios/:id', { schema: { params: PayOutParams }, config: { invalid: 'EnvioOperacaoInvalida' } }, async ({ params }) => {
    const out = findPayOut(services.store, params.id)
    if (!out) throw new Problem('EnvioNaoEncontrado')
    return payOutReply(out)
  })
}
