import type { ActPreview, SportsAct } from '@tucano/contract/sports/office-acts'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import type { BetRow } from '../bets/read-bets.ts'
import { type Decided, type ToDecide, decideBet } from '../settle/decide.ts'
import { type ResultRow, gradeSelection } from '../settle/grade.ts'
import { type FollowingBet, readResults } from '../settle/store.ts'
import { marketsOfAct, resultOf } from './acts.ts'

const TOGETHER = 500
const LARGEST = 20
const NONE = '00000000-0000-0000-0000-000000000000'
/** Above every version that there is. */
const LAST = 2_147_483_647

interface Market {
  market: number
  specifiers: string
}
interface PreviewedBet extends Omit<FollowingBet, 'legs'> {
  account: string
  stake: bigint
  legs: Pick<
    FollowingBet['legs'][number],
    'leg' | 'eventId' | 'marketId' | 'specifiers' | 'outcome' | 'odds' | 'oddsWithout' | 'result' | 'deadHeat' | 'isPlace'
  >[]
}

const keyOf = ({ market, specifiers }: Market): string => `${market}/${specifiers}`

/** Bets that an act is about: of its markets, accepted within its interval. */
async function readAbout(db: Db, eventId: bigint, act: SportsAct['act'], after: string): Promise<PreviewedBet[]> {
  const markets = marketsOfAct(act)
  const [from, to] = act.kind === 'void' ? [act.fromAt ?? null, act.toAt ?? null] : [null, null]
  const { rows } = await sql<PreviewedBet>`
    select b.id, b.member_id as "memberId", m.account, b.slip, b.state, b.in_books as "inBooks", b.version, b.unit_left as "unitLeft", b.stake, b.payout, b.potential, b.cap, b.cashed_out as "cashedOut",
      b.paid_from as "paidFrom", (extract(epoch from b.accepted_at) * 1000)::float8 as "acceptedMs", (
        select jsonb_agg(jsonb_build_object('leg', l.leg, 'eventId', l.event_id, 'marketId', l.market_id, 'specifiers', l.specifiers, 'outcome', l.outcome, 'odds', l.odds, 'oddsWithout', l.odds_without,
          'result', l.result, 'deadHeat', l.dead_heat, 'isPlace', l.is_place) order by l.leg, l.selection)
        from sports.legs l where l.bet_id = b.id
      ) as legs
    from sports.bets b join member.members m on m.id = b.member_id
    where b.id > ${after}::uuid and b.state in ('open', 'settled', 'void') and b.id in (
      select l.bet_id from sports.legs l
      join unnest(${markets.map(({ market }) => market)}::integer[], ${markets.map(({ specifiers }) => specifiers)}::text[]) a(market_id, specifiers) on a.market_id = l.market_id and a.specifiers = l.specifiers
      where l.event_id = ${eventId}::bigint and l.bet_id > ${after}::uuid
    ) and (${from}::bigint is null or b.accepted_at >= to_timestamp(${from}::bigint / 1000.0)) and (${to}::bigint is null or b.accepted_at < to_timestamp(${to}::bigint / 1000.0))
    order by b.id limit ${TOGETHER}`.execute(db)
  return rows
}

/** What would have been told of each market once the act was carried out. */
async function readTold(db: Db, eventId: bigint, act: SportsAct['act'], atMs: number): Promise<Map<string, ResultRow[]>> {
  const { outcomes, voidReason, fromMs, toMs } = resultOf(act)
  const more: Omit<ResultRow, 'version'> = { kind: act.kind === 'void' ? 'cancelled' : 'settled', outcomes, voidReason, fromMs, toMs, atMs }
  const told = new Map<string, ResultRow[]>()
  for (const { market, specifiers } of marketsOfAct(act)) {
    const results = await readResults(db, { eventId, marketId: market, specifiers, version: LAST, reason: null })
    told.set(keyOf({ market, specifiers }), [...results, { ...more, version: (results.at(-1)?.version ?? 0) + 1 }])
  }
  return told
}

/** A bet as all that would have been told leaves it; nothing where that changes nothing. */
function becomes(bet: PreviewedBet, eventId: bigint, told: ReadonlyMap<string, readonly ResultRow[]>): Decided | undefined {
  const legs = bet.legs.map((leg) => {
    const results = BigInt(leg.eventId) === eventId ? told.get(keyOf({ market: leg.marketId, specifiers: leg.specifiers })) : undefined
    return results ? { ...leg, ...gradeSelection(results, leg.outcome, bet.acceptedMs) } : leg
  })
  const graded: ToDecide = { ...bet, legs }
  const decided = decideBet(graded)
  return decided && (decided.state !== bet.state || decided.payout !== bet.payout || decided.potential !== bet.potential)
    ? decided
    : undefined
}

type Standing = Pick<BetRow, 'state' | 'payout'>

/** What a member has of a bet: what it pays, or the stake that came back; a stake that the promotion account paid goes back there. */
const hasOf = ({ stake, paidFrom }: Pick<PreviewedBet, 'stake' | 'paidFrom'>, { state, payout }: Standing): bigint =>
  state === 'void' ? (paidFrom === 'free' ? 0n : stake) : payout

const size = (amount: bigint): bigint => (amount < 0n ? -amount : amount)

type Largest = ActPreview['largest'][number]
const byDifference = (a: Largest, b: Largest): number => {
  const [one, other] = [a, b].map(({ before, after }) => size(BigInt(after) - BigInt(before)))
  return one === other ? 0 : one! < other! ? 1 : -1
}

/** What an act would change if it were carried out now: each bet is worked out as it would be settled, and nothing is written. */
export async function previewAct(db: Db, eventId: bigint, act: SportsAct['act']): Promise<ActPreview> {
  const { rows: clock } = await sql<{ now: Date }>`select platform.clock() as now`.execute(db)
  const at = clock[0]!.now.getTime()
  const told = await readTold(db, eventId, act, at)
  const members = new Set<bigint>()
  const counts = { bets: 0, changed: 0, settled: 0, voided: 0, opened: 0 }
  const sums = { stake: 0n, before: 0n, after: 0n }
  let largest: Largest[] = []
  for (let after = NONE; ;) {
    const bets = await readAbout(db, eventId, act, after)
    for (const bet of bets) {
      const change = becomes(bet, eventId, told)
      const [before, then] = [hasOf(bet, bet), hasOf(bet, change ?? bet)]
      counts.bets++
      members.add(bet.memberId)
      sums.stake += bet.stake
      sums.before += before
      sums.after += then
      if (!change) continue
      counts.changed++
      counts[change.state === 'settled' ? 'settled' : change.state === 'void' ? 'voided' : 'opened']++
      largest.push({
        betId: bet.id,
        memberId: String(bet.memberId),
        account: bet.account,
        stake: String(bet.stake),
        state: bet.state,
        becomes: change.state,
        before: String(before),
        after: String(then),
      })
    }
    largest = largest.toSorted(byDifference).slice(0, LARGEST)
    const last = bets.at(-1)
    if (!last || bets.length < TOGETHER) break
    after = last.id
  }
  return {
    at,
    ...counts,
    members: members.size,
    stake: String(sums.stake),
    before: String(sums.before),
    after: String(sums.after),
    difference: String(sums.after - sums.before),
    largest,
  }
}
