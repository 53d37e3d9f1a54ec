import { sportsBetChanged } from '@tucano/contract/sports/bets'
import { type Db, asRows } from '@tucano/database'
import { BadSlip } from '@tucano/sports/slips'
import { sql } from 'kysely'
import { type Step, move } from '#betting/bets'
import { publishEach } from '#platform/outbox'
import type { LegRow } from '../bets/leg-matches.ts'
import type { BetRow, ChangeRow } from '../bets/read-bets.ts'
import { giveBack, takeBack } from '../place/take-on.ts'
import type { ResultRow, SelectionGrade } from './grade.ts'
import { PAST_POSTING } from './sources.ts'

/** A result that bets have to follow. */
export interface OpenResult {
  eventId: bigint
  marketId: number
  specifiers: string
  version: number
  /** What operators have said who told it; nothing where the feed did. */
  reason: string | null
  /** Why it is so, where nobody has told it. */
  code: string | null
}

const DUE = 50

/** Results that not all bets have followed, each market's in their order. */
export async function readOpenResults(db: Db): Promise<OpenResult[]> {
  const { rows } = await sql<OpenResult>`
    select r.event_id as "eventId", r.market_id as "marketId", r.specifiers, r.version,
      case when r.source = ${PAST_POSTING} then 'sports.pastPosted' end as code,
      case when r.source not in ('feed', ${PAST_POSTING}) then (
        select a.reason from sports.acts a where a.event_id = r.event_id and a.state = 'approved' and a.decided_at <= r.at order by a.decided_at desc limit 1
      ) end as reason
    from sports.results r
    where not r.is_done and not exists (
      select from sports.results o where (o.event_id, o.market_id, o.specifiers) = (r.event_id, r.market_id, r.specifiers) and o.version < r.version and not o.is_done
    ) order by r.at, r.event_id, r.market_id, r.specifiers limit ${DUE}`.execute(db)
  return rows
}

/** All that was told of a market up to a version. */
export async function readResults(db: Db, { eventId, marketId, specifiers, version }: Omit<OpenResult, 'code'>): Promise<ResultRow[]> {
  const { rows } = await sql<ResultRow & { fromMs: string | null; toMs: string | null; atMs: string }>`
    select r.version, r.kind, r.outcomes, r.void_reason as "voidReason", (extract(epoch from r.from_at) * 1000)::float8 as "fromMs", (extract(epoch from r.to_at) * 1000)::float8 as "toMs",
      (extract(epoch from r.at) * 1000)::float8 as "atMs"
    from sports.results r where r.event_id = ${eventId} and r.market_id = ${marketId} and r.specifiers = ${specifiers} and r.version <= ${version} order by r.version`.execute(
    db,
  )
  return rows
}

/** A bet that has to follow a result. */
export type FollowingBet = Pick<
  BetRow,
  'id' | 'memberId' | 'slip' | 'state' | 'inBooks' | 'version' | 'unitLeft' | 'payout' | 'potential' | 'cap' | 'cashedOut' | 'paidFrom'
> & { acceptedMs: number; legs: FollowingLeg[] }

export interface FollowingLeg
  extends
    SelectionGrade,
    Pick<LegRow, 'leg' | 'selection' | 'eventId' | 'marketId' | 'specifiers' | 'outcome' | 'odds' | 'oddsWithout' | 'isPlace'> {
  followed: number
  stake: number
  payout: number
  isClaimed: boolean
}

