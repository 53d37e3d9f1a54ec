import { dbOf } from '@tucano/database'
import pg from 'pg'
import type { Services } from '#platform/services'
import { renewLeases } from './store.ts'

/** A renewal that takes longer has failed: the next one comes on another connection, and a lease has time for three. */
const TIMEOUT_MS = 1400

/** Renews leases on a connection of its own: a renewal does not wait until calls and rooms have given one back. */
export class Leases {
  #pool: pg.Pool
  #client: pg.Client | undefined

  constructor({ pool }: Pick<Services, 'pool'>) {
    this.#pool = pool
  }

  /** Rooms of these that the owner has no more. */
  async renew(owner: string, epochs: ReadonlyMap<string, bigint>): Promise<Set<string>> {
    const client = await this.#connect()
    try {
      return await renewLeases(dbOf(client), owner, epochs)
    } catch (error) {
      this.#forget(client)
      throw error
    }
  }

  async stop(): Promise<void> {
    const client = this.#client
    this.#client = undefined
    await client?.end().catch(() => undefined)
  }

  async #connect(): Promise<pg.Client> {
    if (this.#client) return this.#client
    const client = new pg.Client({ ...this.#pool.options, query_timeout: TIMEOUT_MS, connectionTimeoutMillis: TIMEOUT_MS })
    client.on('error', () => this.#forget(client))
    await client.connect()
    this.#client ??= client
    if (this.#client !== client) void client.end().catch(() => undefined)
    return this.#client
  }

  #forget(client: pg.Client): void {
    if (this.#client === client) this.#client = undefined
    void client.end().catch(() => undefined)
  }
}
