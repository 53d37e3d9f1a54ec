import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** What happened to a bet. Steps and postings are their own outbox: a fact exists exactly when its money moved. */
export interface BetFact {
  /** A bet that ends at once is settled without having been placed. One that is adjusted was settled before: stake and payout are by how much. */
  name: 'betPlaced' | 'betSettled' | 'betAdjusted' | 'betVoided'
  betId: string
  memberId: bigint
  product: string
  vendor: string
  game: string
  currency: string
  /** What decides it together with others' bets. */
  eventId: string | null
  /** The kind of account that it draws on. */
  pocket: string
  /** The promotion account has paid the stake. */
  isFree: boolean
  /** Its member has ended some of it before its event did. */
  isCashedOut: boolean
  stake: bigint
  payout: bigint
  /** Whether the bet has ever been settled: one that was undone before never counted. */
  wasSettled: boolean
  /** What of the stake was the member's own money at risk: nothing of a free one. */
  effectiveStake: bigint
  /** The most it could pay, where that was known: with the stake, its odds. */
  potential: bigint | null
  postingId: bigint
  at: Date
  /** When it first counted: when it was settled. Of what becomes of a bet after that, this is before `at`. */
  countedAt: Date
  /** Its product knows of a bet of the same person's that stands against it. Said by whoever asks the products. */
  isOpposed?: boolean
}

/** What happened to a member's money without a bet: a deposit, a withdrawal, a reward, a commission, an adjustment. Each pocket that it touched has its own. */
export interface MoneyFact {
  name: 'moneyMoved'
  postingId: bigint
  /** What the posting was, or what it has undone, and where it is filed. */
  kind: string
  heading: string
  isReversal: boolean
  memberId: bigint
  pocket: string
  currency: string
  /** What came in; below zero, what went out. */
  amount: bigint
  at: Date
}

export type Fact = BetFact | MoneyFact

export const isBetFact = (fact: Fact): fact is BetFact => fact.name !== 'moneyMoved'

export interface Position {
  xid: string
  postingId: bigint
}

/** Facts of some postings, and where the books stood when they were read. */
export interface FactsRead {
  /** In the order in which they became true. */
  facts: Fact[]
  /** After the last of them; nothing when there was none. */
  position: Position | undefined
  /** When the last of them became true. */
  lastAt: Date | undefined
  /** Whether there were no more. */
  isAll: boolean
  /** Everything with an earlier transaction has ended: what is true of it is in the books. */
  horizon: bigint
  /** Whatever gets this transaction or a later one began after `at`. */
  next: bigint
  at: Date
}

interface PostingRow {
  horizon: string
  next: string
  xid: string | null
  id: bigint
  kind: string
  at: Date
}

/** Postings whose facts are read first, and how many facts are enough for one reading. */
const POSTINGS_FIRST = 16
const FACTS_ENOUGH = 4000

/** The facts of the next postings after a position, and up to another one if there is one. */
export async function readFacts(db: Db, after: Position, postings: number, until?: Position): Promise<FactsRead> {
  // The clock is read before the snapshot is taken, so that what comes after the snapshot comes after it.
  const clock = await sql<{ at: Date }>`select platform.clock() as at`.execute(db)
  const { rows } = await sql<PostingRow>`
    select pg_snapshot_xmin(s.now)::text as horizon, pg_snapshot_xmax(s.now)::text as next, p.*
    from (select pg_current_snapshot() as now) s
    left join lateral (
      select p.xid::text, p.id, p.kind, p.at from ledger.postings p
      where (p.xid, p.id) > (${after.xid}::xid8, ${after.postingId}::bigint) and p.xid < pg_snapshot_xmin(s.now)
        ${until ? sql`and (p.xid, p.id) <= (${until.xid}::xid8, ${until.postingId}::bigint)` : sql``}
      order by p.xid, p.id limit ${postings}
    ) p on true
    order by p.xid::xid8, p.id`.execute(db)
  const found = rows.filter(({ xid }) => xid !== null)
  const facts: Fact[] = []
  let read = 0
  // A posting may have moved one bet or thousands: what is taken at once is bounded by its facts.
  for (let many = POSTINGS_FIRST; read < found.length && facts.length < FACTS_ENOUGH; many *= 2) {
    facts.push(...(await readFactsOf(db, found.slice(read, read + many))))
    read = Math.min(found.length, read + many)
  }
  const last = found[read - 1]
  return {
    facts,
    position: last && { xid: last.xid!, postingId: last.id },
    lastAt: last?.at,
    isAll: read < postings && read === found.length,
    horizon: BigInt(rows[0]!.horizon),
    next: BigInt(rows[0]!.next),
    at: clock.rows[0]!.at,
  }
}

