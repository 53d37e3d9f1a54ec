import { PLAY_CURRENCY, POINTS_CURRENCY } from '@tucano/contract/money'
import { openCurrency } from '@tucano/ledger'
import type { House } from '#platform/house'

/** The currencies that this brand's ledger has. */
export async function openCurrencies({ db, brand }: Pick<House, 'db' | 'brand'>): Promise<void> {
  await openCurrency(db, brand.currency.code, 'money')
  await openCurrency(db, PLAY_CURRENCY, 'play')
  await openCurrency(db, POINTS_CURRENCY, 'points')
}
