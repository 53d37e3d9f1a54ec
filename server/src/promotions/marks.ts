import { type Db, asRows } from '@tucano/database'
import { sql } from 'kysely'
import type { Version } from './running.ts'

/** What some facts add to how far a member is with a promotion, in their order. */
export interface Hit {
  version: Version
  memberId: bigint
  period: string
  steps: Step[]
}

export interface Step {
  at: Date
  by: bigint
  /** Which of the hit's steps it is. */
  n: number
  mark?: string
}

/** Counts things that differ. When each member has one more of them, or one fewer. */
export async function writeMarks(db: Db, hits: readonly Hit[]): Promise<Map<Hit, Step[]>> {
  const marks = hits.flatMap((hit) =>
    [...Map.groupBy(hit.steps, ({ mark }) => mark)].flatMap(([mark, steps]) => (mark === undefined ? [] : { hit, mark, steps })),
  )
  if (marks.length === 0) return new Map()
  const asked = marks.map(({ hit, mark, steps }, at) => ({
    n: at + 1,
    promotion_id: hit.version.promotionId,
    member_id: hit.memberId,
    period: hit.period,
    mark,
    by: steps.reduce((sum, { by }) => sum + by, 0n),
  }))
  const { rows } = await sql<{ n: number; count: bigint }>`
    with h as (
      select * from ${asRows(asked)} h(n integer, promotion_id bigint, member_id bigint, period text, mark text, by bigint)
    ), before as (
      select h.n, coalesce(m.count, 0) as count from h left join promotions.marks m using (promotion_id, member_id, period, mark)
    ), written as (
      insert into promotions.marks as m (promotion_id, member_id, period, mark, count)
      select promotion_id, member_id, period, mark, by from h order by 1, 2, 3, 4
      on conflict (promotion_id, member_id, period, mark) do update set count = m.count + excluded.count
    )
    select b.n::integer, b.count from before b`.execute(db)
  const changes = new Map<Hit, Step[]>()
  for (const { n, count } of rows) {
    const { hit, steps } = marks[n - 1]!
    let sum = count
    for (const { at, by, n: place } of steps) {
      const change = Number(sum + by > 0n) - Number(sum > 0n)
      sum += by
      if (change !== 0) changes.set(hit, [...(changes.get(hit) ?? []), { at, by: BigInt(change), n: place }])
    }
  }
  return changes
}
