import { readCursor } from '#platform/cursor'
import { type RawBuilder, sql } from 'kysely'

/** A page of a queue: what waits, the oldest first, or what was decided, the newest first. */
export function pageOf({
  table,
  isDecided,
  waiting,
  after,
}: {
  table: string
  isDecided: boolean
  waiting: string
  after: string | undefined
}): {
  where: RawBuilder<boolean>
  order: RawBuilder<unknown>
} {
  const at = sql.ref(`${table}.${isDecided ? 'decided_at' : 'at'}`)
  const id = sql.ref(`${table}.id`)
  const state = sql.ref(`${table}.state`)
  const from = readCursor(after)
  const place = from && sql`(to_timestamp(0) + ${from.micros}::bigint * interval '1 microsecond', ${from.id}::bigint)`
  const beyond = place ? (isDecided ? sql`(${at}, ${id}) < ${place}` : sql`(${at}, ${id}) > ${place}`) : sql`true`
  return {
    where: isDecided ? sql<boolean>`${state} <> ${waiting} and ${beyond}` : sql<boolean>`${state} = ${waiting} and ${beyond}`,
    order: isDecided ? sql`${at} desc, ${id} desc` : sql`${at}, ${id}`,
  }
}
