import { createHmac, randomBytes } from 'node:crypto'
import { readReais, writeEndToEndId, writeReais } from '@tucano/pix'
import { type Delivery, forget, nextDeliveries, postpone } from './deliveries.ts'
import { type Services, ISPB, tail } from './services.ts'
import { findWebhook } from './webhooks.ts'

export const SIGNATURE_HEADER = 'x-tucano-signature'
const TIMEOUT_MS = 10_000
const COPIES = 2

/** Tells all that is to be told by now; at least once, and again until it is taken. */
export async function deliverDue(services: Services, stopping: AbortSignal): Promise<void> {
  for (let batch = nextDeliveries(services); batch.length > 0 && !stopping.aborted; batch = nextDeliveries(services))
    await deliver(services, batch, stopping)
}

async function deliver(services: Services, batch: readonly Delivery[], stopping: AbortSignal): Promise<void> {
  const { store, faults, webhookSecret } = services
  const [first] = batch
  const webhook = first && findWebhook(store, first.key)
  if (!webhook) return forget(store, batch)
  const url = `${webhook.url}/${first.kind}`
  const send = (items: object[], secret: string): Promise<boolean> =>
    post(services, { url, secret, body: JSON.stringify({ [first.kind]: items }) }, stopping)
  const items = batch.map(({ item }) => item)
  const { forged, duplicate } = faults.now
  if (forged !== 'off')
    await send(
      items.map((item) => lie(services, item)),
      randomBytes(32).toString('hex'),
    )
  if (forged === 'instead') return forget(store, batch)
  if (!(await send(items, webhookSecret))) return postpone(services, batch)
  for (let copy = duplicate ? COPIES : 0; copy > 0; copy--) await send(items, webhookSecret)
  forget(store, batch)
}

/** What somebody else would like to be believed: ten times as much, by a payment that never was; or that a pay-out ended otherwise. */
function lie({ clock }: Services, item: object): object {
  const { valor, status } = item as { valor: string; status?: string }
  if (status !== undefined) return { ...item, status: status === 'REALIZADO' ? 'NAO_REALIZADO' : 'REALIZADO' }
  const more = (readReais(valor) ?? 0n) * 10n
  return {
    ...item,
    endToEndId: writeEndToEndId({ ispb: ISPB, at: new Date(clock.now()), tail: tail() }),
    valor: more > 999_999_999_999n ? '9999999999.99' : writeReais(more),
  }
}

interface Call {
  url: string
  secret: string
  body: string
}

/** The sandbox's stand-in for mutual TLS: when, and an HMAC over when and what. */
export function signatureOf(secret: string, body: string, now: number): string {
  const seconds = Math.floor(now / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

async function post({ clock }: Services, { url, secret, body }: Call, stopping: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(secret, body, clock.now()) },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
