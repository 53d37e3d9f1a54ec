import type { Db } from '@tucano/database'
import type { OperatorIn } from '#platform/endpoint'
import { sql } from 'kysely'
import { journal } from './journal.ts'

/** Looking at the same member again within so many minutes is the same look. */
const ONE_LOOK_MINUTES = 15

/** Whoever looks at a member is written down for it, once a look, whatever calls it takes. */
export async function noteView(db: Db, operator: OperatorIn, memberId: bigint): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // A page asks for several things at once: they are one look.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`view ${operator.sessionId} ${memberId}`}, 0))`.execute(trx)
    const seen = await trx
      .selectFrom('operator.journal')
      .select('id')
      .where('subject', '=', `member:${memberId}`)
      .where('action', '=', 'members.view')
      .where('session_id', '=', operator.sessionId)
      .where('at', '>', sql<Date>`clock_timestamp() - make_interval(mins => ${ONE_LOOK_MINUTES})`)
      .limit(1)
      .executeTakeFirst()
    if (!seen)
      await journal(trx, operator, { action: 'members.view', subject: `member:${memberId}`, details: { member: String(memberId) } })
  })
}
