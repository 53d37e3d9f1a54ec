import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** The moment by which everything of one press is judged. */
export async function readClock(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select platform.clock() as at`.execute(db)
  return rows[0]!.at
}
