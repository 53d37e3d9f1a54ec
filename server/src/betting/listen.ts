import type { Db } from '@tucano/database'
import type { Services } from '#platform/services'
import { type BetFact, readFacts } from './facts.ts'

/** Somebody who hears every fact once. What it writes goes into the given transaction, which also remembers how far it has heard. */
export interface Listener {
  name: string
  hear: (db: Db, facts: BetFact[]) => Promise<void>
}

const POSTINGS = 200
const POLL_MS = 250

/** Lets listeners hear, on one of the running servers at a time each. What fails is tried again, and nothing is skipped. */
export class Listening {
  #services: Services
  #listeners: Listener[]
  #timer: NodeJS.Timeout | undefined
  #underWay: Promise<void> | undefined
  #closed = false

  constructor(services: Services, listeners: Listener[]) {
    this.#services = services
    this.#listeners = listeners
  }

  start(): void {
    if (this.#listeners.length > 0) this.#schedule()
  }

  async stop(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#underWay
  }

  /** Lets everybody hear what there is, now. */
  async catchUp(): Promise<void> {
    for (const listener of this.#listeners) while (await hearSome(this.#services.db, listener)) if (this.#closed) return
  }

  #schedule(): void {
    if (this.#closed) return
    this.#timer = setTimeout(() => {
      this.#underWay = this.catchUp()
        .catch((error: unknown) => {
          if (!this.#closed) this.#services.log.warn({ err: error }, 'listeners could not hear')
        })
        .finally(() => this.#schedule())
    }, POLL_MS).unref()
  }
}

/** One helping. Whether there may be more. */
export async function hearSome(db: Db, { name, hear }: Listener): Promise<boolean> {
  await db
    .insertInto('platform.listeners')
    .values({ name })
    .onConflict((clash) => clash.doNothing())
    .execute()
  return db.transaction().execute(async (trx) => {
    const heard = await trx
      .selectFrom('platform.listeners')
      .selectAll()
      .where('name', '=', name)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!heard) return false
    const { facts, position } = await readFacts(trx, { xid: heard.xid, postingId: heard.posting_id }, POSTINGS)
    if (!position) return false
    if (facts.length > 0) await hear(trx, facts)
    await trx
      .updateTable('platform.listeners')
      .set({ xid: position.xid, posting_id: position.postingId })
      .where('name', '=', name)
      .execute()
    return true
  })
}
