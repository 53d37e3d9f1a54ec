import { type Db, asRows } from '@tucano/database'
import { sql } from 'kysely'

/** Why something was not taken. `unkept`: the database does not take it. */
export type RefusalCause = 'unreadable' | 'unknown' | 'producer' | 'event' | 'time' | 'youth' | 'market' | 'unkept'

export interface Refusal {
  cause: RefusalCause
  /** What kind of message it was. */
  kind: string
  sample: string
  problem: string
  count: number
}

const SAMPLE_MAX = 2000
const PROBLEM_MAX = 300

/** Text that PostgreSQL takes: whole letters without the one of no length. */
const keepable = (text: string, max: number): string => text.replaceAll('\0', '').slice(0, max).toWellFormed()

/** Counts what was not taken. The last of each kind can be looked at. */
export async function countRefusals(trx: Db, refusals: readonly Refusal[]): Promise<void> {
  if (refusals.length === 0) return
  const byName = Map.groupBy(refusals, ({ cause, kind }) => `${cause} ${kind}`)
  const rows = Array.from(byName.values(), (same) => {
    const { cause, kind, sample, problem } = same.at(-1)!
    const count = same.reduce((sum, one) => sum + one.count, 0)
    return { cause, kind, count, sample: keepable(sample, SAMPLE_MAX), problem: keepable(problem, PROBLEM_MAX) }
  })
  await sql`
    insert into sports.refusals as r (cause, kind, count, sample, problem)
    select n.* from ${asRows(rows)} n(cause text, kind text, count bigint, sample text, problem text)
    on conflict (cause, kind) do update set count = r.count + excluded.count, sample = excluded.sample, problem = excluded.problem, last_at = platform.clock()`.execute(
    trx,
  )
}
