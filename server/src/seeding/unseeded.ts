import type { Db } from '@tucano/database'

/** Those that have never been put in: what was removed since then stays away. */
export async function unseeded<Row extends { slug: string }>(trx: Db, subject: string, rows: Row[]): Promise<Row[]> {
  if (rows.length === 0) return []
  const fresh = await trx
    .insertInto('platform.seeds')
    .values(rows.map(({ slug }) => ({ subject, slug })))
    .onConflict((on) => on.doNothing())
    .returning('slug')
    .execute()
  const slugs = new Set(fresh.map(({ slug }) => slug))
  return rows.filter(({ slug }) => slugs.has(slug))
}
