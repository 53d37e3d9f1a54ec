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
/** So many periods are closed in one transaction: after a stop there may be thousands. */
const PERIODS = 50

/** What was closed: whether there is more to close, and when the first of the periods that are open now ends, where that was looked at. */
export interface Closed {
  hasMore: boolean
  nextEnd?: Date
}

/** Closes a period, or a piece of it: `more` where there is more of it to do in the next transaction. */
export type Close = (db: Db, closing: Closing) => Promise<void | 'more'>

/**
 * Closes the periods that a listener has heard all of. Transactions that began before a period's end may commit after it; so a mark is set (a moment, and the first transaction
 * after it), and when everything before the mark's transaction has ended and was heard, nothing from before its moment can come any more. In the transaction that holds the
 * listener's row: a closing that is killed happens again, with the same outcome.
 */
export async function closePeriods(
  db: Db,
  { name, mark_xid: markXid, mark_at: markAt }: Heard,
  { isAll, horizon, next, at }: FactsRead,
  { periods: closed, close }: { periods: readonly Period[]; close: Close },
): Promise<Closed> {
  const isOver = isAll && markXid !== null && horizon >= BigInt(markXid)
  const ends: number[] = []
  let left = PERIODS
  if (isOver)
    for (const period of closed) {
      const { many, end } = await closeUntil(db, { name, period, until: markAt! }, close, left)
      // The mark stays until all of it is closed.
      if (!end) return { hasMore: true }
      left = many
      ends.push(end.getTime())
    }
  if (markAt === null || (isOver && at.getTime() - markAt.getTime() >= MARK_MS))
    await db
      .updateTable('platform.listeners')
      .set({ mark_xid: String(next), mark_at: at })
      .where('name', '=', name)
      .execute()
  return { hasMore: false, ...(isOver && { nextEnd: new Date(Math.min(...ends)) }) }
}

/**
 * The periods of a kind that end by a moment, from the one after the last that was closed. The first is the one in which the listener set its first mark. How many more the
 * transaction has time for, and when the one that is open now ends, once all before it are closed.
 */
async function closeUntil(
  db: Db,
  { name, period, until }: { name: string; period: Period; until: Date },
  close: Close,
  many: number,
): Promise<{ many: number; end?: Date }> {
  for (let left = many; left > 0; left--) {
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
    if (ends > until) return { many: left, end: ends }
    if ((await close(db, { period, since, until: ends })) === 'more') return { many: 0 }
    await db.insertInto('platform.closings').values({ listener: name, period, since, until: ends }).execute()
  }
  return { many: 0 }
}
