import { JACKPOT_EVERY_MS, JACKPOT_GROWTH } from '@tucano/contract/jackpot'
import type { Db } from '@tucano/database'
import { operatorAccount, post } from '@tucano/ledger'
import type { House } from '#platform/house'
import { sql } from 'kysely'

type PoolHouse = Pick<House, 'db' | 'brand'>

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

export interface JackpotWin {
  poolId: bigint
  roundId: string
  memberId: bigint
  amount: bigint
}

/**
 * Writes down who won a pool, within the transaction of the round that won it, and begins the next one. The round is paid by the house,
 * which takes back what it had set aside. False when somebody else was faster: then nothing was written.
 */
export async function winJackpot(
  trx: Db,
  { brand }: Pick<House, 'brand'>,
  { poolId, roundId, memberId, amount }: JackpotWin,
): Promise<boolean> {
  await lockPools(trx)
  const won = await trx
    .updateTable('jackpot.pools')
    .set({ won_at: sql<Date>`clock_timestamp()`, round_id: roundId, amount, member_id: memberId })
    .where('id', '=', poolId)
    .where('won_at', 'is', null)
    .returning(['seed', 'currency'])
    .executeTakeFirst()
  if (!won) return false
  const { seed, currency } = won
  const [from, to] = [await operatorAccount(trx, 'jackpot', currency), await operatorAccount(trx, 'house', currency)]
  await post(trx, { key: `jackpot:won:${poolId}`, kind: 'jackpot', moves: [{ from, to, amount: seed, currency }], reference: roundId })
  await beginPool(trx, brand)
  return true
}

const lockPools = (trx: Db) => sql`select pg_advisory_xact_lock(hashtextextended('jackpot.pools', 0))`.execute(trx)

async function beginPool(trx: Db, brand: House['brand']): Promise<void> {
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
