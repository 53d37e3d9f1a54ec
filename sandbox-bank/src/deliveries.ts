import type { Services } from './services.ts'
import { findWebhook } from './webhooks.ts'
import type { Store } from './store.ts'

export type DeliveryKind = 'pix' | 'envios'

export interface Delivery {
  id: bigint
  kind: DeliveryKind
  key: string
  item: object
  attempts: number
}

/** What happens within this time can come in the opposite order. */
const DISORDER_MS = 2000
const BATCH_MAX = 50
const WAIT_MAX_MS = 300_000

/** Written in the transaction of what it tells of, and kept until somebody has taken it. */
export function enqueue({ store, clock, faults }: Services, { kind, key, item }: Pick<Delivery, 'kind' | 'key' | 'item'>): void {
  const { silent, late, disorder } = faults.now
  if (silent || !findWebhook(store, key)) return
  const due = clock.now() + late * 1000 + (disorder ? DISORDER_MS : 0)
  store.prepare('insert into deliveries (kind, key, item, due_ms) values (?, ?, ?, ?)').run(kind, key, JSON.stringify(item), due)
}

/** What goes out next, in one call: of one kind, for one key. In disorder the newest, alone. */
export function nextDeliveries({ store, clock, faults }: Services): Delivery[] {
  const direction = faults.now.disorder ? 'desc' : 'asc'
  const due = store.prepare(`select * from deliveries where due_ms <= ? order by id ${direction} limit ${BATCH_MAX}`).all(clock.now())
  const all = due.map((row) => {
    const { id, kind, key, item, attempts } = row as unknown as {
      id: bigint
      kind: DeliveryKind
      key: string
      item: string
      attempts: bigint
    }
    return { id, kind, key, item: JSON.parse(item) as object, attempts: Number(attempts) }
  })
  const [first] = all
  if (!first || faults.now.disorder) return all.slice(0, 1)
  return all.filter(({ kind, key }) => kind === first.kind && key === first.key)
}

export function forget(store: Store, deliveries: readonly Delivery[]): void {
  for (const { id } of deliveries) store.prepare('delete from deliveries where id = ?').run(id)
}

/** Tried again after a while, each time a longer one. */
export function postpone({ store, clock, retryMs }: Services, deliveries: readonly Delivery[]): void {
  for (const { id, attempts } of deliveries) {
    const wait = Math.min(retryMs * 2 ** Math.min(attempts, 20), WAIT_MAX_MS)
    store.prepare('update deliveries set attempts = attempts + 1, due_ms = ? where id = ?').run(clock.now() + wait, id)
  }
}

export const undelivered = (store: Store): number => Number(store.prepare('select count(*) as count from deliveries').get()?.['count'])