/** The next bets that have not followed a result, held until the transaction ends. Those that somebody else holds are left for another time. */
export async function holdFollowing(
  trx: Db,
  result: OpenResult,
  { after, limit }: { after: string; limit: number },
): Promise<FollowingBet[]> {
  const { eventId, marketId, specifiers, version } = result
  const { rows: held } = await sql<{ id: string }>`
    select b.id from sports.bets b
    where b.id > ${after}::uuid and b.state in ('open', 'settled', 'void') and b.id in (
      select l.bet_id from sports.legs l where l.event_id = ${eventId} and l.market_id = ${marketId} and l.specifiers = ${specifiers} and l.followed < ${version} and l.bet_id > ${after}::uuid
      order by l.bet_id limit ${limit * 2}
    ) order by b.id limit ${limit} for no key update skip locked`.execute(trx)
  if (held.length === 0) return []
  const { rows } = await sql<FollowingBet>`
    select b.id, b.member_id as "memberId", b.slip, b.state, b.in_books as "inBooks", b.version, b.unit_left as "unitLeft", b.payout, b.potential, b.cap, b.cashed_out as "cashedOut", b.paid_from as "paidFrom",
      (extract(epoch from b.accepted_at) * 1000)::float8 as "acceptedMs", (
        select jsonb_agg(jsonb_build_object('leg', l.leg, 'selection', l.selection, 'eventId', l.event_id, 'marketId', l.market_id, 'specifiers', l.specifiers, 'outcome', l.outcome, 'odds', l.odds,
          'oddsWithout', l.odds_without, 'result', l.result, 'deadHeat', l.dead_heat, 'voidReason', l.void_reason, 'followed', l.followed, 'stake', l.claimed_stake, 'payout', l.claimed_payout,
          'isClaimed', l.is_claimed, 'isPlace', l.is_place) order by l.leg, l.selection)
        from sports.legs l where l.bet_id = b.id
      ) as legs
    from sports.bets b where b.id = any (${held.map(({ id }) => id)}::uuid[]) order by b.id`.execute(trx)
  return rows
}

