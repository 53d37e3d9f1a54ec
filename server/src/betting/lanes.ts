import { type Db, dbOf } from '@tucano/database'
import { isRefusal } from '@tucano/ledger'
import { isPassing } from '#platform/fault'
import type { House } from '#platform/house'
import pg from 'pg'

/** The connections that commit what was gathered, one a lane. Each is opened when it is first wanted, and again after it was lost. */
export class Lanes {
  #pool: pg.Pool
  #clients: ({ client: pg.Client; db: Db } | undefined)[] = []

  constructor({ pool }: Pick<House, 'pool'>) {
    this.#pool = pool
  }

  async client(lane: number): Promise<pg.Client> {
    const known = this.#clients[lane]
    if (known) return known.client
    const client = new pg.Client({ ...this.#pool.options, application_name: 'tucano' })
    const forget = (): void => {
      if (this.#clients[lane]?.client === client) this.#clients[lane] = undefined
    }
    client.on('error', forget)
    client.on('end', forget)
    await client.connect()
    this.#clients[lane] = { client, db: dbOf(client) }
    return client
  }

  /** The same connection for whatever else belongs into the lane's transaction. */
  db(lane: number): Db {
    return this.#clients[lane]!.db
  }

  async end(): Promise<void> {
    for (const known of this.#clients) await known?.client.end().catch(() => undefined)
  }
}

/** The id is known, or another process uses the same one at this very moment: whoever looks again finds it. */
const isKnown = (error: unknown): boolean => (error as { code?: unknown }).code === '23505'
/** Worth asking again. */
export const isWorthRetrying = (error: unknown): boolean => isPassing(error) || isKnown(error)
/** Why the database says no, if that is what it says. */
export const refusedFor = (error: unknown): string | undefined => (isRefusal(error) ? (error as Error).message : undefined)
