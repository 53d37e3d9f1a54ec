import type { Db } from '@tucano/database'
import { writeSlip } from '@tucano/sports/slips'
import { sql } from 'kysely'
import { type BetRow, holdBets, readBets } from '../bets/read-bets.ts'
import { slipOf } from '../bets/slip-of.ts'
import { moveAll, writeStates } from '../settle/store.ts'
import { retrying } from '../retrying.ts'
import type { Sports } from '../sports.ts'
import type { PricedBuilder } from './asked.ts'
import { askedAgain, marketsOf } from './asked-again.ts'
import { type Judging, type TakenBet, judgeBet } from './judge.ts'
import { readJudging } from './judging.ts'
import { type Offered, delayOf, keyOf } from './offered.ts'
import { priceBuilders } from './prepare.ts'
import { legRows } from './store.ts'
import { giveBack, takeBack } from './take-on.ts'

const TOGETHER = 128

/** Decides bets that have waited out their delay: taken at the odds of now, or given back. What was not decided when a process was killed is decided by the next. Returns how many. */
export async function decidePending(sports: Sports): Promise<number> {
  const { db } = sports.services
  const { rows: due } = await sql<{ id: string }>`
    select b.id from sports.bets b where b.state = 'pending' and b.decides_at <= platform.clock() order by b.decides_at, b.id limit ${TOGETHER}`.execute(
    db,
  )
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  const prices = new Map<string, ReadonlyMap<number, PricedBuilder>>()
  for (const row of await readBets(db, ids)) prices.set(row.id, await priceBuilders(sports, slipOf(row)))
  return retrying(() => db.transaction().execute((trx) => decideTogether(trx, sports, { ids, prices })))
}

interface Due {
  ids: readonly string[]
  prices: ReadonlyMap<string, ReadonlyMap<number, PricedBuilder>>
}

async function decideTogether(trx: Db, sports: Sports, { ids, prices }: Due): Promise<number> {
  await holdBets(trx, ids)
  // Another process may have decided some of them before they were held.
  const rows = (await readBets(trx, ids)).filter(({ state }) => state === 'pending')
  if (rows.length === 0) return 0
  const members = rows.map(({ memberId }) => memberId)
  const judging = await readJudging(trx, sports.judgedBy, { keys: rows.flatMap(marketsOf), members })
  const verdicts = rows.map((row) => ({
    row,
    verdict: judgeAgain(row, {
      judging,
      factorBp: judging.factors.get(row.memberId)?.factorBp ?? 10_000,
      builders: prices.get(row.id) ?? new Map(),
    }),
  }))
  await refuse(
    trx,
    verdicts.flatMap(({ row, verdict }) => (typeof verdict === 'string' ? [{ row, code: verdict }] : [])),
  )
  await accept(
    trx,
    verdicts.flatMap(({ row, verdict }) => (typeof verdict === 'string' ? [] : [{ row, taken: verdict }])),
  )
  return rows.length
}

/** Whether bets on a match were stopped since a moment, or its score or cards have changed: then a bet is refused, whomever that would have helped. */
export const isDisturbed = (offered: Offered | undefined, sinceMs: number): boolean =>
  offered !== undefined &&
  delayOf(offered) > 0 &&
  [offered.stoppedAt, offered.disturbedAt].some((at) => at !== null && at.getTime() >= sinceMs)

function judgeAgain(
  row: BetRow,
  { judging, factorBp, builders }: { judging: Judging; factorBp: number; builders: ReadonlyMap<number, PricedBuilder> },
): TakenBet | string {
  const placedMs = Number(row.micros) / 1000
  if (marketsOf(row).some((key) => isDisturbed(judging.offered.get(keyOf(key)), placedMs))) return 'sports.changed'
  // What was staked was allowed when it was: only what is offered is judged again.
  const judged = judgeBet(askedAgain(row, builders), judging, Math.max(factorBp, 1))
  return judged.kind === 'taken' ? judged : judged.refusal.code
}

const claimsOf = ({ legs }: BetRow) =>
  legs
    .filter(({ isClaimed }) => isClaimed)
    .map(({ eventId, marketId, specifiers, outcome, claimedStake, claimedPayout }) => ({
      eventId: BigInt(eventId),
      marketId,
      specifiers,
      outcome,
      stake: BigInt(claimedStake),
      payout: BigInt(claimedPayout),
    }))

async function refuse(trx: Db, bets: readonly { row: BetRow; code: string }[]): Promise<void> {
  if (bets.length === 0) return
  await giveBack(
    trx,
    bets.flatMap(({ row }) => claimsOf(row)),
  )
  await sql`update sports.legs l set is_claimed = false where l.bet_id = any (${bets.map(({ row }) => row.id)}::uuid[])`.execute(trx)
  await moveAll(
    trx,
    bets.map(({ row }) => ({ kind: 'void', id: row.id, key: `v${row.version + 1}` })),
  )
  await writeStates(
    trx,
    bets.map(({ row: { id, memberId, version }, code }) => ({
      id,
      memberId,
      version: version + 1,
      payout: 0n,
      potential: 0n,
      state: 'refused',
      inBooks: 'void',
      what: 'refused',
      refusal: code,
    })),
  )
}

/** Taken at the odds of now, which may be better than those that were seen. */
async function accept(trx: Db, bets: readonly { row: BetRow; taken: TakenBet }[]): Promise<void> {
  if (bets.length === 0) return
  await giveBack(
    trx,
    bets.flatMap(({ row }) => claimsOf(row)),
  )
  await takeBack(
    trx,
    bets.flatMap(({ taken }) => taken.claims),
  )
  const slips = bets.map(({ row, taken }) => ({ id: row.id, slip: writeSlip(taken.slip), return_bp: taken.returnBp }))
  await sql`
    update sports.bets b set slip = r.slip, return_bp = r.return_bp, accepted_at = platform.clock(), state = 'open'
    from jsonb_to_recordset(${JSON.stringify(slips)}::jsonb) r(id uuid, slip jsonb, return_bp integer) where b.id = r.id`.execute(trx)
  const legs = bets.flatMap(({ row, taken }) => legRows({ asked: askedAgain(row, new Map()), taken }))
  await sql`
    update sports.legs l set odds = r.odds, chance = r.chance, claimed_stake = r.claimed_stake, claimed_payout = r.claimed_payout, is_claimed = r.is_claimed
    from jsonb_to_recordset(${JSON.stringify(legs)}::jsonb) r(bet_id uuid, leg smallint, selection smallint, odds integer, chance integer, claimed_stake bigint, claimed_payout bigint, is_claimed boolean)
    where l.bet_id = r.bet_id and l.leg = r.leg and l.selection = r.selection`.execute(trx)
  await writeStates(
    trx,
    bets.map(({ row: { id, memberId, version }, taken }) => ({
      id,
      memberId,
      version: version + 1,
      payout: 0n,
      potential: taken.potential,
      state: 'open',
      inBooks: 'open',
      what: 'accepted',
    })),
  )
}
