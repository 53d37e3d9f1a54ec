import { type Ask, type Db, dbOf } from '@tucano/database'
import { isRefusal } from '@tucano/ledger'
import { isTransient } from './fault.ts'
import type { Services } from './services.ts'
import pg from 'pg'

/** The connections that commit batches, by their number. Each is opened when it is first wanted, and again after it was lost. */
export class BatchConnections {
  #pool: pg.Pool
  #clients: ({ client: pg.Client; db: Db } | undefined)[] = []

  constructor({ pool }: Pick<Services, 'pool'>) {
    this.#pool = pool
  }

  async client(connection: number): Promise<pg.Client> {
    const known = this.#clients[connection]
    if (known) return known.client
    const client = new pg.Client(this.#pool.options)
    const forget = (): void => {
      if (this.#clients[connection]?.client === client) this.#clients[connection] = undefined
    }
    client.on('error', forget)
    client.on('end', forget)
    await client.connect()
    this.#clients[connection] = { client, db: dbOf({ query: readying(client) }) }
    return client
  }

  /** The same connection for whatever else belongs into its transaction. */
  db(connection: number): Db {
    return this.#clients[connection]!.db
  }

  async end(): Promise<void> {
    for (const known of this.#clients) await known?.client.end().catch(() => undefined)
  }
}

/** So many statements are kept ready on a connection. */
const READY_MAX = 200

/** Batches ask the same few things again and again: a connection reads and plans each of them once. */
function readying(client: pg.Client): Ask {
  const names = new Map<string, string>()
  return (text, values) => {
    // What opens and ends transactions has no values, and needs no plan.
    if (!values || values.length === 0 || (!names.has(text) && names.size >= READY_MAX)) return client.query(text, values)
    const name = names.get(text) ?? `ready ${names.size}`
    names.set(text, name)
    return client.query({ name, text, values })
  }
}

/** The id is known, or another process uses the same one at this very moment: whoever looks again finds it. */
const isKnown = (error: unknown): boolean => (error as { code?: unknown }).code === '23505'
/** Worth asking again. */
export const isWorthRetrying = (error: unknown): boolean => isTransient(error) || isKnown(error)
/** Why the database says no, if that is what it says. */
export const refusedFor = (error: unknown): string | undefined => (isRefusal(error) ? (error as Error).message : undefined)
