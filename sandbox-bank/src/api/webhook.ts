import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { Problem } from '../problem.ts'
import { KeyParams, WebhookRequest } from '../schemas.ts'
import { findWebhook, removeWebhook, setWebhook, webhookReply } from '../webhooks.ts'

interface OfOne {
  Params: { chave: string }
}

/** Where a key's owner wants to be told. */
export function serveWebhooks(app: FastifyInstance, { store, clock, merchant }: Services): void {
  const options = { schema: { params: KeyParams }, config: { invalid: 'WebhookOperacaoInvalida' } } as const
  const known = (key: string): object => {
    const webhook = findWebhook(store, key)
    if (!webhook) throw new Problem('WebhookNaoEncontrado')
    return webhookReply(key, webhook)
  }

  app.put<OfOne & { Body: { webhookUrl: string } }>(
    '/webhook/:chave',
    { ...options, schema: { params: KeyParams, body: WebhookRequest } },
    async ({ params, body }) => {
      if (params.chave !== merchant.key)
        throw new Problem('WebhookOperacaoInvalida', { razao: 'A chave não pertence a este recebedor.', propriedade: 'chave' })
      setWebhook(store, params.chave, { url: body.webhookUrl, createdMs: clock.now() })
      return known(params.chave)
    },
  )

  app.get<OfOne>('/webhook/:chave', options, async ({ params }) => known(params.chave))

  app.delete<OfOne>('/webhook/:chave', options, async ({ params }, reply) => {
    if (!removeWebhook(store, params.chave)) throw new Problem('WebhookNaoEncontrado')
    return reply.code(204).send()
  })
}
