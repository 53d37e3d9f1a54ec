import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** How much still has to be staked before money may leave. Whoever gives money with strings attached adds to it. */
export async function readWagering(db: Db, memberId: bigint): Promise<{ required: bigint; done: bigint }> {
  const { rows } = await sql<{ required: bigint; staked: bigint }>`
    select w.earlier + w.required as required, cashier.staked(w.member_id, c.weight_bp) - w.staked_before as staked
    from cashier.wagering w, cashier.weights c where w.member_id = ${memberId}::bigint and w.lifted_at is null order by w.id desc limit 1`.execute(
    db,
  )
  const { required = 0n, staked = 0n } = rows[0] ?? {}
  return { required, done: staked < required ? staked : required }
}

/** Where money comes from that has to be staked before it may leave. */
export type WageringSource = 'deposit' | 'transfer' | 'reward'

interface OfSource {
  source: WageringSource
  amount: bigint
  required: bigint
  progress: bigint
  at: Date
}

/** The same by where it comes from, the oldest first: what is staked counts against that before the next. Nothing when all is done. */
export async function readSources(db: Db, memberId: bigint): Promise<OfSource[]> {
  const { rows } = await sql<OfSource & { isDone: boolean }>`
    select w.source, w.amount, w.required, least(greatest(s.staked - w.staked_before - w.earlier, 0), w.required)::bigint as progress, w.at, s.staked - w.staked_before >= w.earlier + w.required as "isDone"
    from cashier.wagering w, (select cashier.staked(${memberId}::bigint, c.weight_bp) as staked from cashier.weights c) s
    where w.member_id = ${memberId}::bigint and w.lifted_at is null
      and w.id >= (select max(f.id) from cashier.wagering f where f.member_id = ${memberId}::bigint and f.lifted_at is null and f.earlier = 0)
    order by w.id`.execute(db)
  return rows.at(-1)?.isDone ? [] : rows.map(({ isDone: _, ...row }) => row)
}

/** So much more has to be staked, for an amount that came in. */
export async function addWagering(
  db: Db,
  { memberId, source, amount, required }: { memberId: bigint; source: WageringSource; amount: bigint; required: bigint },
): Promise<void> {
  await sql`select cashier.add_wagering(${memberId}::bigint, ${required}::bigint, ${source}, ${amount}::bigint)`.execute(db)
}

/** Nothing has to be staked any more: the member has excluded themselves, and the money can leave. */
export async function liftWagering(db: Db, memberId: bigint): Promise<void> {
  await sql`update cashier.wagering set lifted_at = platform.clock() where member_id = ${memberId}::bigint and lifted_at is null`.execute(
    db,
  )
}
