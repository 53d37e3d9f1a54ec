import type { Db } from '@tucano/database'
import { type RawBuilder, sql } from 'kysely'
import { type KeptLeg, type LegRow, withMatches } from './leg-matches.ts'

export interface BetRow {
  id: string
  memberId: bigint
  pocket: bigint
  currency: string
  slip: unknown
  state: 'pending' | 'open' | 'settled' | 'void' | 'refused'
  inBooks: 'open' | 'settled' | 'void'
  version: number
  lines: number
  unit: bigint
  unitLeft: bigint
  stake: bigint
  payout: bigint
  potential: bigint
  cap: bigint
  cashedOut: bigint
  policy: 'none' | 'better' | 'any'
  paidFrom: 'cash' | 'bonus' | 'free'
  isLive: boolean
  micros: string
  acceptedAt: Date | null
  decidesAt: Date | null
  settledAt: Date | null
  refusal: string | null
  autoTarget: bigint | null
  replacedBy: string | null
  legs: LegRow[]
}

/** As it stands by itself. */
type KeptBet = Omit<BetRow, 'legs'> & { legs: KeptLeg[] }

const legs = sql.raw(`(
  select jsonb_agg(jsonb_build_object('leg', l.leg, 'selection', l.selection, 'eventId', l.event_id, 'marketId', l.market_id, 'specifiers', l.specifiers, 'outcome', l.outcome, 'odds', l.odds, 'chance', l.chance,
    'oddsWithout', l.odds_without, 'result', l.result, 'deadHeat', l.dead_heat, 'voidReason', l.void_reason, 'claimedStake', l.claimed_stake, 'claimedPayout', l.claimed_payout, 'isClaimed', l.is_claimed,
    'isPlace', l.is_place) order by l.leg, l.selection)
  from sports.legs l where l.bet_id = b.id)`)

const columns = sql`b.id, b.member_id as "memberId", b.pocket_id as pocket, b.currency, b.slip, b.state, b.in_books as "inBooks", b.version, b.lines, b.unit, b.unit_left as "unitLeft", b.stake, b.payout, b.potential, b.cap,
  b.cashed_out as "cashedOut", b.policy, b.paid_from as "paidFrom", b.is_live as "isLive", floor(extract(epoch from b.placed_at) * 1000000)::text as micros, b.accepted_at as "acceptedAt",
  b.decides_at as "decidesAt", b.settled_at as "settledAt", b.refusal, b.auto_target as "autoTarget", b.replaced_by as "replacedBy", ${legs} as legs`

/** Bets by their ids. */
export async function readBets(db: Db, ids: readonly string[]): Promise<BetRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<KeptBet>`select ${columns} from sports.bets b where b.id = any (${[...ids]}::uuid[]) order by b.id`.execute(db)
  return withMatches(db, rows)
}

/** Holds bets until the transaction ends, in the one order in which everybody holds them. */
export async function holdBets(trx: Db, ids: readonly string[]): Promise<void> {
  await sql`select b.id from sports.bets b where b.id = any (${[...ids]}::uuid[]) order by b.id for no key update`.execute(trx)
}

export async function readBet(db: Db, id: string): Promise<BetRow | undefined> {
  const [row] = await readBets(db, [id])
  return row
}

interface Page {
  states: readonly BetRow['state'][]
  before: { micros: string; id: string } | undefined
  limit: number
}

/** Bets of a member, newest first. */
export async function readPage(db: Db, memberId: bigint, { states, before, limit }: Page): Promise<BetRow[]> {
  const at: RawBuilder<unknown> | undefined = before && sql`to_timestamp(0) + ${before.micros}::bigint * interval '1 microsecond'`
  const { rows } = await sql<KeptBet>`
    select ${columns} from sports.bets b
    where b.member_id = ${memberId}::bigint and b.state = any (${[...states]}::text[]) ${at && before ? sql`and (b.placed_at, b.id) < (${at}, ${before.id}::uuid)` : sql``}
    order by b.placed_at desc, b.id desc limit ${limit}`.execute(db)
  return withMatches(db, rows)
}

export interface ChangeRow {
  version: number
  what:
    | 'placed'
    | 'accepted'
    | 'refused'
    | 'legDecided'
    | 'settled'
    | 'corrected'
    | 'reopened'
    | 'voided'
    | 'cashedOut'
    | 'partCashedOut'
    | 'edited'
  state: BetRow['state']
  payout: bigint
  reason: string | null
  code: string | null
  at: Date
}

/** What became of a bet, oldest first. */
export async function readChanges(db: Db, id: string): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select c.version, c.what, c.state, c.payout, c.reason, c.code, c.at from sports.bet_changes c where c.bet_id = ${id}::uuid order by c.version`.execute(
    db,
  )
  return rows
}
