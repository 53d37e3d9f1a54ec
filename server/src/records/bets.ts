import type { betFilters } from '@tucano/contract/bet-history'
import { gameTypes } from '@tucano/contract/lobby'
import type { Db } from '@tucano/database'
import { type RawBuilder, sql } from 'kysely'

/** Days of the brand's time zone, both included. */
export interface Period {
  /** Whose bets. */
  members: readonly bigint[]
  timeZone: string
  from: string
  to: string
}

const ms = (column: string) => sql<string>`floor(extract(epoch from ${sql.ref(column)}) * 1000)`
/** Microseconds: bets placed in the same millisecond keep their order. */
const micros = sql<string>`floor(extract(epoch from r.placed_at) * 1000000)`

export const betColumns = sql`
  r.id, r.member_id as "memberId", r.product, r.vendor, r.game, r.stake, r.payout, r.currency, r.state, r.decided, r.free as "isFree", r.mark, r.nonce, ${ms('r.placed_at')} as "placedAt",
  ${ms('r.settled_at')} as "settledAt", ${micros} as micros`

export interface BetRow {
  id: string
  memberId: bigint
  product: string
  vendor: string
  game: string
  stake: bigint
  payout: bigint
  currency: string
  state: string
  decided: bigint
  isFree: boolean
  mark: string | null
  nonce: number | null
  placedAt: string
  settledAt: string | null
  micros: string
}

export type BetFilter = (typeof betFilters)[number]

export interface Page {
  product: string | undefined
  state: BetFilter | undefined
  before: { micros: string; id: string } | undefined
  limit: number
}

/** What of a free stake was the member's: nothing. */
const own = sql`case when r.free then 0 else r.stake end`
/** Which bets a filter lets through. The rare ones have indexes of their own. */
export const filters: Record<BetFilter, { where: RawBuilder<unknown>; isRare?: true }> = {
  open: { where: sql`r.state <> 'settled' and r.state = 'open'`, isRare: true },
  part: { where: sql`r.state <> 'settled' and r.state = 'open' and r.decided > 0`, isRare: true },
  void: { where: sql`r.state <> 'settled' and r.state = 'void'`, isRare: true },
  corrected: { where: sql`r.mark = 'corrected' and r.state = 'settled'`, isRare: true },
  cashedOut: { where: sql`r.mark = 'cashedOut' and r.state = 'settled'`, isRare: true },
  settled: { where: sql`r.state = 'settled'` },
  won: { where: sql`r.state = 'settled' and r.payout > ${own}` },
  lost: { where: sql`r.state = 'settled' and (r.payout = 0 or r.payout < ${own})` },
}

/** Bets of a period, older than where a page ended. The index is entered at the plain bound on the time: with the pair alone it would be at the end of the period, however old the page is. */
export function betsOf({ timeZone, from, to }: Omit<Period, 'members'>, before: Page['before']): RawBuilder<unknown> {
  const end = sql`(${to}::date + 1)::timestamp at time zone ${timeZone}`
  const last = before && sql`to_timestamp(0) + ${before.micros}::bigint * interval '1 microsecond'`
  return sql`
    r.placed_at >= (${from}::date)::timestamp at time zone ${timeZone}
    and r.placed_at < ${last ? sql`least(${end}, ${last} + interval '1 microsecond')` : end}
    ${last ? sql`and (r.placed_at, r.id) < (${last}, ${before.id}::uuid)` : sql``}`
}

/** Bets of a period, newest first. Each product of each member gives its newest; the newest of those are the page. */
export async function readBets(db: Db, period: Period, { product, state, before, limit }: Page): Promise<BetRow[]> {
  const wanted = sql`r.member_id = o.id and ${betsOf(period, before)}`
  const newest = sql`order by r.placed_at desc, r.id desc limit ${limit}`
  const isIn = state === undefined ? undefined : filters[state]
  const { rows } = await (
    isIn?.isRare
      ? sql<BetRow>`
        select ${betColumns} from unnest(${[...period.members]}::bigint[]) o(id), lateral (
          select r.* from betting.bets r where ${wanted} and ${isIn.where} ${product === undefined ? sql`` : sql`and r.product = ${product}`} ${newest}
        ) r ${newest}`
      : sql<BetRow>`
        select ${betColumns} from unnest(${[...period.members]}::bigint[]) o(id), unnest(${product === undefined ? [...gameTypes] : [product]}::text[]) p(product), lateral (
          select r.* from betting.bets r where ${wanted} and r.product = p.product ${isIn ? sql`and ${isIn.where}` : sql``} ${newest}
        ) r ${newest}`
  ).execute(db)
  return rows
}

/** With what it was drawn from, where its product draws. */
export interface DrawnRow extends BetRow {
  seedId: bigint | null
  /** What it paid before anything was corrected. */
  drawnPayout: bigint
  transcript: Buffer | null
}

/** One of them. */
export async function readBet(db: Db, memberId: bigint, id: string): Promise<DrawnRow | undefined> {
  const { rows } = await sql<DrawnRow>`
    select ${betColumns}, r.seed_id as "seedId", r.transcript,
      r.payout - coalesce((select sum(s.payout) from betting.steps s where s.bet_id = r.id and s.late), 0)::bigint as "drawnPayout"
    from betting.bets r where r.member_id = ${memberId}::bigint and r.id = ${id}::uuid`.execute(db)
  return rows[0]
}

/** Everything that moved a bet's money. */
export const readSteps = (db: Db, roundId: string) =>
  db
    .selectFrom('betting.steps')
    .select(['kind', 'stake', 'payout', 'moved', 'state', ms('at').as('at')])
    .where('bet_id', '=', roundId)
    .orderBy('version')
    .execute()

const turnover = (db: Db, { members, from, to }: Period, currency: string) =>
  db
    .selectFrom('betting.turnover')
    .where('member_id', '=', sql<bigint>`any (${[...members]}::bigint[])`)
    .where('currency', '=', currency)
    .where('day', '>=', sql<string>`${from}::date`)
    .where('day', '<=', sql<string>`${to}::date`)

/** What bets that are over add up to. */
export async function readTotal(db: Db, period: Period, { product, currency }: { product: string | undefined; currency: string }) {
  let query = turnover(db, period, currency).select((all) => [
    all.fn.sum<string | null>('bets').as('rounds'),
    all.fn.sum<string | null>('stake').as('stake'),
    all.fn.sum<string | null>('payout').as('payout'),
  ])
  if (product !== undefined) query = query.where('product', '=', product)
  const { rounds: many, stake, payout } = await query.executeTakeFirstOrThrow()
  return { rounds: Number(many ?? 0), stake: stake ?? '0', payout: payout ?? '0' }
}

export const readDays = (db: Db, period: Period, currency: string) =>
  turnover(db, period, currency)
    .select(['product', 'bets as rounds', 'stake', 'payout', sql<string>`day::text`.as('day')])
    .orderBy('day')
    .orderBy('product')
    .execute()
