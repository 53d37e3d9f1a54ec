import { statusChanged } from '@tucano/contract/site'
import type { Db } from '@tucano/database'
import type { Services } from '#platform/services'
import { publish } from '#platform/outbox'
import { CachedValue } from '#platform/cached-value'
import { sql } from 'kysely'

/** How long a server may take the site for open after it was closed. Pages are told at once and ask again. */
const FRESH_MS = 1000

/** What the site feature knows of the state of the site: read by every status, and at the door of every call that changes something. */
export class SiteState {
  #maintenance: CachedValue<boolean>
  #blocked: ReadonlySet<string>

  constructor({ db, brand }: Services) {
    this.#maintenance = new CachedValue(() => readMaintenance(db), FRESH_MS)
    this.#blocked = new Set(brand.jurisdiction.blockedCountries)
  }

  /** The state has changed, here or on another server. */
  forget(): void {
    this.#maintenance.forget()
  }

  inMaintenance(): Promise<boolean> {
    return this.#maintenance.read()
  }

  isBlocked(country: string | null): boolean {
    return country !== null && this.#blocked.has(country)
  }

  async closedFor(country: string | null): Promise<'system.maintenance' | 'region.blocked' | undefined> {
    if (await this.inMaintenance()) return 'system.maintenance'
    return this.isBlocked(country) ? 'region.blocked' : undefined
  }
}

async function readMaintenance(db: Db): Promise<boolean> {
  const { maintenance } = await db.selectFrom('site.state').select('maintenance').executeTakeFirstOrThrow()
  return maintenance
}

/** Opens or closes the site; open pages hear of it at once. */
export function setMaintenance(db: Db, maintenance: boolean): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await trx
      .updateTable('site.state')
      .set({ maintenance, changed_at: sql`clock_timestamp()` })
      .execute()
    await publish(trx, statusChanged, { maintenance })
  })
}