/** Facts of some postings, in the order of those. */
async function readFactsOf(db: Db, postings: PostingRow[]): Promise<Fact[]> {
  const ofBets = postings.filter(({ kind }) => BET_KINDS.has(kind)).map(({ id }) => id)
  const others = postings.filter(({ kind }) => !BET_KINDS.has(kind)).map(({ id }) => id)
  const order = new Map(postings.map(({ id }, n) => [id, n]))
  const facts = [...(await readBetFacts(db, ofBets)), ...(await readMoneyFacts(db, others))]
  return facts.toSorted((a, b) => order.get(a.postingId)! - order.get(b.postingId)!)
}

/** Kinds of postings that move the money of bets. */
const BET_KINDS = new Set(['play', 'place', 'raise', 'pay', 'part', 'cashOut', 'back', 'settle', 'void', 'correct'])

async function readBetFacts(db: Db, postings: bigint[]): Promise<BetFact[]> {
  if (postings.length === 0) return []
  const { rows } = await sql<BetFact>`
    select case when s.late then case when s.state = 'void' then 'betVoided' when s.was_void then 'betSettled' else 'betAdjusted' end
        when s.state = 'void' then 'betVoided' when p.kind = 'place' then 'betPlaced' else 'betSettled' end as name,
      b.id as "betId", b.member_id as "memberId", b.product, b.vendor, b.game, b.currency, b.event_id as "eventId", a.kind as pocket,
      case when s.late and s.state <> 'void' and not s.was_void then s.stake when s.version is null then b.stake - coalesce(t.stake, 0) else t.stake_then end::bigint as stake,
      case when s.late and s.state <> 'void' and not s.was_void then s.payout when s.version is null then b.payout - coalesce(t.payout, 0) else t.payout_then end::bigint as payout,
      coalesce(s.late, true) or p.kind in ('settle', 'cashOut') as "wasSettled", b.free as "isFree", coalesce(t.cashed_out, false) as "isCashedOut", b.potential, p.id as "postingId", p.at,
      case when s.late then coalesce((select q.at from ledger.postings q where q.id = t.counted_by), p.at) else p.at end as "countedAt"
    from ledger.postings p
    cross join lateral (
      select distinct e.reference as bet_id, null::text as key from ledger.entries e where p.kind = 'play' and e.posting_id = p.id and e.reference is not null
      union all
      select k.bet_id, k.key from betting.steps k where p.kind <> 'play' and k.posting_id = p.id
    ) e
    join betting.bets b on b.id = e.bet_id
    join betting.pockets a on a.id = b.pocket_id
    left join lateral (
      select s.*, exists (select from betting.steps o where o.bet_id = s.bet_id and o.version = s.version - 1 and o.state = 'void') as was_void
      from betting.steps s where s.bet_id = e.bet_id and s.key = e.key
    ) s on true
    left join lateral (
      -- A bet that was over at once has no step for what it began with: the first amounts are what later steps leave of the bet's.
      select coalesce(sum(o.stake), 0) as stake, coalesce(sum(o.payout), 0) as payout, bool_or(o.kind = 'cashOut') as cashed_out,
        case when bool_or(o.kind = 'place') then min(o.posting_id) filter (where o.state = 'settled') else b.posting_id end as counted_by,
        case when bool_or(o.kind = 'place') then sum(o.stake) filter (where o.version <= s.version) else b.stake - coalesce(sum(o.stake) filter (where o.version > s.version), 0) end as stake_then,
        case when bool_or(o.kind = 'place') then sum(o.payout) filter (where o.version <= s.version) else b.payout - coalesce(sum(o.payout) filter (where o.version > s.version), 0) end as payout_then
      from betting.steps o where o.bet_id = b.id
    ) t on b.version > 0
    where p.id = any (${postings}::bigint[]) and (p.kind in ('play', 'place', 'settle', 'void', 'correct') or p.kind = 'cashOut' and s.state = 'settled' or s.late or s.state = 'void')
    order by p.xid, p.id, b.id`.execute(db)
  return rows.map((fact) => ({ ...fact, effectiveStake: fact.isFree ? 0n : fact.stake }))
}

async function readMoneyFacts(db: Db, postings: bigint[]): Promise<MoneyFact[]> {
  if (postings.length === 0) return []
  const { rows } = await sql<MoneyFact>`
    select 'moneyMoved' as name, p.id as "postingId", coalesce(o.kind, p.kind) as kind, ledger.heading_of(coalesce(o.kind, p.kind)) as heading, p.reverses is not null as "isReversal",
      a.member_id as "memberId", a.kind as pocket, a.currency, e.amount, p.at
    from ledger.postings p left join ledger.postings o on o.id = p.reverses join ledger.entries e on e.posting_id = p.id join betting.pockets a on a.id = e.account_id
    where p.id = any (${postings}::bigint[])
    order by p.xid, p.id, a.id`.execute(db)
  return rows
}