/** The bet after another that has not followed a result. */
export async function nextAfter(
  db: Db,
  { eventId, marketId, specifiers, version }: OpenResult,
  after: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select l.bet_id as id from sports.legs l where l.event_id = ${eventId} and l.market_id = ${marketId} and l.specifiers = ${specifiers} and l.followed < ${version} and l.bet_id > ${after}::uuid
    order by l.bet_id limit 1`.execute(db)
  return rows[0]?.id
}

/** Whether a result has bets that have not followed it. A bet that waits out its delay follows none: its markets are looked at when it is taken. */
export async function isFollowed(db: Db, { eventId, marketId, specifiers, version }: OpenResult): Promise<boolean> {
  const { rows } = await sql`
    select from sports.legs l join sports.bets b on b.id = l.bet_id
    where l.event_id = ${eventId} and l.market_id = ${marketId} and l.specifiers = ${specifiers} and l.followed < ${version} and b.state in ('open', 'settled', 'void') limit 1`.execute(
    db,
  )
  return rows.length === 0
}

export async function markDone(db: Db, { eventId, marketId, specifiers, version }: OpenResult): Promise<void> {
  await sql`
    update sports.results r set is_done = true
    where r.event_id = ${eventId} and r.market_id = ${marketId} and r.specifiers = ${specifiers} and r.version = ${version} and not r.is_done`.execute(
    db,
  )
}

/** A selection as it stands after its bet has followed a result. */
export interface StandingLeg extends SelectionGrade {
  betId: string
  leg: number
  selection: number
  followed: number
  isClaimed: boolean
}

export async function writeLegs(trx: Db, legs: readonly StandingLeg[]): Promise<void> {
  if (legs.length === 0) return
  await sql`
    update sports.legs l set result = r.result, dead_heat = r."deadHeat", void_reason = r."voidReason", followed = r.followed, is_claimed = r."isClaimed"
    from ${asRows(legs)} r("betId" uuid, leg smallint, selection smallint, result text, "deadHeat" text, "voidReason" smallint, followed integer, "isClaimed" boolean)
    where l.bet_id = r."betId" and l.leg = r.leg and l.selection = r.selection`.execute(trx)
}

/** What has become of a bet, whoever made it so. */
export interface NewState {
  id: string
  memberId: bigint
  version: number
  state: BetRow['state']
  inBooks: BetRow['inBooks']
  payout: bigint
  potential: bigint
  what: ChangeRow['what']
  refusal?: string
  reason?: string | null
  code?: string | null
}

/** Writes down what has become of bets, and tells their members. */
export async function writeStates(trx: Db, states: readonly NewState[]): Promise<void> {
  if (states.length === 0) return
  const rows = states.map(({ id, version, state, inBooks, payout, potential, what, refusal, reason, code }) => ({
    id,
    version,
    state,
    in_books: inBooks,
    payout: String(payout),
    potential: String(potential),
    what,
    refusal: refusal ?? null,
    reason: reason ?? null,
    code: code ?? null,
  }))
  await sql`
    update sports.bets b set version = r.version, state = r.state, in_books = r.in_books, payout = r.payout, potential = r.potential, refusal = coalesce(r.refusal, b.refusal),
      settled_at = case when r.state in ('settled', 'void', 'refused') then coalesce(b.settled_at, platform.clock()) end, auto_target = case when r.state = 'open' then b.auto_target end
    from ${asRows(rows)} r(id uuid, version integer, state text, in_books text, payout bigint, potential bigint, refusal text)
    where b.id = r.id`.execute(trx)
  await sql`
    insert into sports.bet_changes (bet_id, version, what, state, payout, reason, code)
    select r.id, r.version, r.what, r.state, r.payout, r.reason, r.code
    from ${asRows(rows)} r(id uuid, version integer, what text, state text, payout bigint, reason text, code text)`.execute(trx)
  await publishEach(
    trx,
    sportsBetChanged,
    states.map(({ id, memberId, version, state, payout }) => ({
      to: memberId,
      payload: { betId: id, version, state, payout: String(payout) },
    })),
  )
}

/** The books do not take a step of a bet. */
class NotMoved extends Error {
  constructor(verdict: string) {
    super(`a bet on sports could not be moved: ${verdict}`)
  }
}

/** What is wrong with one bet or with what is kept of it, and would be so again. */
export function isItsFault(error: unknown): boolean {
  if (error instanceof NotMoved || error instanceof BadSlip) return true
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^2[23]/.test(code)
}

const LATER_MAX = 600
const DONE = ['done', 'replayed']

/** Moves the money of bets. What depends on another step of the set is asked for again. */
export async function moveAll(trx: Db, steps: readonly Step[]): Promise<void> {
  let left = [...steps]
  for (let round = 0; left.length > 0; round++) {
    const moved = await move(trx, left)
    const wrong = moved.find(({ verdict }) => !DONE.includes(verdict) && verdict !== 'later')
    if (wrong || round > LATER_MAX) throw new NotMoved(wrong?.verdict ?? 'later')
    left = left.filter((_, n) => moved[n]!.verdict === 'later')
  }
}

type Claimed = Pick<FollowingLeg, 'eventId' | 'marketId' | 'specifiers' | 'outcome' | 'stake' | 'payout' | 'isClaimed'>
const claimsOf = (legs: readonly Claimed[], isClaimed: boolean) =>
  legs
    .filter((leg) => leg.isClaimed === isClaimed && leg.payout > 0)
    .map(({ eventId, stake, payout, ...leg }) => ({ ...leg, eventId: BigInt(eventId), stake: BigInt(stake), payout: BigInt(payout) }))

/** Bets that are over cost nothing any more; those that are open again cost what they did. */
export async function reclaim(
  trx: Db,
  { over, again }: { over: readonly { legs: Claimed[] }[]; again: readonly { legs: Claimed[] }[] },
): Promise<void> {
  await giveBack(
    trx,
    over.flatMap(({ legs }) => claimsOf(legs, true)),
  )
  await takeBack(
    trx,
    again.flatMap(({ legs }) => claimsOf(legs, false)),
  )
}
