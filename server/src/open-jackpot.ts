import { JACKPOT_EVERY_MS, JACKPOT_GROWTH } from '@tucano/contract/jackpot'
import { operatorAccount, post } from '@tucano/ledger'
import type { House } from '#platform/house'
import { sql } from 'kysely'

/** Sees to it that a pool is running. Its seed is set aside in the books when it begins. */
export async function openJackpot({ db, brand }: Pick<House, 'db' | 'brand'>): Promise<void> {
  const { code: currency } = brand.currency
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('jackpot.pools', 0))`.execute(trx)
    const running = await trx
      .selectFrom('jackpot.pools')
      .select('id')
      .where('currency', '=', currency)
      .where('won_at', 'is', null)
      .executeTakeFirst()
    if (running) return
    const seed = BigInt(brand.jackpotSeed)
    const { id } = await trx
      .insertInto('jackpot.pools')
      .values({ currency, seed, growth: JACKPOT_GROWTH, every_ms: JACKPOT_EVERY_MS })
      .returning('id')
      .executeTakeFirstOrThrow()
    const [from, to] = [await operatorAccount(trx, 'house', currency), await operatorAccount(trx, 'jackpot', currency)]
    await post(trx, { key: `jackpot:seed:${id}`, kind: 'seed', moves: [{ from, to, amount: seed, currency }] })
  })
}
