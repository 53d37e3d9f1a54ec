import { PLAY_CURRENCY, POINTS_CURRENCY } from '@tucano/contract/money'
import { openCurrency } from '@tucano/ledger'
import type { Services } from '#platform/services'
import { sql } from 'kysely'

/** The currencies that this brand's ledger has, and the time zone whose days its limits go by. */
export async function openBooks({ db, brand }: Pick<Services, 'db' | 'brand'>): Promise<void> {
  await openCurrency(db, brand.currency.code, 'money')
  await openCurrency(db, PLAY_CURRENCY, 'play')
  await openCurrency(db, POINTS_CURRENCY, 'points')
  await sql`insert into platform.zone (name) values (${brand.timeZone}) on conflict (one) do update set name = excluded.name`.execute(db)
}
