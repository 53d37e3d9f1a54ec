import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** A moment as somebody writes it: `now`, or a date and a time, of the named time zone unless they say another. The database knows time zones. */
export async function millisecondsOf(db: Db, { text, timeZone }: { text: string; timeZone: string }): Promise<number> {
  const hasZone = /(Z|[+-]\d\d:\d\d)$/.test(text.slice('yyyy-MM-dd'.length))
  const at =
    text === 'now'
      ? sql<Date>`clock_timestamp()`
      : hasZone
        ? sql<Date>`${text}::timestamptz`
        : sql<Date>`(${text}::timestamp at time zone ${timeZone})`
  const { rows } = await sql<{ at: Date }>`select ${at} as at`.execute(db)
  return rows[0]!.at.getTime()
}
