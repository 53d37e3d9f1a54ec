import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import type { FactsRead } from './facts.ts'

/** Periods in the brand's time zone. Weeks begin on Monday; half months on the 1st and the 16th. */
export type Period = 'fiveMinutes' | 'hour' | 'day' | 'week' | 'halfMonth' | 'month'

/** A period that is over: facts from before its end were all heard, and none that comes will ever belong to it. */
export interface Closing {
  period: Period
  since: Date
  until: Date
}

interface Heard {
  name: string
  mark_xid: string | null
  mark_at: Date | null
}

/** A mark is set no more often. */
const MARK_MS = 1000

/**
 * Closes the periods that a listener has heard all of. Transactions that began before a period's end may commit after it; so a mark is set (a moment, and the first transaction
 * after it), and when everything before the mark's transaction has ended and was heard, nothing from before its moment can come any more. In the transaction that holds the
 * listener's row: a closing that is killed happens again, with the same outcome.
 */
export async function closePeriods(
  db: Db,
  { name, mark_xid: markXid, mark_at: markAt }: Heard,
  { isAll, horizon, next, at }: FactsRead,
  { periods: closed, close }: { periods: readonly Period[]; close: (db: Db, closing: Closing) => Promise<void> },
): Promise<void> {
  const isOver = isAll && markXid !== null && horizon >= BigInt(markXid)
  if (isOver) for (const period of closed) await closeUntil(db, { name, period, until: markAt! }, close)
  if (markAt === null || (isOver && at.getTime() - markAt.getTime() >= MARK_MS))
    await db
      .updateTable('platform.listeners')
      .set({ mark_xid: String(next), mark_at: at })
      .where('name', '=', name)
      .execute()
}

/** The periods of a kind that end by a moment, from the one after the last that was closed. The first is the one in which the listener set its first mark. */
async function closeUntil(
  db: Db,
  { name, period, until }: { name: string; period: Period; until: Date },
  close: (db: Db, closing: Closing) => Promise<void>,
): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ since: Date; until: Date; is_first: boolean }>`
      select p.since, p.until, c.until is null as is_first
      from (select max(c.until) as until from platform.closings c where c.listener = ${name} and c.period = ${period}) c,
        lateral platform.period_of(${period}, coalesce(c.until, ${until}::timestamptz)) p`.execute(db)
    const { since, until: ends, is_first: isFirst } = rows[0]!
    if (isFirst) {
      // What was before the listener began is nobody's: the row says only where it began.
      await db.insertInto('platform.closings').values({ listener: name, period, since, until: since }).execute()
      continue
    }
    if (ends > until) return
    await close(db, { period, since, until: ends })
    await db.insertInto('platform.closings').values({ listener: name, period, since, until: ends }).execute()
  }
}
