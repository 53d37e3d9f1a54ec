import type { Db } from '@tucano/database'
import { writeSlip } from '@tucano/sports/slips'
import { sql } from 'kysely'
import type { AskedBet } from './asked.ts'
import type { TakenBet } from './judge.ts'

export interface NewBet {
  asked: AskedBet
  taken: TakenBet
}

/** Writes bets down whose stakes were taken. Live ones of a feed wait first. */
export async function insertBets(trx: Db, bets: readonly NewBet[]): Promise<void> {
  if (bets.length === 0) return
  await sql`
    with placed as (
      insert into sports.bets (id, member_id, pocket_id, currency, input_hash, slip, state, lines, unit, unit_left, stake, potential, cap, policy, paid_from, return_bp, is_live, placed_at, accepted_at, decides_at)
      select r.id, r.member_id, r.pocket_id, r.currency, r.input_hash, r.slip, case when r.delay > 0 then 'pending' else 'open' end, r.lines, r.unit, r.unit, r.stake, r.potential, r.cap, r.policy, r.paid_from,
        r.return_bp, r.is_live, n.at, case when r.delay = 0 then n.at end, case when r.delay > 0 then n.at + r.delay * interval '1 second' end
      from (select platform.clock() as at) n, jsonb_to_recordset(${JSON.stringify(bets.map(betRow))}::jsonb) r(id uuid, member_id bigint, pocket_id bigint, currency text, input_hash bigint, slip jsonb,
        lines integer, unit bigint, stake bigint, potential bigint, cap bigint, policy text, paid_from text, return_bp integer, is_live boolean, delay integer)
      returning id, state
    ), standing as (
      insert into sports.legs (bet_id, leg, selection, event_id, market_id, specifiers, outcome, odds, chance, odds_without, claimed_stake, claimed_payout, is_claimed, is_place)
      select r.* from jsonb_to_recordset(${JSON.stringify(bets.flatMap(legRows))}::jsonb) r(bet_id uuid, leg smallint, selection smallint, event_id bigint, market_id integer, specifiers text, outcome text,
        odds integer, chance integer, odds_without integer, claimed_stake bigint, claimed_payout bigint, is_claimed boolean, is_place boolean)
    )
    insert into sports.bet_changes (bet_id, version, what, state, payout) select p.id, 1, 'placed', p.state, 0 from placed p`.execute(trx)
}

const betRow = ({ asked, taken }: NewBet): object => ({
  id: asked.id,
  member_id: String(asked.memberId),
  pocket_id: String(asked.pocket),
  currency: asked.currency,
  input_hash: String(asked.hash),
  slip: writeSlip(taken.slip),
  lines: taken.lines,
  unit: String(taken.slip.unit),
  stake: String(taken.stake),
  potential: String(taken.potential),
  cap: String(taken.cap),
  policy: asked.policy,
  paid_from: asked.paidFrom,
  return_bp: taken.returnBp,
  is_live: taken.isLive,
  delay: taken.delaySeconds,
})

export function legRows({ asked, taken }: NewBet): object[] {
  return taken.selections.map(({ leg, selection, eventId, market, specifiers, outcome, odds, chance, oddsWithout, isPlace }) => {
    const claim = taken.claims.find((one) => one.leg === leg && one.selection === selection)
    return {
      bet_id: asked.id,
      leg,
      selection,
      event_id: String(eventId),
      market_id: market,
      specifiers,
      outcome,
      odds,
      chance,
      odds_without: oddsWithout,
      claimed_stake: String(claim?.stake ?? 0n),
      claimed_payout: String(claim?.payout ?? 0n),
      is_claimed: claim !== undefined,
      is_place: isPlace,
    }
  })
}

/** Bets that are there already, by their ids. */
export async function readKnown(db: Db, ids: readonly string[]): Promise<Map<string, { memberId: bigint; pocket: bigint; hash: bigint }>> {
  const { rows } = await sql<{ id: string; memberId: bigint; pocket: bigint; hash: bigint }>`
    select b.id, b.member_id as "memberId", b.pocket_id as pocket, b.input_hash as hash from sports.bets b where b.id = any (${[...ids]}::uuid[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}

/** Of bets of bonus money, those whose member has bonus money on another outcome of one of their markets. */
export async function readBothSides(db: Db, bets: readonly NewBet[]): Promise<Set<string>> {
  const asked = bets.filter((bet) => bet.asked.paidFrom === 'bonus')
  if (asked.length === 0) return new Set()
  const rows = asked.flatMap((bet) => legRows(bet).map((leg) => ({ ...leg, member_id: String(bet.asked.memberId) })))
  const { rows: found } = await sql<{ id: string }>`
    select distinct r.bet_id as id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r(bet_id uuid, member_id bigint, event_id bigint, market_id integer, specifiers text, outcome text)
    join sports.legs l on l.event_id = r.event_id and l.market_id = r.market_id and l.specifiers = r.specifiers and l.outcome <> r.outcome
    join sports.bets b on b.id = l.bet_id and b.member_id = r.member_id and b.paid_from = 'bonus' and b.state in ('pending', 'open')`.execute(
    db,
  )
  return new Set(found.map(({ id }) => id))
}
