import type { LotteryBet } from '@tucano/contract/lottery'
import type { Db } from '@tucano/database'
import { type RawBuilder, sql } from 'kysely'

/** A bet of the lottery with its draw. */
export interface LotteryBetRow {
  id: string
  memberId: bigint
  pocket: bigint
  state: LotteryBet['state']
  stake: bigint
  payout: bigint
  currency: string
  mark: string | null
  selections: unknown
  micros: string
  drawId: string
  numero: string
  closesAt: Date
  drawState: string
  result: string[] | null
}

const columns = sql`r.id, r.member_id as "memberId", r.pocket_id as pocket, r.state, r.stake, r.payout, r.currency, r.mark, r.selections, floor(extract(epoch from r.placed_at) * 1000000)::text as micros,
  d.event_id as "drawId", d.numero, d.closes_at as "closesAt", d.state as "drawState", d.result`

/** A bet, and what the pocket holds that it draws on. */
export interface PlacedBetRow extends LotteryBetRow {
  balance: bigint
}

/** Bets by their ids. */
export async function readBetsOf(db: Db, ids: readonly string[]): Promise<PlacedBetRow[]> {
  const { rows } = await sql<PlacedBetRow>`
    select ${columns}, p.balance from betting.bets r join lottery.draws d on d.event_id = r.event_id join betting.pockets p on p.id = r.pocket_id
    where r.id = any (${[...ids]}::uuid[])`.execute(db)
  return rows
}

export type BetState = 'open' | 'won' | 'lost' | 'void'

const states: Record<BetState, RawBuilder<unknown>> = {
  open: sql`and r.state = 'open'`,
  won: sql`and r.state = 'settled' and r.payout > 0`,
  lost: sql`and r.state = 'settled' and r.payout = 0`,
  void: sql`and r.state = 'void'`,
}

interface Page {
  gameId: string | undefined
  state: BetState | undefined
  before: { micros: string; id: string } | undefined
  limit: number
}

/** Bets of a member, newest first. */
export async function readPage(db: Db, memberId: bigint, { gameId, state, before, limit }: Page): Promise<LotteryBetRow[]> {
  const at = before && sql`to_timestamp(0) + ${before.micros}::bigint * interval '1 microsecond'`
  const { rows } = await sql<LotteryBetRow>`
    select ${columns} from unnest(array['LOTT', 'ELOTT']) p(product), lateral (
      select r.* from betting.bets r
      where r.member_id = ${memberId}::bigint and r.product = p.product and r.event_id is not null
        ${at ? sql`and r.placed_at < ${at} + interval '1 microsecond' and (r.placed_at, r.id) < (${at}, ${before.id}::uuid)` : sql``}
        ${gameId === undefined ? sql`` : sql`and r.game = ${gameId}`} ${state === undefined ? sql`` : states[state]}
      order by r.placed_at desc, r.id desc limit ${limit}
    ) r join lottery.draws d on d.event_id = r.event_id
    order by r.placed_at desc, r.id desc limit ${limit}`.execute(db)
  return rows
}

/** Whether a bet of the member is there. */
export async function isThere(db: Db, memberId: bigint, id: string): Promise<boolean> {
  const { rows } = await sql`select from betting.bets r where r.id = ${id}::uuid and r.member_id = ${memberId}::bigint`.execute(db)
  return rows.length > 0
}
