import { statusChanged } from '@tucano/contract/site'
import type { Db } from '@tucano/database'
import { publish } from '#platform/outbox'
import { sql } from 'kysely'

export async function readMaintenance(db: Db): Promise<boolean> {
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
