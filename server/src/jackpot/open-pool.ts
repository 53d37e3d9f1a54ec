import { JACKPOT_EVERY_MS, JACKPOT_GROWTH } from '@tucano/contract/jackpot'
import type { Db } from '@tucano/database'
import { operatorAccount, post } from '@tucano/ledger'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { amountNow, readPool } from './pool.ts'

type PoolHouse = Pick<Services, 'db' | 'brand'>

/** Sees to it that a pool is running. Its seed is set aside in the books when it begins. */
export async function openJackpot({ db, brand }: PoolHouse): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockPools(trx)
    const running = await trx
      .selectFrom('jackpot.pools')
      .select('id')
      .where('currency', '=', brand.currency.code)
      .where('won_at', 'is', null)
      .executeTakeFirst()
    if (!running) await beginPool(trx, brand)
  })
}

/** The running pool, for as long as the transaction that holds it. */
export interface HeldPool {
  amount: bigint
}

/** Holds the pool until the transaction ends, so that nobody else wins it between a draw and its writing. Nothing where no pool runs. */
export async function holdPool(trx: Db, { brand }: Pick<Services, 'brand'>): Promise<HeldPool | undefined> {
  await lockPools(trx)
  const pool = await readPool(trx, brand.currency.code)
  return pool && { amount: amountNow(pool) }
}

export interface JackpotWin {
  roundId: string
  memberId: bigint
  amount: bigint
}

/**
 * Writes down who won the pool, within the transaction that holds it and writes the round that won it, and begins the next one. The round is
 * paid by the house, which takes back what it had set aside.
 */
export async function winJackpot(trx: Db, { brand }: Pick<Services, 'brand'>, { roundId, memberId, amount }: JackpotWin): Promise<void> {
  const { id, seed, currency } = await trx
    .updateTable('jackpot.pools')
    .set({ won_at: sql<Date>`clock_timestamp()`, round_id: roundId, amount, member_id: memberId })
    .where('currency', '=', brand.currency.code)
    .where('won_at', 'is', null)
    .returning(['id', 'seed', 'currency'])
    .executeTakeFirstOrThrow()
  const [from, to] = [await operatorAccount(trx, 'jackpot', currency), await operatorAccount(trx, 'house', currency)]
  await post(trx, { key: `jackpot:won:${id}`, kind: 'jackpot', moves: [{ from, to, amount: seed, currency }], reference: roundId })
  await beginPool(trx, brand)
}

const lockPools = (trx: Db) => sql`select pg_advisory_xact_lock(hashtextextended('jackpot.pools', 0))`.execute(trx)

async function beginPool(trx: Db, brand: Services['brand']): Promise<void> {
  const { code: currency } = brand.currency
  const seed = BigInt(brand.jackpotSeed)
  const { id } = await trx
    .insertInto('jackpot.pools')
    .values({ currency, seed, growth: JACKPOT_GROWTH, every_ms: JACKPOT_EVERY_MS })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [from, to] = [await operatorAccount(trx, 'house', currency), await operatorAccount(trx, 'jackpot', currency)]
  await post(trx, { key: `jackpot:seed:${id}`, kind: 'seed', moves: [{ from, to, amount: seed, currency }] })
}
