import { written } from './services.ts'
import { Problem } from './problem.ts'
import type { Store } from './store.ts'

interface Webhook {
  url: string
  createdMs: number
}

export function findWebhook(store: Store, key: string): Webhook | undefined {
  const row = store.prepare('select url, created_ms from webhooks where key = ?').get(key)
  return row && { url: String(row['url']), createdMs: Number(row['created_ms']) }
}

export function setWebhook(store: Store, key: string, { url, createdMs }: Webhook): void {
  if (!isAddress(url)) throw new Problem('WebhookOperacaoInvalida', { razao: 'O endereço não serve.', propriedade: 'webhookUrl' })
  store
    .prepare(
      `insert into webhooks values (?, ?, ?) on conflict (key) do update set url = excluded.url, created_ms = excluded.created_ms
       where url <> excluded.url`,
    )
    .run(key, url, createdMs)
}

function isAddress(text: string): boolean {
  const url = URL.parse(text)
  return (
    url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' && url.hash === '' && url.search === ''
  )
}

export const removeWebhook = (store: Store, key: string): boolean =>
  Number(store.prepare('delete from webhooks where key = ?').run(key).changes) > 0

export const webhookReply = (key: string, { url, createdMs }: Webhook): object => ({
  webhookUrl: url,
  chave: key,
  criacao: written(createdMs),
})
