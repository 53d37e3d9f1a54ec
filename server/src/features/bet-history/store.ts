import type { Db } from '@tucano/database'
import { sql } from 'kysely'

/** Days of the brand's time zone, both included. */
export interface Period {
  memberId: bigint
  timeZone: string
  from: string
  to: string
}

const ms = (column: string) => sql<string>`floor(extract(epoch from ${sql.ref(column)}) * 1000)`
/** Microseconds: bets placed in the same millisecond keep their order. */
const micros = sql<string>`floor(extract(epoch from r.placed_at) * 1000000)`

const rounds = (db: Db, memberId: bigint) =>
  db
    .selectFrom('betting.rounds as r')
    .select(['r.id', 'r.product', 'r.vendor', 'r.game', 'r.stake', 'r.payout', 'r.currency', 'r.state', 'r.nonce'])
    .select([ms('r.placed_at').as('placedAt'), ms('r.settled_at').as('settledAt'), micros.as('micros')])
    .where('r.member_id', '=', memberId)

export type BetRow = Awaited<ReturnType<ReturnType<typeof rounds>['execute']>>[number]

interface Page {
  product: string | undefined
  state: string | undefined
  before: { micros: string; id: string } | undefined
  limit: number
}

/** Rounds of a period, newest first. */
export function readBets(db: Db, { memberId, timeZone, from, to }: Period, { product, state, before, limit }: Page): Promise<BetRow[]> {
  let query = rounds(db, memberId)
    .where(sql<boolean>`r.placed_at >= (${from}::date)::timestamp at time zone ${timeZone}`)
    .where(sql<boolean>`r.placed_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`)
  if (product !== undefined) query = query.where('r.product', '=', product)
  if (state !== undefined) query = query.where('r.state', '=', state)
  if (before)
    query = query.where(
      sql<boolean>`(r.placed_at, r.id) < (to_timestamp(0) + ${before.micros}::bigint * interval '1 microsecond', ${before.id}::uuid)`,
    )
  return query.orderBy('r.placed_at', 'desc').orderBy('r.id', 'desc').limit(limit).execute()
}

export const readBet = (db: Db, memberId: bigint, id: string) =>
  rounds(db, memberId).select(['r.seed_id', 'r.transcript']).where('r.id', '=', id).executeTakeFirst()

export const readLegs = (db: Db, roundId: string) =>
  db
    .selectFrom('betting.legs as l')
    .innerJoin('ledger.postings as p', 'p.id', 'l.posting_id')
    .select(['l.kind', 'l.stake', 'l.payout', ms('p.at').as('at')])
    .where('l.round_id', '=', roundId)
    .orderBy('l.posting_id')
    .execute()

export const readSeed = (db: Db, seedId: bigint) =>
  db
    .selectFrom('fairness.seeds')
    .select(['id', 'hash', 'client_seed', 'state', 'sealed'])
    .where('id', '=', seedId)
    .executeTakeFirstOrThrow()

const turnover = (db: Db, { memberId, from, to }: Period, currency: string) =>
  db
    .selectFrom('betting.turnover')
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('day', '>=', sql<string>`${from}::date`)
    .where('day', '<=', sql<string>`${to}::date`)

/** What rounds that are over add up to. */
export async function readTotal(db: Db, period: Period, { product, currency }: { product: string | undefined; currency: string }) {
  let query = turnover(db, period, currency).select((all) => [
    all.fn.sum<string | null>('rounds').as('rounds'),
    all.fn.sum<string | null>('stake').as('stake'),
    all.fn.sum<string | null>('payout').as('payout'),
  ])
  if (product !== undefined) query = query.where('product', '=', product)
  const { rounds: many, stake, payout } = await query.executeTakeFirstOrThrow()
  return { rounds: Number(many ?? 0), stake: stake ?? '0', payout: payout ?? '0' }
}

export const readDays = (db: Db, period: Period, currency: string) =>
  turnover(db, period, currency)
    .select(['product', 'rounds', 'stake', 'payout', sql<string>`day::text`.as('day')])
    .orderBy('day')
    .orderBy('product')
    .execute()
