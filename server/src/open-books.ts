import { isClosed } from '@tucano/brand'
import { COCKFIGHT_VENDOR } from '@tucano/contract/lobby'
import { FOREIGN_LOTTERIES } from '@tucano/contract/lottery'
import { PLAY_CURRENCY, POINTS_CURRENCY } from '@tucano/contract/money'
import { openCurrency } from '@tucano/ledger'
import type { Services } from '#platform/services'
import { sql } from 'kysely'

/** The currencies that this brand's ledger has, the time zone whose days its limits go by, and what its jurisdiction takes no stakes in. */
export async function openBooks({ db, brand }: Pick<Services, 'db' | 'brand'>): Promise<void> {
  await openCurrency(db, brand.currency.code, 'money')
  await openCurrency(db, PLAY_CURRENCY, 'play')
  await openCurrency(db, POINTS_CURRENCY, 'points')
  await sql`insert into platform.zone (name) values (${brand.timeZone}) on conflict (one) do update set name = excluded.name`.execute(db)
  const { profile } = brand.jurisdiction
  const closed = [
    ...(isClosed(profile, 'pvp') ? [{ product: 'PVP' }] : []),
    ...(isClosed(profile, 'cockfight') ? [{ vendor: COCKFIGHT_VENDOR }] : []),
    ...(isClosed(profile, 'foreignLottery') ? FOREIGN_LOTTERIES.map((vendor) => ({ vendor })) : []),
  ]
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('betting.closed_play').execute()
    for (const each of closed) await trx.insertInto('betting.closed_play').values(each).execute()
  })
}
