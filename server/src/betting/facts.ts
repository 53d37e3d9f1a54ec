import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** What happened to a round. Rounds and postings are their own outbox: a fact exists exactly when its money moved. */
export interface BetFact {
  /** A round that ends at once is settled without having been placed. One that is adjusted was settled before: stake and payout are by how much. */
  name: 'betPlaced' | 'betSettled' | 'betAdjusted' | 'betVoided'
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
const ADJUSTED = 'betAdjusted'

/** The facts of the next postings after a position, in the order in which they became true, and the position after them. */
export async function readFacts(db: Db, after: Position, postings: number): Promise<{ facts: BetFact[]; position: Position | undefined }> {
  const { rows } = await sql<{ xid: string; id: bigint }>`
    select xid, id from ledger.postings
    where (xid, id) > (${after.xid}::xid8, ${after.postingId}::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
    order by xid, id limit ${postings}`.execute(db)
  const last = rows.at(-1)
  if (!last) return { facts: [], position: undefined }
  const found = await sql<FactRow>`
    select p.kind, r.id as "roundId", r.member_id as "memberId", r.product, r.vendor, r.game, r.currency,
      case when l.late then l.stake when p.kind in ('place', 'settle') then r.stake - s.stake else r.stake end as stake,
      case when l.late then l.payout when p.kind = 'place' then 0 when p.kind = 'settle' then r.payout - s.payout else r.payout end as payout, r.settle_posting_id is not null as "wasSettled", p.at
    from ledger.postings p cross join lateral (select distinct e.reference from ledger.entries e where e.posting_id = p.id) e
    join betting.rounds r on r.id = e.reference
    left join betting.steps l on l.posting_id = p.id
    cross join lateral (
      select coalesce(sum(s.stake), 0)::bigint as stake, coalesce(sum(s.payout), 0)::bigint as payout from betting.steps s
      where s.round_id = r.id and p.kind in ('place', 'settle') and (s.late or p.kind = 'place')
    ) s
    where p.id = any (${rows.map(({ id }) => id)}::bigint[]) and (p.kind in ('play', 'place', 'settle', 'void') or l.late)
    order by p.xid, p.id, r.id`.execute(db)
  const facts = found.rows.map(({ kind, ...fact }) => ({ ...fact, name: NAMES[kind] ?? ADJUSTED }))
  return { facts, position: { xid: last.xid, postingId: last.id } }
}
