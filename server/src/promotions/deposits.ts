import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { type Fact, type MoneyFact, isBetFact } from '#betting/facts'

/** How many deposits each member has made by each fact of a deposit. */
export async function countDeposits(db: Db, facts: readonly Fact[]): Promise<Map<Fact, number>> {
  const made = facts.filter(
    (fact): fact is MoneyFact =>
      !isBetFact(fact) && fact.heading === 'deposits' && fact.pocket === 'cash' && !fact.isReversal && fact.amount > 0n,
  )
  if (made.length === 0) return new Map()
  const { rows } = await sql<{ member_id: bigint; deposits: number }>`
    insert into promotions.deposits as d (member_id, deposits, first_amount, first_at)
    select m.member_id, count(*), (array_agg(m.amount order by m.n))[1], (array_agg(m.at order by m.n))[1]
    from unnest(${made.map(({ memberId }) => memberId)}::bigint[], ${made.map(({ amount }) => amount)}::bigint[], ${made.map(({ at }) => at)}::timestamptz[]) with ordinality m(member_id, amount, at, n)
    group by 1 order by 1
    on conflict (member_id) do update set deposits = d.deposits + excluded.deposits, first_amount = coalesce(d.first_amount, excluded.first_amount), first_at = coalesce(d.first_at, excluded.first_at)
    returning member_id, deposits`.execute(db)
  const left = new Map(rows.map((row) => [row.member_id, row.deposits]))
  const counts = new Map<Fact, number>()
  for (const fact of made.toReversed()) {
    const count = left.get(fact.memberId)!
    counts.set(fact, count)
    left.set(fact.memberId, count - 1)
  }
  return counts
}
