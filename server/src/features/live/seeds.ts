import type { DrawServices } from '#draws/advance'
import { makeChain } from '#draws/chains'
import { sql } from 'kysely'

const DAY_MS = 86_400_000
/** Seeds for about a week of a table that never rests, and more of them when those of two days are left. */
const LENGTH = 20_000
const LEFT_LEAST = 6000

/** Makes seeds while there are too few. How long before a close those of the next round have to stand in the public log: a day, but for a table's first day, which has none that are so old. */
export async function readySeeds({ db, vault }: Pick<DrawServices, 'db' | 'vault'>, source: string, closesAt: Date): Promise<number> {
  const { rows } = await sql<{ left: number; old: boolean }>`
    select coalesce(sum(c.length - c.used), 0)::integer as left,
      coalesce(bool_or(c.used < c.length and c.made_at <= ${new Date(closesAt.getTime() - DAY_MS)}::timestamptz), false) as old
    from draws.chains c where c.source = ${source}`.execute(db)
  const { left, old } = rows[0]!
  if (left < LEFT_LEAST) await makeChain({ db, vault }, { source, length: LENGTH })
  return old ? DAY_MS : 0
}
