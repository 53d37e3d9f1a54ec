import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { sweepPasses } from './passes.ts'
import { closeConversation } from './store.ts'

const IDLE_HOURS = 12
const BATCH = 500

/** Passes that nobody used, windows in which nobody wrote, and conversations that both sides have left. */
export async function sweepSupport(db: Db): Promise<void> {
  await sweepPasses(db)
  await db
    .deleteFrom('support.conversations')
    .where('state', '=', 'new')
    .where('created_at', '<', sql<Date>`clock_timestamp() - make_interval(hours => ${IDLE_HOURS})`)
    .execute()
  const idle = await db
    .selectFrom('support.conversations')
    .select('id')
    .where('closed_at', 'is', null)
    .where('last_at', '<', sql<Date>`clock_timestamp() - make_interval(hours => ${IDLE_HOURS})`)
    .limit(BATCH)
    .execute()
  for (const { id } of idle) await db.transaction().execute((trx) => closeConversation(trx, id, 'system'))
}
