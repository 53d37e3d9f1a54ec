import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** What happened to a round. Rounds and postings are their own outbox: a fact exists exactly when its money moved. */
export interface BetFact {
  /** A round that ends at once is settled without having been placed. */
  name: 'betPlaced' | 'betSettled' | 'betVoided'
  roundId: string
  memberId: bigint
  product: string
  vendor: string
  game: string
  currency: string
  stake: bigint
  payout: bigint
  /** Whether the round has ever been settled: one that was undone before never counted. */
  wasSettled: boolean
  at: Date
}

export interface Position {
  xid: string
  postingId: bigint
}

interface FactRow extends Omit<BetFact, 'name'> {
  kind: string
}

const NAMES: Record<string, BetFact['name']> = { play: 'betSettled', place: 'betPlaced', settle: 'betSettled', void: 'betVoided' }

/** The facts of the next postings after a position, in the order in which they became true, and the position after them. */
export async function readFacts(db: Db, after: Position, postings: number): Promise<{ facts: BetFact[]; position: Position | undefined }> {
  const { rows } = await sql<{ xid: string; id: bigint }>`
    select xid, id from ledger.postings
    where (xid, id) > (${after.xid}::xid8, ${after.postingId}::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
    order by xid, id limit ${postings}`.execute(db)
  const last = rows.at(-1)
  if (!last) return { facts: [], position: undefined }
  const found = await sql<FactRow>`
    select p.kind, r.id as "roundId", r.member_id as "memberId", r.product, r.vendor, r.game, r.currency, r.stake,
      case p.kind when 'place' then 0 else r.payout end as payout, r.settle_posting_id is not null as "wasSettled", p.at
    from ledger.postings p, lateral (select distinct e.reference from ledger.entries e where e.posting_id = p.id) e
    join betting.rounds r on r.id = e.reference
    where p.id = any (${rows.map(({ id }) => id)}::bigint[]) and p.kind in ('play', 'place', 'settle', 'void')
    order by p.xid, p.id, r.id`.execute(db)
  const facts = found.rows.map(({ kind, ...fact }) => ({ ...fact, name: NAMES[kind]! }))
  return { facts, position: { xid: last.xid, postingId: last.id } }
}
