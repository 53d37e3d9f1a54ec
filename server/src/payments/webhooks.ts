import { isEndToEndId } from '@tucano/pix'
import type { Services } from '#platform/services'
import type { FastifyInstance } from 'fastify'
import { type Payments, WEBHOOK_PATH } from './open-payments.ts'
import { type PaymentNotice, isProviderError } from './provider.ts'
import { isSigned } from './signature.ts'

const BODY_BYTES_MAX = 512 * 1024
const MANY = 1000
const SIGNATURE_HEADER = 'x-tucano-signature'

interface Hooks {
  payments: Payments
  /** Money that is said to have arrived. */
  hearPayments: (heard: PaymentNotice[]) => Promise<void>
  /** Money on its way out of which there is news. */
  hearPayOuts: (ids: string[]) => Promise<void>
}

/** Where the provider tells of what happens. Bodies are left alone until their signature is seen, and the provider has no budget of requests. */
export async function serveWebhooks(
  app: FastifyInstance,
  { log, metrics }: Services,
  { payments, hearPayments, hearPayOuts }: Hooks,
): Promise<void> {
  app.addHook('onListen', (done) => {
    void payments.hear().catch((error: unknown) => log.warn({ err: error }, 'the payment provider does not know where we listen'))
    done()
  })
  app.addHook('onClose', (_app, done) => {
    payments.close()
    done()
  })
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    const hear = (path: string, take: (body: unknown) => Promise<void>): void => {
      scope.post(
        WEBHOOK_PATH + path,
        { config: { rateLimit: false, call: `hook${path}` }, compress: false, bodyLimit: BODY_BYTES_MAX },
        async ({ headers, body }, reply) => {
          const bytes = body instanceof Buffer ? body : Buffer.alloc(0)
          const header = headers[SIGNATURE_HEADER]?.toString()
          if (!isSigned(payments.webhookSecret, { header, body: bytes, now: Date.now() })) {
            metrics.payments.inc({ outcome: 'forged' })
            log.warn({ path }, 'a webhook that the provider did not sign just now')
            return reply.code(401).send()
          }
          const read = parse(bytes)
          if (read === undefined) return reply.code(400).send()
          try {
            await take(read)
          } catch (error) {
            if (!isProviderError(error)) throw error
            log.warn({ err: error }, 'a webhook waits for the provider')
            return reply.code(503).header('retry-after', 5).send()
          }
          return reply.code(200).send()
        },
      )
    }
    hear('/pix', (body) => hearPayments(readPix(body)))
    hear('/envios', (body) => hearPayOuts(readIds(body)))
    done()
  })
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

const listOf = (body: unknown, name: string): Record<string, unknown>[] => {
  const list = (body as Record<string, unknown> | null)?.[name]
  return Array.isArray(list) ? list.slice(0, MANY).filter((one) => typeof one === 'object' && one !== null) : []
}

/** Of a payment, a webhook is believed its name and its minute, and nothing else. */
function readPix(body: unknown): PaymentNotice[] {
  return listOf(body, 'pix').flatMap(({ endToEndId, horario }) => {
    if (typeof endToEndId !== 'string' || !isEndToEndId(endToEndId)) return []
    const at = new Date(typeof horario === 'string' ? horario : Number.NaN)
    return [{ endToEndId, at: Number.isNaN(at.getTime()) ? new Date() : at }]
  })
}

const readIds = (body: unknown): string[] =>
  listOf(body, 'envios').flatMap(({ id }) => (typeof id === 'string' && /^[a-zA-Z0-9]{1,35}$/.test(id) ? [id] : []))
